import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { DemoClass } from '../core/dom/demo';
import { LOAD_ALL, printWithDemos } from './printDemos';

/** A demo starts to load this far before it comes into view: about one flick of the wheel. */
const MARGIN = '400px 0px';
/** What tells that a reader turns to a demo. */
const ATTENTION = ['pointerover', 'touchstart', 'focusin'] as const;
/** A demo that a reader has turned to before React came. */
const ATTENDED = `:is(:hover, :focus-within, :has(> * > .${DemoClass.drawing}[aria-busy]))`;

/**
 * Returns whether a demo is to be loaded: it has come near the viewport, somebody turns to it, or it
 * is to print; once it is, it stays so. One that is drawn already can wait until the page is idle.
 * @param stage Where the demo is shown, in the element that holds its toolbar too.
 */
export function useNearViewport(stage: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const demo = stage.current?.parentElement;
    if (!stage.current || !demo || isNear) return;
    const listening = new AbortController();
    const { signal } = listening;
    const show = () => setNear(true);
    const isDrawn = stage.current.querySelector(`.${DemoClass.drawing} > *`) !== null;
    let callOff = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        if (isDrawn && !demo.matches(ATTENDED)) callOff = whenIdle(show);
        else show();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(stage.current);
    for (const sign of ATTENTION) demo.addEventListener(sign, show, { signal, passive: true });
    document.addEventListener(LOAD_ALL, show, { signal });
    // Once for the page, however many demos there are: it is the same function.
    addEventListener('keydown', printWithDemos);
    return () => {
      observer.disconnect();
      listening.abort();
      callOff();
    };
  }, [stage, isNear]);
  return isNear;
}
