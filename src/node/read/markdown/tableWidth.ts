import type { Element } from 'hast';
import { UNBROKEN_NAME } from './breakLongNames';

/** Width of the text on a phone of 360 px, less a little: the estimate is one of letters. */
const PHONE_TEXT_PX = 318;
/** A letter of a table's text, and of its code with the padding around it, in pixels. */
const LETTER_PX = 7.2;
const CODE_LETTER_PX = 7.4;
const CODE_PADDING_PX = 8;
/** Between two columns. */
const GAP_PX = 24;

/** Width of the longest word or name in a cell, in pixels. */
function longestWord({ tagName, children }: Element): number {
  const widths = children.flatMap((child) => {
    if (child.type === 'element') return longestWord(child);
    if (child.type !== 'text') return 0;
    return tagName === 'code' ? widthOfName(child.value) : child.value.split(/\s+/).map(widthOf);
  });
  return Math.max(0, ...widths);
}

const widthOf = (word: string) => word.length * LETTER_PX;

/** A longer name is in pieces by now, of which each is shorter. */
const widthOfName = (name: string) =>
  Math.min(name.length, UNBROKEN_NAME) * CODE_LETTER_PX + CODE_PADDING_PX;

/**
 * Says whether a table fits a phone of 360 px without breaking a word.
 * @param rows Its cells, row by row, the header first.
 */
export function fitsPhones(rows: readonly (readonly Element[])[]): boolean {
  const columns = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ? longestWord(cells[column]) : 0))),
  );
  if (!columns) return true;
  const words = columns.reduce((sum, width) => sum + width, 0);
  return words + GAP_PX * (columns.length - 1) <= PHONE_TEXT_PX;
}
