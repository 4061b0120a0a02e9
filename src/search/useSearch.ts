import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchProduct } from '../core/searchTypes';
import type { SearchAnswer } from './results';
import { SearchClient, type SearchStatus } from './searchClient';

/** One for the page: it lives as long as the document. */
export const searchClient = new SearchClient();

/** What a query has found so far. */
interface Search {
  /** The query that the answer belongs to; the answer to a newer one may be on its way. */
  answered: string | undefined;
  answer: SearchAnswer | undefined;
  status: SearchStatus;
}

/**
 * Asks as the reader types, and again when more of the index is there.
 * @param isOpen Whether anybody looks.
 */
export function useSearch(query: string, product: SearchProduct, isOpen: boolean): Search {
  const status = useSyncExternalStore(
    searchClient.subscribe,
    () => searchClient.status,
    () => searchClient.status,
  );
  const [result, setResult] = useState<{ answered: string; answer: SearchAnswer }>();
  const { revision } = status;
  useEffect(() => {
    const loadRest = () => {
      if (searchClient.status.hasFailed) void searchClient.load();
    };
    addEventListener('online', loadRest);
    return () => removeEventListener('online', loadRest);
  }, []);
  useEffect(() => {
    if (!isOpen || revision === 0) return;
    searchClient.ask({ query, product }, (answer) => setResult({ answered: query, answer }));
  }, [query, product, isOpen, revision]);
  return { answered: result?.answered, answer: result?.answer, status };
}
