import { useEffect, useState } from 'react';
import { TRY_AGAIN } from '../core/constants';
import { loadDemo, type DemoAddress, type LoadedDemo } from './loadDemo';

/** How far the loading of a demo has come. */
export interface DemoState {
  /** Stays while another form is on its way. */
  loaded?: LoadedDemo;
  error?: Error;
  retry: () => void;
}

interface Outcome {
  key: string;
  loaded?: LoadedDemo;
  error?: Error;
}

/** How long a demo may take before the reader is told, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Loads a demo's component as soon as it is wanted. One that comes late still shows.
 * @param isWanted Whether the demo has come near the viewport.
 */
export function useDemoComponent(isWanted: boolean, address: DemoAddress): DemoState {
  const { pathname, name, form, stylesheet, isFramed } = address;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const key = `${form} ${attempt}`;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const settle = (settled: Omit<Outcome, 'key'>) => {
      clearTimeout(patience);
      if (isCurrent) setOutcome({ key, ...settled });
    };
    const patience = setTimeout(
      () => settle({ error: new Error('There was no answer within 20 seconds.') }),
      PATIENCE_MS,
    );
    loadDemo({ pathname, name, form, stylesheet, isFramed }).then(
      (loaded) => settle({ loaded }),
      (error: unknown) => settle({ error: error as Error }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(patience);
    };
  }, [isWanted, pathname, name, form, stylesheet, isFramed, key]);
  const isFailed = outcome?.error !== undefined && outcome.key === key;
  return {
    ...(outcome?.loaded && { loaded: outcome.loaded }),
    ...(isFailed && { error: outcome.error! }),
    retry: () => {
      // What still hangs is had anew (layout/hangingFiles.ts).
      document.dispatchEvent(new Event(TRY_AGAIN));
      setAttempt((count) => count + 1);
    },
  };
}
