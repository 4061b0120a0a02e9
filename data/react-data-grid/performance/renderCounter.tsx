import * as React from 'react';
import Chip from '@mui/material/Chip';

/** Counts how often cells render. */
export function createRenderCounter() {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    add: () => {
      count += 1;
      listeners.forEach((listener) => listener());
    },
    read: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type RenderCounter = ReturnType<typeof createRenderCounter>;

interface CountedCellProps {
  counter: RenderCounter;
  children: React.ReactNode;
}

/** The content of a cell. The effect runs each time when the cell renders. */
export function CountedCell({ counter, children }: CountedCellProps) {
  React.useEffect(() => counter.add());
  return children;
}

/** Shows the count. Only this component renders when it changes. */
export function RenderCount({ counter }: { counter: RenderCounter }) {
  const count = React.useSyncExternalStore(counter.subscribe, counter.read, () => 0);
  return <Chip size="small" label={`${count.toLocaleString('en-US')} cells rendered`} />;
}
