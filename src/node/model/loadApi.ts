import { readFileSync } from 'node:fs';
import type { ApiPageProps, ApiTabProps, PageProps } from '../../core/pageProps';
import { apiPageFile } from './api/apiPageFile';
import { neighbourLinks } from './loadGuide';

/**
 * Returns the props of a page of the API reference.
 * @param slug Segments after `/x/api/`, as the catch-all route has them.
 */
export function loadApi(slug: readonly string[]): PageProps<ApiPageProps> {
  const pathname = `/x/api/${slug.join('/')}/`;
  const page = readJson<ApiPageProps>(apiPageFile(pathname));
  return withDefaults({ ...page, ...neighbourLinks(pathname) });
}

/**
 * Returns the props of a guide's API tab.
 * @param slug Segments after `/x/`, the name of the tab last.
 */
export function loadApiTab(slug: readonly string[]): PageProps<ApiTabProps> {
  return withDefaults(readJson<ApiTabProps>(apiPageFile(`/x/${slug.join('/')}/`)));
}

function withDefaults<View extends ApiPageProps | ApiTabProps>(page: View): PageProps<View> {
  return { userLanguage: 'en', translations: {}, page };
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}
