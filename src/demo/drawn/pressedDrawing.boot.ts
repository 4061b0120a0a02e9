/**
 * A drawing hears nobody. What readers press in it is marked there until the demo comes, which is
 * given the last click once (`giveInput`).
 */
import { DemoClass } from '../../core/dom/demo';

/** On the element of a drawing that was clicked last. */
const PRESSED = 'data-pressed';

/** Marks clicks in drawings, and says that their demos are coming. */
export function markPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const drawing = (target as Element).closest?.(`.${DemoClass.drawing}`);
      if (!drawing) return;
      pressedIn(drawing)?.removeAttribute(PRESSED);
      (target as Element).setAttribute(PRESSED, '');
      drawing.setAttribute('aria-busy', 'true');
    },
    true,
  );
}

/** The element of a drawing that was clicked last. */
export function pressedIn(drawing: Element): Element | null {
  return drawing.querySelector(`[${PRESSED}]`);
}
