import { lengthOf, pixelsOf, styleOf } from './styles';

export type Axis = 'x' | 'y';

const EDGES = { x: ['left', 'right'], y: ['top', 'bottom'] } as const;
const BORDER_KEYWORDS: Record<string, number> = { thin: 1, medium: 3, thick: 5 };

/** Width of an element's borders along an axis. */
export function borders(element: Element, axis: Axis): number {
  return EDGES[axis].reduce((sum, edge) => sum + borderWidth(element, edge), 0);
}

function borderWidth(element: Element, edge: string): number {
  const style = styleOf(element, `border-${edge}-style`);
  if (!style || style === 'none' || style === 'hidden') return 0;
  const width = styleOf(element, `border-${edge}-width`) || 'medium';
  return BORDER_KEYWORDS[width] ?? pixelsOf(element, width, null) ?? 0;
}

/** Padding of an element along an axis; percentages are of `base`. */
export function padding(element: Element, axis: Axis, base: number | null = null): number {
  return EDGES[axis].reduce(
    (sum, edge) => sum + (lengthOf(element, `padding-${edge}`, base) ?? 0),
    0,
  );
}

/** Padding and borders along an axis. */
export function edges(element: Element, axis: Axis): number {
  return borders(element, axis) + padding(element, axis);
}

/** Margins along an axis; `auto` takes no room here. */
export function margins(element: Element, axis: Axis, base: number | null = null): number {
  return EDGES[axis].reduce(
    (sum, edge) => sum + (lengthOf(element, `margin-${edge}`, base) ?? 0),
    0,
  );
}

/** Space between the items of a flex or grid container along an axis. */
export function gapOf(element: Element, axis: Axis): number {
  return lengthOf(element, axis === 'x' ? 'column-gap' : 'row-gap', null) ?? 0;
}

const NAMES = { x: 'width', y: 'height' } as const;

/** Keeps a border-box size within the element's minimum and maximum. */
export function clampSize(element: Element, axis: Axis, size: number, base: number | null): number {
  const most = borderBox(element, axis, lengthOf(element, `max-${NAMES[axis]}`, base)) ?? Infinity;
  const least = borderBox(element, axis, lengthOf(element, `min-${NAMES[axis]}`, base)) ?? 0;
  return Math.max(least, Math.min(size, most), 0);
}

/** Returns the border-box size that styles or attributes give an element, or `null` for none. */
export function statedSize(element: Element, axis: Axis, base: number | null): number | null {
  const styled = lengthOf(element, NAMES[axis], base);
  if (styled !== null) return borderBox(element, axis, styled);
  const isReplaced = /^(svg|img|canvas|video|iframe)$/.test(element.localName);
  if (!isReplaced || styleOf(element, NAMES[axis]) !== '') return null;
  return pixelsOf(element, element.getAttribute(NAMES[axis]) ?? '', base);
}

function borderBox(element: Element, axis: Axis, size: number | null): number | null {
  if (size === null || styleOf(element, 'box-sizing') === 'border-box') return size;
  return size + edges(element, axis);
}

/** How an element lays out what is in it. */
export type Flow = 'row' | 'column' | 'grid' | 'block';

export function flowOf(element: Element): Flow {
  const display = styleOf(element, 'display');
  if (display.endsWith('grid')) return 'grid';
  if (!display.endsWith('flex')) return 'block';
  return styleOf(element, 'flex-direction').startsWith('column') ? 'column' : 'row';
}

export const isInline = (element: Element) => styleOf(element, 'display').startsWith('inline');
export const isHidden = (element: Element) => styleOf(element, 'display') === 'none';
export const isOutOfFlow = (element: Element) =>
  /^(absolute|fixed)$/.test(styleOf(element, 'position'));

/** Returns the children that take room in their parent; those of `display: contents` count as its own. */
export function itemsOf(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    const display = styleOf(child, 'display');
    if (display === 'contents') return itemsOf(child);
    return display === 'none' || isOutOfFlow(child) ? [] : [child];
  });
}

/** Returns the element whose box an element is laid out in. */
export function containerOf(element: Element): Element | null {
  const parent = element.parentElement;
  return parent && styleOf(parent, 'display') === 'contents' ? containerOf(parent) : parent;
}
