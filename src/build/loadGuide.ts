import { readFileSync } from 'node:fs';
import type { PageProps } from '../core/pageProps';
import type { GuideProps } from '../core/types';
import { guideFile } from './guides';

/**
 * Returns the props of a guide's page.
 * @param slug Segments after `/x/`, as the catch-all route has them.
 */
export function loadGuide(slug: readonly string[]): PageProps<GuideProps> {
  const file = guideFile(`/x/${slug.join('/')}/`);
  return {
    userLanguage: 'en',
    translations: {},
    page: JSON.parse(readFileSync(file, 'utf8')) as GuideProps,
  };
}
