import { isApiPath } from './paths';
import { productFromPath } from './productId';
import type { GuideProps } from './types';

/** Size of the images, in pixels: what networks crop least. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Returns the part of the site that a page belongs to; each has an image for previews of its links
 * (SPEC 11.3).
 */
export function socialSection(pathname: string): string {
  const { id } = productFromPath(pathname);
  if (id !== 'x-introduction') {
    const product = id.replace(/^x-/, '');
    return isApiPath(pathname) ? `${product}-api` : product;
  }
  if (pathname.startsWith('/x/migration')) return 'migration';
  return pathname.startsWith('/x/common-concepts/') ? 'common-concepts' : 'introduction';
}

/** Returns the address of the image of a part of the site, which most pages of it share. */
export function socialImage(pathname: string): string {
  return `/static/social/${socialSection(pathname)}.png`;
}

/** Returns the address of the image of a guide: one with demos has its own, which shows the first. */
export function guideImage({ pathname, blocks }: Pick<GuideProps, 'pathname' | 'blocks'>): string {
  const hasDemo = blocks.some(({ kind }) => kind === 'demo');
  return hasDemo ? `/static/social${pathname.replace(/\/$/, '')}.png` : socialImage(pathname);
}
