import { useEffect } from 'react';
import { forgetEvents } from '../browser/reportEvent';
import { whenIdle } from '../browser/whenIdle';
import { useConsent } from '../providers/ConsentProvider';
import { useServices } from '../providers/useServices';

/** Starts analytics when the page is idle, where it is configured and the reader allows it (SPEC 8.1). */
export function Analytics() {
  const { consent } = useConsent();
  const { tag } = useServices();
  const isAllowed = consent === 'granted';
  useEffect(() => {
    if (!isAllowed || tag === undefined) return;
    // What happened before the reader said yes is not told.
    forgetEvents();
    let isWanted = true;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      import('./startAnalytics').then(
        ({ startAnalytics }) => {
          if (isWanted) stop = startAnalytics(tag);
        },
        () => {
          // Offline: this visit is not counted.
        },
      );
    });
    return () => {
      isWanted = false;
      cancel();
      stop?.();
    };
  }, [isAllowed, tag]);
  return null;
}
