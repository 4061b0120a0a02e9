import { VIEWPORT_HEIGHT } from '../window/frame';
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
import { resolveLine } from './flexLines';
import { columnWidths, gridPlaces } from './gridColumns';
import { maxContent, ownText, widthOfText } from './intrinsic';
import { memoize } from './memoize';
import { fontSizeOf, lengthOf, pixelsOf, styleOf } from './styles';
import { NORMAL_LINE } from './text';
import { innerWidthOf, positionedAncestor, rowLines } from './widths';

/** Height of an image whose size nothing says (CSS Sizing 5.1), in pixels. */
const REPLACED_HEIGHT = 150;

/** Returns the height of an element's border box in pixels. */
export const heightOf = memoize((element) => definiteHeight(element) ?? naturalHeight(element));

/** Returns the height that does not depend on the content; `null` where it does. */
const definiteHeight = memoize((element): number | null => {
  const container = containerOf(element);
  if (!container || element === element.ownerDocument.body) return VIEWPORT_HEIGHT;
  if (isHidden(element)) return 0;
  const base = isOutOfFlow(element) ? outOfFlowBase(container) : innerDefinite(container);
  const height = ownHeight(element, container, base);
  return height === null ? null : clampSize(element, 'y', height, base);
});

function ownHeight(element: Element, container: Element, base: number | null): number | null {
  const stated = statedSize(element, 'y', base);
  if (isOutOfFlow(element)) return stated ?? betweenInsets(element, base);
  const flow = flowOf(container);
  if (flow === 'column' && base !== null && (stated !== null || growOf(element) > 0)) {
    return columnSizes(container).get(element) ?? stated;
  }
  if (flow === 'row' && stated === null && base !== null && isStretched(element, container)) {
    return base - margins(element, 'y');
  }
  return stated;
}

const innerDefinite = (element: Element): number | null => {
  const height = definiteHeight(element);
  return height === null ? null : Math.max(0, height - edges(element, 'y'));
};

function outOfFlowBase(container: Element): number {
  const holder = positionedAncestor(container);
  return holder ? heightOf(holder) - borders(holder, 'y') : VIEWPORT_HEIGHT;
}

function betweenInsets(element: Element, base: number | null): number | null {
  const top = lengthOf(element, 'top', base);
  const bottom = lengthOf(element, 'bottom', base);
  return base !== null && top !== null && bottom !== null ? base - top - bottom : null;
}

function isStretched(element: Element, container: Element): boolean {
  const own = styleOf(element, 'align-self').replace('auto', '');
  const align = own || styleOf(container, 'align-items') || 'stretch';
  const isOneLine = !styleOf(container, 'flex-wrap').startsWith('wrap');
  return isOneLine && (align === 'stretch' || align === 'normal');
}

const growOf = (element: Element) => Number(styleOf(element, 'flex-grow')) || 0;

/**
 * Heights of the items of a column whose height is definite. What grows starts from nothing, and what
 * only its content makes high does not shrink: else a height would depend on itself.
 */
const columnSizes = memoize((container) => {
  const room = innerDefinite(container) ?? 0;
  const items = itemsOf(container);
  const line = items.map((element) => {
    const stated = statedSize(element, 'y', room);
    const grow = growOf(element);
    const start = lengthOf(element, 'flex-basis', room) ?? stated ?? (grow > 0 ? 0 : null);
    const isFixed =
      start === null || !/hidden|auto|scroll|clip/.test(styleOf(element, 'overflow-y'));
    return {
      basis: start ?? naturalHeight(element),
      grow,
      shrink: isFixed ? 0 : Number(styleOf(element, 'flex-shrink') || 1),
      least: clampSize(element, 'y', 0, room),
      most: clampSize(element, 'y', Infinity, room),
      margins: margins(element, 'y'),
    };
  });
  const sizes = resolveLine(line, room, gapOf(container, 'y'));
  return new Map(items.map((element, index) => [element, sizes[index]!]));
});

function naturalHeight(element: Element): number {
  if (/^(svg|img|canvas|video)$/.test(element.localName)) return REPLACED_HEIGHT;
  const content = contentHeight(element);
  const basis = flowOf(containerOf(element) ?? element) === 'column' ? 'flex-basis' : '';
  const stated = basis ? (lengthOf(element, basis, null) ?? 0) : 0;
  return clampSize(element, 'y', Math.max(content + edges(element, 'y'), stated), null);
}

function contentHeight(element: Element): number {
  if (/^(input|textarea|select)$/.test(element.localName)) return lineHeightOf(element);
  const items = itemsOf(element);
  const text = ownText(element) ? lineHeightOf(element) : 0;
  switch (flowOf(element)) {
    case 'row':
      return Math.max(text, stack(rowLines(element).map(tallest), gapOf(element, 'y')));
    case 'column':
      return Math.max(text, stack(items.map(outerHeight), gapOf(element, 'y')));
    case 'grid':
      return gridHeight(element, items);
    default:
      return items.every(isInline) ? inlineHeight(element, items) : text + blockHeight(items);
  }
}

const outerHeight = (element: Element) => heightOf(element) + margins(element, 'y');
const tallest = (line: readonly Element[]) => Math.max(0, ...line.map(outerHeight));
const stack = (heights: readonly number[], gap: number) =>
  heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);

function gridHeight(grid: Element, items: readonly Element[]): number {
  const columns = columnWidths(grid, innerWidthOf(grid)).length;
  const places = gridPlaces(grid, columns);
  const rows: Element[][] = [];
  for (const item of items) (rows[places.get(item)!.row] ??= []).push(item);
  return stack(rows.map(tallest), gapOf(grid, 'y'));
}

/** Blocks below each other; of two margins that meet the larger one counts. */
function blockHeight(items: readonly Element[]): number {
  let height = 0;
  let below = 0;
  for (const item of items) {
    const top = lengthOf(item, 'margin-top', null) ?? 0;
    height += heightOf(item) + Math.max(top, below);
    below = lengthOf(item, 'margin-bottom', null) ?? 0;
  }
  return height + below;
}

/** Lines of text, and of boxes that stand in it. */
function inlineHeight(element: Element, items: readonly Element[]): number {
  const text = ownText(element);
  if (!text && items.length === 0) return 0;
  const boxes = items.filter((item) => styleOf(item, 'display') !== 'inline');
  const line = Math.max(lineHeightOf(element), ...boxes.map(outerHeight));
  if (/nowrap|^pre$/.test(styleOf(element, 'white-space'))) return line;
  const width = items.reduce((sum, item) => sum + maxContent(item), widthOfText(element, text));
  return line * Math.max(1, Math.ceil(width / Math.max(1, innerWidthOf(element)) - 0.02));
}

function lineHeightOf(element: Element): number {
  const size = fontSizeOf(element);
  const value = styleOf(element, 'line-height');
  if (/^[\d.]+$/.test(value)) return Number(value) * size;
  return pixelsOf(element, value, size) ?? size * NORMAL_LINE;
}
