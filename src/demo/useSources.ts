import { useEffect, useState } from 'react';
import type { DemoSources } from '../core/demoTypes';
import { fetchSources } from './fetchSources';

/** What is known of a demo's files. */
export interface SourcesState {
  sources?: DemoSources;
  isFailed: boolean;
  retry: () => void;
}

/**
 * Fetches the files of a demo as soon as they are wanted.
 * @param isWanted Whether something is to be shown that the document does not hold.
 */
export function useSources(url: string, isWanted: boolean): SourcesState {
  const [sources, setSources] = useState<DemoSources>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchSources(url).then(
      (found) => {
        if (isCurrent) setSources(found);
      },
      () => {
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, isWanted, attempt]);
  return {
    ...(sources && { sources }),
    isFailed: failedAttempt === attempt && !sources,
    retry: () => setAttempt((count) => count + 1),
  };
}
