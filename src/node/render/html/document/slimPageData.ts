import type { Page, PageProps } from '../../../../core/pageProps';
import type { GuideBlock } from '../../../../core/types';

/**
 * Returns the props without what the document already holds as HTML: React adopts that part of the
 * page as it is (StaticHtml). `_next/data` keeps the full props for client navigation.
 */
export function slimPageData<Props extends { pageProps?: Partial<PageProps> }>(
  props: Props,
): Props {
  // Next's own error page, which only `next dev` shows, has no props of ours.
  if (!props.pageProps?.page) return props;
  return { ...props, pageProps: { ...props.pageProps, page: slimPage(props.pageProps.page) } };
}

function slimPage(page: Page): Page {
  if (page.kind === 'plain') return page;
  if (page.kind === 'guide') return { ...page, toc: [], blocks: page.blocks.map(slimBlock) };
  return { ...page, toc: [], blocks: page.blocks.map((block) => ({ ...block, html: '' })) };
}

function slimBlock(block: GuideBlock): GuideBlock {
  if (block.kind === 'html') return { ...block, html: '' };
  if (block.kind !== 'demo' || !block.info) return block;
  const { preview, ...info } = block.info;
  return { ...block, info: { ...info, html: '', ...(preview !== undefined && { preview: '' }) } };
}
