import { useEffect, type ReactNode } from 'react';

/** Everything that a page may ask for through a context. */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Tells the boot scripts that React answers clicks from now on.
    document.documentElement.setAttribute('data-ready', '');
  }, []);
  return children;
}
