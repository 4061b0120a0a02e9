import { frame } from '../window/frame';
import {
  borders,
  clampSize,
  containerOf,
  edges,
  flowOf,
  gapOf,
  isHidden,
  isInline,
  isOutOfFlow,
  itemsOf,
  margins,
  statedSize,
} from './boxModel';
import { breakLines, resolveLine, type FlexItem } from './flexLines';
import { columnWidths, gridPlaces } from './gridColumns';
import { maxContent, minContent } from './intrinsic';
import { memoize } from './memoize';
import { lengthOf, styleOf } from './styles';

/** Marks the element whose width is the frame's. */
export const SURFACE_PARENT = 'data-frame';

/** Returns the width of an element's border box in pixels. */
export const widthOf = memoize((element) => {
  if (element.hasAttribute(SURFACE_PARENT)) return frame.width;
  const container = containerOf(element);
  if (!container || element === element.ownerDocument.body) return frame.viewport;
  if (isHidden(element)) return 0;
  if (isOutOfFlow(element)) return outOfFlowWidth(element, container);
  const flow = flowOf(container);
  if (flow === 'row') return rowSizes(container).get(element) ?? 0;
  if (flow === 'grid') return gridItemWidth(element, container);
  return flow === 'column' ? columnItemWidth(element, container) : blockWidth(element, container);
});

/** Returns the width inside an element's padding, in pixels. */
export const innerWidthOf = (element: Element) =>
  Math.max(0, widthOf(element) - edges(element, 'x'));

/** An item of a row, with what it is. */
interface RowItem extends FlexItem {
  element: Element;
}

/** The lines of a row, each with its items in order. */
export const rowLines = memoize((container): Element[][] =>
  linesOf(container).map((line) => line.map(({ element }) => element)),
);

const linesOf = memoize((container) => {
  const room = innerWidthOf(container);
  const isWrapped = styleOf(container, 'flex-wrap').startsWith('wrap');
  return breakLines(itemsOf(container).map(rowItem(room)), room, gapOf(container, 'x'), isWrapped);
});

const rowSizes = memoize((container) => {
  const sizes = new Map<Element, number>();
  for (const line of linesOf(container)) {
    const resolved = resolveLine(line, innerWidthOf(container), gapOf(container, 'x'));
    line.forEach(({ element }, index) => sizes.set(element, resolved[index]!));
  }
  return sizes;
});

const rowItem =
  (room: number) =>
  (element: Element): RowItem => {
    const stated = statedSize(element, 'x', room);
    const basis = lengthOf(element, 'flex-basis', room);
    const isClipped = /hidden|auto|scroll|clip/.test(styleOf(element, 'overflow-x'));
    const least =
      lengthOf(element, 'min-width', room) !== null || isClipped ? 0 : leastOf(element, stated);
    return {
      element,
      basis: basis ?? stated ?? maxContent(element),
      grow: Number(styleOf(element, 'flex-grow')) || 0,
      shrink: Number(styleOf(element, 'flex-shrink') || 1),
      least: clampSize(element, 'x', least, room),
      most: clampSize(element, 'x', Infinity, room),
      margins: margins(element, 'x', room),
    };
  };

const leastOf = (element: Element, stated: number | null) =>
  Math.min(minContent(element), stated ?? Infinity);

function gridItemWidth(element: Element, container: Element): number {
  const room = innerWidthOf(container);
  const columns = columnWidths(container, room);
  const { column, span } = gridPlaces(container, columns.length).get(element)!;
  const taken = columns.slice(column, column + span);
  const area = taken.reduce((sum, width) => sum + width, gapOf(container, 'x') * (span - 1));
  const wanted = statedSize(element, 'x', area) ?? area - margins(element, 'x', area);
  return clampSize(element, 'x', wanted, area);
}

function columnItemWidth(element: Element, container: Element): number {
  const room = innerWidthOf(container);
  const align =
    styleOf(element, 'align-self').replace('auto', '') || styleOf(container, 'align-items');
  const isStretched = !align || align === 'stretch' || align === 'normal';
  const free = room - margins(element, 'x', room);
  const isCentered = styleOf(element, 'margin-left') === 'auto';
  const fitting = isStretched && !isCentered ? free : Math.min(free, maxContent(element));
  return clampSize(element, 'x', statedSize(element, 'x', room) ?? fitting, room);
}

function blockWidth(element: Element, container: Element): number {
  const room = innerWidthOf(container);
  const free = room - margins(element, 'x', room);
  const isFitted = isInline(element) || /fit-content|max-content/.test(styleOf(element, 'width'));
  const fitting = isFitted ? Math.min(free, maxContent(element)) : free;
  return clampSize(element, 'x', statedSize(element, 'x', room) ?? fitting, room);
}

function outOfFlowWidth(element: Element, container: Element): number {
  const holder = positionedAncestor(container);
  const room = holder ? widthOf(holder) - borders(holder, 'x') : frame.viewport;
  const left = lengthOf(element, 'left', room);
  const right = lengthOf(element, 'right', room);
  const between = left !== null && right !== null ? room - left - right : null;
  const wanted = statedSize(element, 'x', room) ?? between ?? Math.min(room, maxContent(element));
  return clampSize(element, 'x', wanted, room);
}

/** Returns the element that an element out of the flow is placed in; `null` for the window. */
export function positionedAncestor(element: Element | null): Element | null {
  for (let holder = element; holder; holder = holder.parentElement) {
    const position = styleOf(holder, 'position');
    if ((position && position !== 'static') || holder.hasAttribute(SURFACE_PARENT)) return holder;
  }
  return null;
}
