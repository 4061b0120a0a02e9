import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { SearchProduct } from '../core/searchTypes';
import { keepShown } from './keepShown';
import { withPageSections } from './pageSections';
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
 * @param isHeld Tells whether the reader is about to take one of the results that are shown.
 */
export function useSearch(
  query: string,
  product: SearchProduct,
  isOpen: boolean,
  isHeld: () => boolean,
): Search {
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
    // The reader has gone to a page of another product.
    if (isOpen) void searchClient.want([product]);
  }, [product, isOpen]);
  const hold = useEffectEvent(isHeld);
  useEffect(() => {
    if (!isOpen || revision === 0) return;
    searchClient.ask({ query, product }, (found) => {
      const answer = withPageSections(found);
      const isStill = hold();
      setResult((shown) =>
        isStill && shown?.answered === query
          ? { answered: query, answer: keepShown(shown.answer, answer) }
          : { answered: query, answer },
      );
      void searchClient.want(found.products ?? []);
    });
  }, [query, product, isOpen, revision]);
  return { answered: result?.answered, answer: result?.answer, status };
}
