import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns false on the server and while React hydrates, true after that and where nothing is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
