import type { PackProduct } from '../../../core/offline';
import { parseMigrationPath } from '../../../core/migrationPath';
import { docsTabOf } from '../../../core/paths';
import { productFromPath } from '../../../core/productId';

/** Sections that every product's readers need; of migration the pages that no product has alone. */
const GENERAL =
  /^\/x\/(?:(?:introduction|common-concepts|guides)\/|migration(?:-[\w]+)?\/$|migration\/usage-)/;

/**
 * Tells whether a pack holds a document: the product's guides, also those of its upgrades, its API,
 * and the general pages. Tabs with API repeat the API pages and are left out (SPEC 1.6).
 */
export function isInPack(product: PackProduct, pathname: string): boolean {
  if (docsTabOf(pathname) !== undefined) return false;
  return (
    productFromPath(pathname).id === product ||
    parseMigrationPath(pathname)?.product === product ||
    GENERAL.test(pathname)
  );
}
