import type { SearchResult } from 'minisearch';
import { SEARCH_PRODUCTS, type SearchProduct } from '../../core/searchTypes';
import { buildQuery } from './buildQuery';
import { nearName } from './nearName';
import { nameOwner } from './nameOwner';
import { productWords } from './productWords';
import { readQuery, type ParsedQuery } from './readQuery';
import type { Found } from './records';
import type { SearchIndex } from './searchIndex';
import { weightOf } from './weightOf';

/** Something that was found, with its score. */
export interface Hit<Kind extends Found['kind'] = Found['kind']> {
  found: Extract<Found, { kind: Kind }>;
  /** The page that it is on; of a name that several pages document, the one that is meant. */
  page: number;
  score: number;
  /** Words of the index that matched. */
  terms: readonly string[];
  /** Which part of the query it has, from 0 to 1. */
  coverage: number;
}

/** A page with all that was found of it. */
export interface PageHit {
  page: number;
  score: number;
  /** Of what was found there, the largest part of the query. */
  coverage: number;
  /** The page itself, if its own words match. */
  own?: Hit<'page'>;
  sections: Hit<'section'>[];
  symbols: Hit<'symbol'>[];
}

/** Results with all words come before those with some: two thirds of them are worth a third. */
const COVERAGE_POWER = 3;
/** Documents that are looked at: what is further down is never shown. */
const MOST_HITS = 400;
/** The surroundings of a heading or a name do not make it a result. */
const SURROUNDINGS = 'context';

/**
 * Returns the pages that a query finds, the best first.
 * @param product Product of the page that the reader is on.
 * @param isLoose Finds what is only near to the words.
 */
export function findHits(
  index: SearchIndex,
  query: string,
  product?: SearchProduct,
  { isLoose = false } = {},
): PageHit[] {
  const parsed = readQuery(
    query,
    (start) => index.hasStart(start),
    (word) => nearName(word, index.names),
  );
  if (parsed.words.length === 0) return [];
  const { query: expression, termsOf } = buildQuery(parsed, index, isLoose);
  const partOf = coverageBy(parsed, termsOf);
  const hits: Hit[] = [];
  for (const result of index.search(expression)) {
    const id = result.id as number;
    const found = index.records.found[id]!;
    if (found.kind !== 'page' && !hasOwnMatch(result)) continue;
    const { page, isNamed } = nameOwner(found, parsed, index);
    const weight = weightOf(found, { page, isNamed, parsed, index, product });
    const part = partOf(result, index.records.pages[page]!.product);
    const score = result.score * weight * part ** COVERAGE_POWER;
    hits.push({ found, page, score, terms: result.terms, coverage: part });
  }
  return byPage(hits.sort((a, b) => b.score - a.score).slice(0, MOST_HITS));
}

function hasOwnMatch({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== SURROUNDINGS));
}

/** Tells which part of the query something of a product has, from 0 to 1. */
type PartOf = (result: Pick<SearchResult, 'queryTerms'>, product: SearchProduct) => number;

/** Words have a bit each: what a result has of the query is added up once for equal results. */
function coverageBy({ words }: ParsedQuery, termsOf: readonly ReadonlySet<string>[]): PartOf {
  const bits = new Map<string, number>();
  for (const [place, terms] of termsOf.entries()) {
    for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << place));
  }
  const bitsOf = (terms: Iterable<string>) => {
    let all = 0;
    for (const term of terms) all |= bits.get(term) ?? 0;
    return all;
  };
  const ofProduct = new Map(
    SEARCH_PRODUCTS.map((product) => [product, bitsOf(productWords(product))]),
  );
  const sum = (had: number) =>
    words.reduce((total, { weight }, place) => total + (had & (1 << place) ? weight : 0), 0);
  const all = sum(-1);
  return ({ queryTerms }, product) => sum(bitsOf(queryTerms) | ofProduct.get(product)!) / all;
}

function byPage(hits: readonly Hit[]): PageHit[] {
  const pages = new Map<number, PageHit>();
  for (const hit of hits) {
    const { page } = hit;
    const known = pages.get(page) ?? { page, score: 0, coverage: 0, sections: [], symbols: [] };
    pages.set(page, known);
    known.score = Math.max(known.score, hit.score);
    known.coverage = Math.max(known.coverage, hit.coverage);
    if (hit.found.kind === 'page') known.own = hit as Hit<'page'>;
    if (hit.found.kind === 'section') known.sections.push(hit as Hit<'section'>);
    if (hit.found.kind === 'symbol') known.symbols.push(hit as Hit<'symbol'>);
  }
  return [...pages.values()].sort((a, b) => b.score - a.score);
}
