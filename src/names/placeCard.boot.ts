/** Room between a card and its name, and between a card and the edge of the window; in pixels. */
const GAP = 6;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

/** A box in the window, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The name that the style sheet anchors the card at. */
const ANCHOR = '--name-card';

/** Places an open card at its link: by the browser where it can, which follows zoom and reflow. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) {
    link.style.setProperty('anchor-name', ANCHOR);
    return;
  }
  const { left, top } = besideName(
    link.getBoundingClientRect(),
    { width: card.offsetWidth, height: card.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  Object.assign(card.style, { left: `${left}px`, top: `${top}px`, margin: '0' });
}

/** Takes the name off the link again. */
export function forgetPlace(link: HTMLElement): void {
  link.style.removeProperty('anchor-name');
  if (link.getAttribute('style') === '') link.removeAttribute('style');
}

/**
 * Where a card stands: below its name, or above it where only there is room; never over it.
 * @returns Distances from the window's left and upper edge, in CSS pixels.
 */
export function besideName(name: Box, card: Size, view: Size): { left: number; top: number } {
  const below = name.bottom + GAP;
  const above = name.top - GAP - card.height;
  const middle = (name.left + name.right - card.width) / 2;
  return {
    left: Math.max(EDGE, Math.min(middle, view.width - card.width - EDGE)),
    top: below + card.height > view.height && above >= 0 ? above : below,
  };
}
