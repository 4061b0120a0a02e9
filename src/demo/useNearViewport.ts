import { useEffect, useState, type RefObject } from 'react';

/** A demo starts to load this far before it comes into view: about one flick of the wheel. */
const MARGIN = '400px 0px';

/** Returns whether an element has come near the viewport; once it has, it stays so. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
