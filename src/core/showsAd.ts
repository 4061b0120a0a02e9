import type { GuideProps } from './types';

/** Whether a guide shows an ad: neither the page nor one of its demos has disabled it (SPEC 7.1). */
export function showsAd({ meta, blocks }: Pick<GuideProps, 'meta' | 'blocks'>): boolean {
  const hasQuietDemo = blocks.some((block) => block.kind === 'demo' && block.options.disableAd);
  return !meta.disableAd && !hasQuietDemo;
}
