/** Whether the browser has popovers: Firefox since 125, or by `boot/popoverPolyfill.ts`. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Whether an element is a popover that is open. Where there are none, the selector itself throws. */
export function isOpenPopover(element: Element | null | undefined): boolean {
  return hasPopovers() && element?.matches(':popover-open') === true;
}
