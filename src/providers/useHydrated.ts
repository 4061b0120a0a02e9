import { useLayoutEffect, useState } from 'react';

/** Returns false on the server and while React hydrates, and true before the paint after that. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
