import type { ApiEntry } from '../../read/reference/apiTypes';
import type { GuideMeta } from '../../../core/types';

/** What front matter can name. */
export type NamedKind = 'component' | 'hook';

/**
 * Returns the component or hook that a guide means: two products can have one of the same name, and
 * then the guide's own product is meant.
 * @param productId The guide's, such as `x-data-grid`.
 */
export function findNamed<Entry extends ApiEntry>(
  entries: readonly Entry[],
  kind: NamedKind,
  name: string,
  productId: GuideMeta['productId'],
): Entry | undefined {
  const found = entries.filter((entry) => entry.kind === kind && entry.name === name);
  return found.find(({ product }) => productId === `x-${product}`) ?? found[0];
}
