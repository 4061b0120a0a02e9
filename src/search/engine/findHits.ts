import type { SearchResult } from 'minisearch';
import type { SearchProduct } from '../../core/searchTypes';
import { buildQuery } from './buildQuery';
import { nearName } from './nearName';
import { nameOwner } from './nameOwner';
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
  const hits = new Map<number, Hit>();
  for (const result of index.search(expression)) {
    const id = result.id as number;
    const found = index.records.found[id]!;
    if (found.kind !== 'page' && !hasOwnMatch(result)) continue;
    const { page, isNamed } = nameOwner(found, parsed, index);
    const weight = weightOf(found, { page, isNamed, parsed, index, product });
    const part = coverage(result, parsed, termsOf);
    const score = result.score * weight * part ** COVERAGE_POWER;
    hits.set(id, { found, page, score, terms: result.terms, coverage: part });
  }
  const best = [...hits.values()].sort((a, b) => b.score - a.score).slice(0, MOST_HITS);
  return byPage(best);
}

function hasOwnMatch({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== SURROUNDINGS));
}

/** Which part of the query a result has, from 0 to 1. */
function coverage(
  { queryTerms }: SearchResult,
  { words }: ParsedQuery,
  termsOf: readonly ReadonlySet<string>[],
): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const had = words.reduce(
    (sum, { weight }, place) =>
      queryTerms.some((term) => termsOf[place]!.has(term)) ? sum + weight : sum,
    0,
  );
  return had / all;
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
