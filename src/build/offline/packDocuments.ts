import type { PackProduct } from '../../core/offline';
import { docsTabOf } from '../../core/paths';
import { productFromPath } from '../../core/productId';

/** Sections that every product's readers need. */
const GENERAL = /^\/x\/(introduction|common-concepts|guides)\//;

/**
 * Tells whether a pack holds a document: the product's guides and API, and the general pages. Tabs
 * with API repeat the API pages and are left out (SPEC 1.6).
 */
export function isInPack(product: PackProduct, pathname: string): boolean {
  if (docsTabOf(pathname) !== undefined) return false;
  return productFromPath(pathname).id === product || GENERAL.test(pathname);
}
