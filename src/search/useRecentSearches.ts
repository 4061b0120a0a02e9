import { useState } from 'react';
import { readPreference, writePreference } from '../browser/preferenceStorage';
import { recentSearches } from '../core/preferences';
import { parseRecentSearches, withRecentSearch } from './recentSearches';

/** The reader's latest queries, as they are stored; other tabs add to them too. */
export function useRecentSearches() {
  const [queries, setQueries] = useState(readQueries);
  const keep = (kept: string[]) => {
    writePreference(recentSearches, JSON.stringify(kept));
    setQueries(kept);
  };
  return {
    queries,
    add: (query: string) => keep(withRecentSearch(readQueries(), query)),
    clear: () => keep([]),
  };
}

function readQueries(): string[] {
  return parseRecentSearches(readPreference(recentSearches));
}
