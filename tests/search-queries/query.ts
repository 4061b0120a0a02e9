import type { Pathname } from '../../data/nav/pathname';

/** What a reader types, and the pages that answer it, wherever on them. */
export type SearchQuery = readonly [query: string, ...answers: Pathname[]];
