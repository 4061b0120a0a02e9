import { useEffect, useState, type RefObject } from 'react';
import { LOAD_ALL, printWithDemos } from './printDemos';

/** A demo starts to load this far before it comes into view: about one flick of the wheel. */
const MARGIN = '400px 0px';

/** Returns whether a demo has come near the viewport or is to print; once it has, it stays so. */
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
    const show = () => setNear(true);
    document.addEventListener(LOAD_ALL, show);
    // Once for the page, however many demos there are: it is the same function.
    addEventListener('keydown', printWithDemos);
    return () => {
      observer.disconnect();
      document.removeEventListener(LOAD_ALL, show);
    };
  }, [ref, isNear]);
  return isNear;
}
