import { answerQuery } from '../../src/search/engine/answerQuery';
import type { SearchIndex } from '../../src/search/engine/searchIndex';
import type { SearchAnswer } from '../../src/search/results';
import type { SearchQuery } from './query';

/** How well the queries of a set are answered. */
export interface QueryFigures {
  /** Queries of which at least one answer is written. */
  queries: number;
  /** Mean of 1/rank of the first right option of the palette; options below a page count too. */
  meanReciprocalRank: number;
  /** Share of queries with a right option among the first three. */
  successAt3: number;
  /** Queries that find nothing, or only guesses. */
  zeroHits: string[];
  /** Queries whose first option is not right, with the rank of the right one (0: none). */
  missed: { query: string; rank: number; first: string }[];
}

/** Asks every query whose answer is written, and compares what the palette lists. */
export function measureQueries(index: SearchIndex, queries: readonly SearchQuery[]): QueryFigures {
  const written = new Set(index.records.pages.map(({ pathname }) => pathname));
  const figures = { zeroHits: [], missed: [] } as Pick<QueryFigures, 'zeroHits' | 'missed'>;
  const ranks: number[] = [];
  for (const [query, ...answers] of queries) {
    const right = new Set<string>(answers.filter((pathname) => written.has(pathname)));
    if (right.size === 0) continue;
    const answer = answerQuery(index, { query });
    const pages = pagesOf(answer);
    const rank = pages.findIndex((pathname) => right.has(pathname)) + 1;
    ranks.push(rank);
    if (pages.length === 0 || answer.isGuess) figures.zeroHits.push(query);
    if (rank !== 1) figures.missed.push({ query, rank, first: pages[0] ?? '' });
  }
  const share = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / ranks.length;
  return {
    queries: ranks.length,
    meanReciprocalRank: share(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    successAt3: share(ranks.map((rank) => Number(rank > 0 && rank <= 3))),
    ...figures,
  };
}

/** The page of each option, in the order of the palette. */
function pagesOf({ groups }: SearchAnswer): string[] {
  return groups
    .flatMap(({ items }) => items)
    .flatMap((item) => [item, ...item.below])
    .map(({ href }) => href.split('#')[0]!);
}
