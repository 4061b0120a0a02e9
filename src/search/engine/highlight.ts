import type { TextPiece } from '../results';
import { normalizeWord, partsOf } from './words';

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Splits a text into what matches and what does not.
 * @param terms Words of the index that matched.
 * @param typed The query's words in small letters: what starts with one of them matches so far.
 */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  typed: readonly string[],
): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (part: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (part === '') return;
    if (last?.[1] === isMatch) pieces[pieces.length - 1] = [last[0] + part, isMatch];
    else pieces.push([part, isMatch]);
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index), false);
    end = index + word.length;
    const isWhole = matches(word, terms, typed);
    for (const part of isWhole ? [word] : splitWord(word)) {
      const start = startOf(part, typed);
      if (start > 0 && start < part.length && !isWhole) {
        add(part.slice(0, start), true);
        add(part.slice(start), false);
      } else add(part, isWhole || matches(part, terms, typed));
    }
  }
  add(text.slice(end), false);
  return pieces;
}

function matches(word: string, terms: ReadonlySet<string>, typed: readonly string[]): boolean {
  return terms.has(normalizeWord(word)) || typed.includes(word.toLowerCase());
}

/** How many letters of the word are the start of what was typed. */
function startOf(word: string, typed: readonly string[]): number {
  const lower = word.toLowerCase();
  return Math.max(
    0,
    ...typed.filter((start) => lower.startsWith(start)).map(({ length }) => length),
  );
}

function splitWord(word: string): string[] {
  const parts = partsOf(word);
  return parts.join('') === word ? parts : [word];
}
