import type { PackProduct } from '../../../core/offline';
import { partsNeeded, SANDBOX_LIBRARIES } from '../../../core/sandbox';
import { readLibraries } from '../../render/sandbox/emitSandbox';
import { partModules } from '../../render/sandbox/partModules';

/**
 * Addresses of what the isolated frame needs for a product's demos: its libraries. The list of them
 * is named by the page's script, and the frame's document is stored with the worker.
 */
export function sandboxFilesOf(root: string, product: PackProduct): string[] {
  const libraries = readLibraries(root);
  const wanted = Object.entries(partModules())
    .filter(([, { products }]) => products.includes(product))
    .map(([name]) => name);
  return partsNeeded(libraries, wanted)
    .map((name) => SANDBOX_LIBRARIES + libraries.parts[name]!.file)
    .sort();
}
