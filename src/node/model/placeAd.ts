import type { GuideBlock, GuideProps } from '../../core/types';

/** How the frame of a heading begins that opens a section (markdown/renderHeading.ts). */
const HEADING = '<div class="heading heading-2">';

/**
 * Puts the place of the ad into a guide: after its first section (SPEC 7.1), which is what stands
 * before the first heading, or the first heading's section on a page that begins with one.
 * @returns The blocks as they are where the page or one of its demos has disabled the ad.
 */
export function placeAd({ meta, blocks }: Pick<GuideProps, 'meta' | 'blocks'>): GuideBlock[] {
  const hasQuietDemo = blocks.some((block) => block.kind === 'demo' && block.options.disableAd);
  if (meta.disableAd || hasQuietDemo) return blocks;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'html') continue;
    // A heading at the very start of the page begins the first section rather than the second.
    const end = block.html.indexOf(HEADING, index === 0 ? 1 : 0);
    if (end === -1) continue;
    const parts = [block.html.slice(0, end), block.html.slice(end)];
    const [before, after] = parts.map((html) => (html === '' ? [] : [{ ...block, html }]));
    return [
      ...blocks.slice(0, index),
      ...before!,
      { kind: 'ad' },
      ...after!,
      ...blocks.slice(index + 1),
    ];
  }
  return [...blocks, { kind: 'ad' }];
}
