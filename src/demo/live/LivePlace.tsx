import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { DemoClass } from '../../core/dom/demo';
import { showLive, unmountAfterwards } from './liveRoots';

const EMPTY = { __html: '' };

interface LivePlaceProps {
  /** Absent until it has been loaded. */
  demo: ReactElement | undefined;
}

/**
 * Where a demo runs. The page's React never looks inside: the demo has a root of its own, which may be
 * older than the page's (`showDemo.tsx`).
 */
export function LivePlace({ demo }: LivePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (demo) showLive(place.current!, demo);
  });
  useLayoutEffect(() => {
    const left = place.current!;
    return () => unmountAfterwards(left);
  }, []);
  return (
    <div
      ref={place}
      className={DemoClass.place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
