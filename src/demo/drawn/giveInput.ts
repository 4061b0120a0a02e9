import { elementAt, pathTo, type ElementPath } from './elementPath';
import { pressedIn } from './pressedDrawing.boot';

/** What a reader did in a drawing before its demo came. */
export interface EarlyInput {
  pressed?: ElementPath | undefined;
  focused?: ElementPath | undefined;
}

/**
 * Returns what a reader did in a drawing, to be read before it goes.
 * @param drawing The part of it that shows: what a live demo's surface holds.
 */
export function readInput(drawing: Element): EarlyInput {
  const { activeElement } = document;
  const pressed = pressedIn(drawing);
  return {
    pressed: pressed ? pathTo(drawing, pressed) : undefined,
    focused:
      activeElement && activeElement !== drawing ? pathTo(drawing, activeElement) : undefined,
  };
}

/**
 * Gives a live demo what a reader did in its drawing: the focus first, as a press does, then the
 * click. What the demo has no such element for is dropped.
 */
export function giveInput(surface: Element, { pressed, focused }: EarlyInput): void {
  const focus = focused && elementAt(surface, focused);
  // Of where the reader looks, nothing moves.
  if (focus) (focus as HTMLElement | SVGElement).focus({ preventScroll: true });
  const target = pressed && elementAt(surface, pressed);
  if (!target) return;
  // Not `click()`, which an SVG lacks. Grids and pickers also listen for the press itself.
  for (const type of ['pointerdown', 'pointerup']) {
    target.dispatchEvent(new PointerEvent(type, PRESS));
  }
  target.dispatchEvent(new MouseEvent('click', PRESS));
}

const PRESS = { bubbles: true, cancelable: true, composed: true, detail: 1 } as const;
