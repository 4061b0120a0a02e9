import { useLayoutEffect, useState } from 'react';

/** Those that are mounted, in the order in which they came. */
const turns: (() => void)[] = [];

/**
 * Returns whether the component is the first of those that ask and are mounted: it does what must be
 * done once for all of them. When it goes, the next one is told before the browser paints.
 */
export function useIsFirst(): boolean {
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => {
    const takeTurn = () => setFirst(true);
    turns.push(takeTurn);
    turns[0]!();
    return () => {
      turns.splice(turns.indexOf(takeTurn), 1);
      turns[0]?.();
    };
  }, []);
  return isFirst;
}
