/**
 * A drawing hears nobody. What readers press in it is noted on it until the demo comes, which is
 * given the last click once (`giveInput`).
 */
import { DemoClass } from '../../core/dom/demo';

/** A drawing, with the element in it that was clicked last. */
interface PressedDrawing extends Element {
  pressed?: Element;
}

/** Notes clicks in drawings, and says that their demos are coming. */
export function markPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const drawing = (target as Element).closest?.(`.${DemoClass.drawing}`);
      if (!drawing) return;
      (drawing as PressedDrawing).pressed = target as Element;
      drawing.setAttribute('aria-busy', 'true');
    },
    true,
  );
}

/**
 * The element of a drawing that was clicked last.
 * @param drawn The drawing at one width: it stands in the element that the click is noted on.
 */
export function pressedIn(drawn: Element): Element | undefined {
  return (drawn.parentElement as PressedDrawing | null)?.pressed;
}
