import { X_PRODUCTS, type XProductId } from './xProducts';

/** A version as queries and addresses write it: a major, or the lab. */
export type Version = number | 'lab';

const PATH = /^\/x\/migration\/migration-(.+)-(v\d|lab)\/$/;

/** Returns `v7` as 7, and the lab as it is; undefined for any other word. */
export function parseVersion(word: string): Version | undefined {
  if (word === 'lab') return 'lab';
  const major = /^v(\d)$/.exec(word)?.[1];
  return major === undefined ? undefined : Number(major);
}

/**
 * Returns the product and the old version of a guide of migration: `/x/migration/migration-pickers-v7/`
 * is about the Date and Time Pickers, which such addresses call by the last word of their name.
 * @returns undefined for every other path.
 */
export function parseMigrationPath(
  pathname: string,
): { product: XProductId; from: Version } | undefined {
  const [, name, start = ''] = PATH.exec(pathname) ?? [];
  const from = parseVersion(start);
  const product = X_PRODUCTS.find(({ path }) => path === name || path.endsWith(`-${name}`));
  return product && from !== undefined ? { product: product.id, from } : undefined;
}
