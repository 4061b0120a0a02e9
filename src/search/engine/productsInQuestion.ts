import { parseMigrationPath } from '../../core/migrationPath';
import { SEARCH_PRODUCTS, type SearchProduct } from '../../core/searchTypes';
import type { PageHit } from './findHits';
import { readQuery } from './readQuery';
import type { SearchIndex } from './searchIndex';

/** A product whose best result is further behind has nothing better in its text, as a rule. */
const NEAR_BEST = 0.1;

/**
 * Returns the products whose full text may hold better results than titles and names do: those that
 * the query names and those with good results, and all where no result has every word.
 * @param hits What has been found so far, the best first.
 */
export function productsInQuestion(
  { records }: SearchIndex,
  hits: readonly PageHit[],
  query: string,
): SearchProduct[] {
  const { products } = readQuery(query, () => true);
  if (!hits.some(({ coverage }) => coverage >= 1)) return [...SEARCH_PRODUCTS];
  const best = hits[0]!.score;
  const good = hits.filter(({ score }) => score >= best * NEAR_BEST);
  const inQuestion = good.flatMap(({ page }) => {
    const { product, pathname } = records.pages[page]!;
    // Old names are in the text of the product that the guide is about.
    return [product, parseMigrationPath(pathname)?.product ?? product];
  });
  return [...new Set([...products, ...inQuestion])];
}
