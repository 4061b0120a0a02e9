import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { DemoClass } from '../../core/dom/demo';
import { useHydrated } from '../../providers/useHydrated';
import { giveInput, readInput, type EarlyInput } from './giveInput';
import { pressedIn } from './pressedDrawing.boot';
import { whenStill } from './whenStill';

const DRAWING = `.${DemoClass.drawing}`;
const SURFACE = '.demo-surface';
const DRAWN = '.demo-drawn';

/**
 * Lets a live demo take the place of its drawing without a shift or a flash: it is mounted behind,
 * (`styles/demo.css`), and shown once it has stood still. What the reader did in the drawing is given
 * to it then. A page that came by a click within the site has no drawing, and the demo shows at once.
 * @param stage Holds the drawing, and the demo's surface beside it.
 * @param isLive Whether the live demo has been rendered.
 * @returns Whether the drawing still stands: it goes in the commit in which the demo shows.
 */
export function useSwap(stage: RefObject<HTMLElement | null>, isLive: boolean): boolean {
  // What React hydrates stands in the document already.
  const [hasDrawing, setDrawing] = useState(!useHydrated());
  const input = useRef<EarlyInput>(undefined);
  useEffect(() => {
    // Not what nobody sees: another direction, density or color has an outline and waits for no swap.
    if (hasDrawing && !hasVisibleDrawing(stage.current!)) setDrawing(false);
  }, [stage, hasDrawing]);
  useEffect(() => {
    if (!isLive || !hasDrawing) return;
    const drawn = shownSurface(stage.current!);
    if (!drawn) return setDrawing(false);
    const isAwaited = () => pressedIn(drawn) !== undefined;
    const isReady = () => countLoading(stage.current, `> ${SURFACE}`) <= countLoading(drawn);
    return whenStill(stage.current!, { isReady, isAwaited }, () => {
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
  return hasDrawing;
}

/** Whether a drawing, or what stands for one that the document has no room for, is to be seen. */
function hasVisibleDrawing(stage: HTMLElement): boolean {
  const drawing = stage.querySelector(DRAWING);
  return drawing?.hasChildNodes() === true && getComputedStyle(drawing).visibility !== 'hidden';
}

/** How much says that data is on its way: a drawing shows what a demo is when it has come. */
function countLoading(root: Element | null, within = ''): number {
  return root?.querySelectorAll(`:scope ${within} [role=progressbar]`).length ?? 0;
}

/** What shows of a drawing: at each width one of its two. */
function shownSurface(stage: HTMLElement): Element | undefined {
  return [...stage.querySelectorAll(`${DRAWING} > ${DRAWN}`)].find(
    (surface) => getComputedStyle(surface).display !== 'none',
  );
}
