import * as React from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const readSearch = () => window.location.search;
const noSearch = () => '';

function writeSearch(search: string): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  // The router of Next.js reads the address from `as` when users go back to this page.
  window.history.replaceState({ ...window.history.state, as: address }, '', address);
  listeners.forEach((listener) => listener());
}

/** The query of the page's address, and a function that replaces it without loading the page. */
export function useLink(): [search: string, setSearch: (search: string) => void] {
  return [React.useSyncExternalStore(subscribe, readSearch, noSearch), writeSearch];
}
