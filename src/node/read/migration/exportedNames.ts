import type { ApiProduct } from '../reference/apiTypes';
import { collectExports } from '../reference/exportCatalog';
import { createLibraryProgram } from '../reference/libraryProgram';

let known: Map<ApiProduct, Set<string>> | undefined;

/**
 * Returns every name that a product's packages export at the documented release: values and types,
 * with the prefix that marks some as not final. The packages are read once, which takes seconds.
 */
export function exportedNames(product: ApiProduct): ReadonlySet<string> {
  known ??= readExports();
  return known.get(product) ?? new Set();
}

function readExports(): Map<ApiProduct, Set<string>> {
  const names = new Map<ApiProduct, Set<string>>();
  for (const group of collectExports(createLibraryProgram(process.cwd())).values()) {
    const known = names.get(group.product) ?? new Set();
    for (const { specifiers } of group.variants)
      for (const name of specifiers.values()) known.add(name);
    names.set(group.product, known);
  }
  return names;
}
