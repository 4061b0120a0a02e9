import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PackProduct } from '../../../core/offline';
import { X_PRODUCTS } from '../../../core/xProducts';
import { NAME_ASSETS } from '../../render/assets/emitNameCards';

/**
 * Address of the cards of a product's names: their script has the addresses of all products.
 * @throws Error when the export lacks them.
 */
export function nameCardsOf(root: string, product: PackProduct): string[] {
  const { path: name } = X_PRODUCTS.find(({ id }) => id === product)!;
  const file = readdirSync(path.join(root, NAME_ASSETS)).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith('.json'),
  );
  if (!file)
    throw new Error(`${root}/${NAME_ASSETS} has no ${name}.<hash>.json. Run "npm run generate".`);
  return [`/${NAME_ASSETS}/${file}`];
}
