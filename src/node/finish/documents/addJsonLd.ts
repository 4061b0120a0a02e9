import type { PageFacts } from '../../model/pageFacts';
import type { NavItem } from '../../../core/types';
import { buildJsonLd, renderJsonLd } from '../../render/seo/jsonLd';

/**
 * Adds structured data to the document of a page. It is written here because React would have to set
 * a script's text in the browser, which Trusted Types refuse (docs/decisions.md).
 * @param html The exported document.
 * @param page What is known of the page; documents without a text of their own have none.
 * @param tree The navigation with the pages that exist.
 */
export function addJsonLd(
  html: string,
  page: PageFacts | undefined,
  tree: readonly NavItem[],
): string {
  if (!page) return html;
  const script = `<script type="application/ld+json">${renderJsonLd(buildJsonLd(page, tree))}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
