/** The least width of a result, in pixels: that of the narrowest phones. */
export const MIN_WIDTH = 280;

/** How far one press of an arrow key moves the edge of a result, in pixels. */
const STEP = 20;

/** Returns the width that the result of a demo can have on the page, in pixels, without its frame. */
export function availableWidth(stage: HTMLElement): number {
  const place = stage.parentElement!.clientWidth;
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(stage);
  const frame = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth];
  return Math.round(frame.reduce((rest, side) => rest - Number.parseFloat(side), place));
}

/** Returns a width in whole pixels that is neither too narrow nor wider than the page allows. */
export function clampWidth(width: number, widest: number): number {
  return Math.min(widest, Math.max(Math.min(MIN_WIDTH, widest), Math.round(width)));
}

/**
 * Returns the width that a key leads to, or undefined for keys that are none of the handle's
 * (ARIA Authoring Practices, "Window Splitter").
 * @param now The width in pixels before the key.
 */
export function widthAfterKey(
  key: string,
  now: number,
  widest: number,
  isRightToLeft: boolean,
): number | undefined {
  const step = isRightToLeft ? -STEP : STEP;
  switch (key) {
    case 'ArrowRight':
      return now + step;
    case 'ArrowLeft':
      return now - step;
    case 'Home':
      return MIN_WIDTH;
    case 'End':
      return widest;
    default:
      return undefined;
  }
}
