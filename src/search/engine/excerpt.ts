import type { TextPiece } from '../results';
import { highlight } from './highlight';

/**
 * Returns the part of a text around its first match, in pieces.
 * @param length At most so many characters, and dots where something is left out.
 */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
  length: number,
): TextPiece[] {
  if (text === '') return [];
  const pieces = highlight(text, terms, typed);
  const [start] = pieces;
  const match = pieces.length > 1 && !start![1] ? start![0].length : 0;
  const from = match > length / 2 ? text.lastIndexOf(' ', match - length / 3) + 1 : 0;
  const cut = text.slice(from, from + length);
  const isCut = from + length < text.length;
  const end = isCut ? Math.max(cut.lastIndexOf(' '), length / 2) : cut.length;
  const shown = `${from > 0 ? '… ' : ''}${cut.slice(0, end)}${isCut ? ' …' : ''}`;
  return highlight(shown, terms, typed);
}
