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

/**
 * Places an open card at its name: by the browser where it can, which follows zoom and reflow.
 * @returns false where it would stand over what is read, so that it must not be shown.
 */
export function placeCard(card: HTMLElement, name: HTMLElement): boolean {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const list = name.closest('dialog');
  if (list) return placeBesideList(card, name, list, view.width);
  // An editor takes away what others write into its lines.
  if (name instanceof HTMLAnchorElement && CSS.supports('position-area', 'block-end')) {
    name.style.setProperty('anchor-name', ANCHOR);
    return true;
  }
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const { left, top } = besideName(name.getBoundingClientRect(), size, view);
  moveTo(card, left, top);
  return true;
}

/** The least that a card is worth reading in, in pixels. */
const NARROWEST = 220;

/** Results are read on: a card stands where lines end, outside the list, if there is room. */
function placeBesideList(card: HTMLElement, name: Element, list: Element, width: number): boolean {
  const box = list.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const room = (isRtl ? box.left : width - box.right) - GAP - EDGE;
  if (room < NARROWEST) return false;
  card.style.maxInlineSize = `${room}px`;
  const left = isRtl ? box.left - GAP - card.offsetWidth : box.right + GAP;
  const lowest = innerHeight - EDGE - card.offsetHeight;
  moveTo(card, left, Math.max(EDGE, Math.min(name.getBoundingClientRect().top, lowest)));
  return true;
}

const moveTo = (card: HTMLElement, left: number, top: number) =>
  Object.assign(card.style, { left: `${left}px`, top: `${top}px`, margin: '0' });

/** Takes the anchor off the name again. */
export function forgetPlace(name: HTMLElement): void {
  name.style.removeProperty('anchor-name');
  if (name.getAttribute('style') === '') name.removeAttribute('style');
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
