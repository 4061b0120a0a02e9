import { libraryPackages } from '../../read/reference/packages';
import type { ProductId } from '../../../core/product';
import type { Plan } from '../../../core/types';
import { planRank } from '../../../core/plans';

/**
 * Returns the packages of the library that some code or commands name, in the library's order.
 * Without any, these are the packages of the product that have what the page describes.
 */
export function packagesOf(
  codes: readonly string[],
  productId: ProductId,
  plan: Plan | undefined,
): string[] {
  const named = new Set(codes.flatMap((code) => code.match(/@mui\/x-[a-z-]+/g) ?? []));
  const used = libraryPackages.filter(({ folder }) => named.has(`@mui/${folder}`));
  const ofProduct = libraryPackages.filter(
    (entry) => `x-${entry.product}` === productId && planRank(entry.plan) >= planRank(plan),
  );
  return (used.length > 0 ? used : ofProduct).map(({ folder }) => `@mui/${folder}`);
}
