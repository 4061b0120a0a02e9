import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PackProduct } from '../../../core/offline';
import { X_PRODUCTS } from '../../../core/xProducts';
import { NAME_ASSETS, restOf } from '../../render/assets/emitNameCards';

/**
 * Addresses of the cards of a product's names: their script has the addresses of all products.
 * @throws Error when the export lacks them.
 */
export function nameCardsOf(root: string, product: PackProduct): string[] {
  const { path: name } = X_PRODUCTS.find(({ id }) => id === product)!;
  const files = readdirSync(path.join(root, NAME_ASSETS));
  return [name, restOf(name)].map((start) => {
    const file = files.find((each) => each.startsWith(`${start}.`) && each.endsWith('.json'));
    if (!file)
      throw new Error(
        `${root}/${NAME_ASSETS} has no ${start}.<hash>.json. Run "npm run generate".`,
      );
    return `/${NAME_ASSETS}/${file}`;
  });
}
