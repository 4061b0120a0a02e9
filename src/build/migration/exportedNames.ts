import type { ApiProduct } from '../../core/apiTypes';
import type { Reference } from '../apiPages/readReference';

/** Returns every name that a product's packages export at the documented release, types included. */
export function exportedNames(product: ApiProduct, reference: Reference): ReadonlySet<string> {
  const entries = reference.entries.filter((entry) => entry.product === product);
  const documented = entries.map(({ name }) => name);
  const types = entries.flatMap((entry) =>
    entry.kind === 'types' ? entry.declarations.map(({ name }) => name) : [],
  );
  const others = reference.undocumented
    .filter((item) => item.product === product)
    .map(({ name }) => name);
  return new Set([...documented, ...types, ...others]);
}
