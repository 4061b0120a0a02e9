import { useEffect, useState, type RefObject } from 'react';
import { DemoClass } from '../../core/dom/demo';
import { useHydrated } from '../../providers/useHydrated';
import { swap } from './swap';

/**
 * Says whether the drawing of a demo stands in the document, until the live demo has taken its place. A
 * page that came by a click within the site has no drawing, and the demo shows at once.
 * @param stage Holds the drawing, and the place of the demo beside it.
 * @param isLive Whether the live demo has been mounted.
 */
export function useDrawing(stage: RefObject<HTMLElement | null>, isLive: boolean): boolean {
  // What React hydrates stands in the document already.
  const [hasDrawing, setDrawing] = useState(!useHydrated());
  useEffect(() => {
    // Not what nobody sees: another direction, density or color has an outline and waits for no swap.
    if (hasDrawing && !hasVisibleDrawing(stage.current!)) setDrawing(false);
  }, [stage, hasDrawing]);
  useEffect(() => {
    if (!isLive || !hasDrawing) return;
    return swap(stage.current!, () => setDrawing(false));
  }, [stage, isLive, hasDrawing]);
  return hasDrawing;
}

/** Whether a drawing, or what stands for one that the document has no room for, is to be seen. */
function hasVisibleDrawing(stage: HTMLElement): boolean {
  const drawing = stage.querySelector(`.${DemoClass.drawing}`);
  return drawing?.hasChildNodes() === true && getComputedStyle(drawing).visibility !== 'hidden';
}
