/**
 * What the reader has searched for lately. It is kept as the preferences are, and what is stored is
 * checked like them: storage can hold anything.
 */
import { recentSearches } from '../core/preferences';

/** Returns the stored queries that are sound, the latest first; anything else is dropped. */
export function parseRecentSearches(stored: string | undefined): string[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? '[]');
  } catch {
    // Written by something else, or cut.
    return [];
  }
  if (!Array.isArray(list)) return [];
  const sound = list.filter((query): query is string => typeof query === 'string').map(tidy);
  return [...new Set(sound.filter(Boolean))].slice(0, recentSearches.most);
}

/** Returns the queries with one more in front. */
export function withRecentSearch(queries: readonly string[], query: string): string[] {
  const added = tidy(query);
  if (added === '') return [...queries];
  return [added, ...queries.filter((known) => known !== added)].slice(0, recentSearches.most);
}

function tidy(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, recentSearches.longest);
}
