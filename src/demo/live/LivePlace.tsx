import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { DemoClass } from '../../core/dom/demo';
import { showLive, unmountLater } from './liveRoots';

const EMPTY = { __html: '' };

interface LivePlaceProps {
  /** The demo's name. */
  name: string;
  /** Absent until it has been loaded. */
  demo: ReactElement | undefined;
}

/**
 * Where a demo runs. The page's React never looks inside: the demo has a root of its own, which may be
 * older than the page's (`showAttendedDemo.tsx`).
 */
export function LivePlace({ name, demo }: LivePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (demo) showLive(place.current!, name, demo);
  });
  useLayoutEffect(() => {
    const left = place.current!;
    return () => unmountLater(left);
  }, []);
  return (
    <div
      ref={place}
      className={DemoClass.live}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
