import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideProps } from '../../core/types';
import { guideFile } from '../guides';
import { renderJsonLd } from '../seo/jsonLd';

/**
 * Adds structured data to the document of a guide. It is written here because React would have to
 * set a script's text in the browser, which Trusted Types refuse (docs/decisions.md).
 * @param html The exported document.
 * @param file Path of the document below the export's folder, `x/introduction/index.html`.
 */
export function addJsonLd(html: string, file: string): string {
  const source = guideFile(`/${path.posix.dirname(file)}/`);
  if (!existsSync(source)) return html;
  const props = JSON.parse(readFileSync(source, 'utf8')) as GuideProps;
  const script = `<script type="application/ld+json">${renderJsonLd(props)}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
