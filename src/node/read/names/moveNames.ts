import { WORD, type CodeName } from './codeNames';

/** A word of code, and the name that begins with it, if one does. */
interface Word {
  text: string;
  start: number;
  name?: CodeName | undefined;
}

/**
 * Finds the names of one text in another that was made of it: in JavaScript the types are gone, and
 * quotes and line breaks are others. Their words are compared as a diff compares lines.
 * @param names The names in `from`.
 */
export function moveNames(from: string, names: readonly CodeName[], to: string): CodeName[] {
  if (names.length === 0) return [];
  const known = new Map(names.map((name) => [name.start, name]));
  const a = wordsOf(from).map((word) => ({ ...word, name: known.get(word.start) }));
  return place(commonWords(a, wordsOf(to)), from, to);
}

/**
 * Returns the names in a part of a text whose lines have been moved to the left.
 * @param start Place in `from` at which the part begins.
 */
export function namesOfPart(
  from: string,
  names: readonly CodeName[],
  start: number,
  part: string,
): CodeName[] {
  const known = new Map(names.map((name) => [name.start, name]));
  const words = wordsOf(from).filter((word) => word.start >= start);
  // All words of the part follow each other there.
  const pairs = wordsOf(part).flatMap((word, index): [Word, Word][] => {
    const original = words[index];
    return original ? [[{ ...original, name: known.get(original.start) }, word]] : [];
  });
  return place(pairs, from, part);
}

/** A name of several words, as `aria-label`, must stand there in one piece. */
function place(pairs: readonly [Word, Word][], from: string, to: string): CodeName[] {
  return pairs.flatMap(([{ name }, { start }]) => {
    if (!name) return [];
    const end = start + name.end - name.start;
    const isSame = from.slice(name.start, name.end) === to.slice(start, end);
    return isSame ? [{ start, end, href: name.href }] : [];
  });
}

function wordsOf(code: string): Word[] {
  return [...code.matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: index }));
}

/** The longest common subsequence; what both begin and end with is cut off first. */
function commonWords(a: readonly Word[], b: readonly Word[]): [Word, Word][] {
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head]!.text === b[head]!.text) head += 1;
  let tail = 0;
  const shortest = Math.min(a.length, b.length) - head;
  while (tail < shortest && a.at(-1 - tail)!.text === b.at(-1 - tail)!.text) tail += 1;
  const pairs = (index: number, count: number, shift: number): [Word, Word][] =>
    Array.from({ length: count }, (_, n) => [a[index + n]!, b[index + n + shift]!]);
  return [
    ...pairs(0, head, 0),
    ...middleWords(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...pairs(a.length - tail, tail, b.length - a.length),
  ];
}

function middleWords(a: readonly Word[], b: readonly Word[]): [Word, Word][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const isSame = a[i]!.text === b[j]!.text;
      const down = lengths[(i + 1) * width + j]!;
      const right = lengths[i * width + j + 1]!;
      const both = lengths[(i + 1) * width + j + 1]! + 1;
      lengths[i * width + j] = isSame ? both : Math.max(down, right);
    }
  }
  const pairs: [Word, Word][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i]!.text === b[j]!.text) {
      pairs.push([a[i]!, b[j]!]);
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}
