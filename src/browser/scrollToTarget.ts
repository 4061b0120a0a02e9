/**
 * Scrolls to what the hash names. Calls of the element's own method are Next's, and are ignored while
 * React wakes (`layout/useScrollRestoration.ts`).
 */
export function scrollToTarget(target: Element): void {
  Element.prototype.scrollIntoView.call(target);
}
