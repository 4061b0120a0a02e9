import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { DemoClass } from '../../core/dom/demo';
import { giveInput, readInput, type EarlyInput } from './giveInput';
import { whenStill } from './whenStill';

/** How far a live demo has come beside its drawing. */
interface Swap {
  /** Whether the drawing still stands: it goes in the commit in which the demo shows. */
  hasDrawing: boolean;
  /** Whether the demo is mounted but must not be seen yet. */
  isBehind: boolean;
}

const DRAWING = `.${DemoClass.drawing}`;
const SURFACE = '.demo-surface';

/**
 * Lets a live demo take the place of its drawing without a shift or a flash: it is mounted behind,
 * and shown once it has stood still. What the reader did in the drawing is given to it then. A page
 * that came by a click within the site has no drawing, and the demo shows at once.
 * @param stage Holds the drawing, and the demo's surface beside it.
 * @param isLive Whether the live demo has been rendered.
 */
export function useSwap(stage: RefObject<HTMLElement | null>, isLive: boolean): Swap {
  const [hasDrawing, setDrawing] = useState(true);
  const input = useRef<EarlyInput>(undefined);
  useEffect(() => {
    if (!isLive || !hasDrawing) return;
    const drawn = shownSurface(stage.current!);
    if (!drawn) return setDrawing(false);
    return whenStill(stage.current!, () => {
      input.current = readInput(drawn);
      setDrawing(false);
    });
  }, [stage, isLive, hasDrawing]);
  useLayoutEffect(() => {
    if (hasDrawing || !input.current) return;
    const live = stage.current?.querySelector(SURFACE);
    if (live) giveInput(live, input.current);
    input.current = undefined;
  }, [stage, hasDrawing]);
  return { hasDrawing, isBehind: isLive && hasDrawing };
}

/** What shows of a drawing: at each width one of its two. */
function shownSurface(stage: HTMLElement): Element | undefined {
  return [...stage.querySelectorAll(`${DRAWING} > ${SURFACE}`)].find(
    (surface) => getComputedStyle(surface).display !== 'none',
  );
}
