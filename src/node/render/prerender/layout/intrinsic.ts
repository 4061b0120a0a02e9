import {
  clampSize,
  edges,
  flowOf,
  gapOf,
  isInline,
  itemsOf,
  margins,
  statedSize,
} from './boxModel';
import { memoize } from './memoize';
import { fontSizeOf, lengthOf, styleOf } from './styles';
import { textWidth } from './text';

/** Width of text fields whose size nothing says, as browsers draw them. */
const FIELD_WIDTH = 170;

/** Width of a text in an element's font, in pixels. */
export function widthOfText(element: Element, text: string): number {
  const weight = Number(styleOf(element, 'font-weight')) || 400;
  const size = fontSizeOf(element);
  const spacing = lengthOf(element, 'letter-spacing', null) ?? 0;
  const shown = styleOf(element, 'text-transform') === 'uppercase' ? text.toUpperCase() : text;
  return textWidth(shown, size, weight) + spacing * shown.length;
}

/** Returns the element's own text, without that of its children, as browsers collapse it. */
export function ownText(element: Element): string {
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' '))
    .join('')
    .trim();
}

/** Width that an element takes when nothing makes it break: its border box, in pixels. */
export const maxContent = memoize((element) => contentWidth(element, false));

/** Width below which an element's content would stick out: its border box, in pixels. */
export const minContent = memoize((element) => contentWidth(element, true));

function contentWidth(element: Element, isLeast: boolean): number {
  const stated = statedSize(element, 'x', null);
  if (stated !== null) return clampSize(element, 'x', stated, null);
  const text = ownText(element);
  const widths = itemsOf(element).map((item) => outerWidth(item, isLeast));
  const content = isOnOneLine(element, isLeast)
    ? textOf(element, text, isLeast) + sum(widths) + gapOf(element, 'x') * (widths.length - 1)
    : Math.max(textOf(element, text, isLeast), ...widths);
  const field = /^(input|textarea)$/.test(element.localName) ? FIELD_WIDTH : 0;
  return clampSize(element, 'x', Math.max(content, field, 0) + edges(element, 'x'), null);
}

const outerWidth = (item: Element, isLeast: boolean) =>
  (isLeast ? minContent(item) : maxContent(item)) + margins(item, 'x');

function isOnOneLine(element: Element, isLeast: boolean): boolean {
  const flow = flowOf(element);
  if (flow === 'row') return !isLeast || styleOf(element, 'flex-wrap') !== 'wrap';
  if (flow !== 'block') return false;
  const keepsLine = !isLeast || styleOf(element, 'white-space') === 'nowrap';
  return keepsLine && itemsOf(element).every(isInline);
}

function textOf(element: Element, text: string, isLeast: boolean): number {
  if (!text) return 0;
  if (!isLeast || styleOf(element, 'white-space') === 'nowrap') return widthOfText(element, text);
  return Math.max(...text.split(' ').map((word) => widthOfText(element, word)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
