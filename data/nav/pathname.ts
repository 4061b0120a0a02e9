import type { ApiProduct } from '../../src/core/xProducts';
import type { navigation } from './index';
import type { standalone } from './standalone';

type PathOf<Item> =
  | (Item extends { readonly pathname: infer Path extends string } ? Path : never)
  | (Item extends { readonly children: readonly (infer Child)[] } ? PathOf<Child> : never);

/**
 * Every internal path that the site serves as a page of its own; a link elsewhere is none. Which pages
 * the API reference has is known from the packages' data alone.
 */
export type Pathname =
  | Exclude<PathOf<(typeof navigation)[number] | (typeof standalone)[number]>, `https:${string}`>
  | `/x/api/${ApiProduct}/${string}/`;

/**
 * Returns `path`; a path that the tree does not hold fails to compile.
 * @param path A path as the tree spells it, with the slash at its end.
 */
export function internalPath<const Path extends Pathname>(path: Path): Path {
  return path;
}
