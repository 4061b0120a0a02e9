import { TEXT_BREAK } from '../../../core/searchTypes';

/** As much of a section as a result may show, in characters. */
const SHOWN = 120;

/** Words that are in every text and so find nothing. */
const EMPTY_WORDS = new Set(
  (
    'a all also an and any are as at be because been before both but by can do does each for from ' +
    'had has have how if in into is it its more most no not of on one only or other own same so ' +
    'such than that the their them then there these they this those to too use used very was what ' +
    'when where which while who will with would you your'
  ).split(' '),
);

/**
 * Returns the start of a text, and of the rest each word once that is not in it yet: the index needs
 * no more, and it is a seventh smaller so.
 * @param text One section as plain text.
 */
export function shortenText(text: string): string {
  if (text.length <= SHOWN) return text;
  const end = text.indexOf(' ', SHOWN);
  if (end < 0) return text;
  const start = text.slice(0, end);
  const known = new Set(wordsIn(start).map((word) => word.toLowerCase()));
  const rest = wordsIn(text.slice(end)).filter((word) => {
    const lower = word.toLowerCase();
    if (EMPTY_WORDS.has(lower) || known.has(lower)) return false;
    known.add(lower);
    return true;
  });
  return rest.length === 0 ? start : `${start}${TEXT_BREAK}${rest.join(' ')}`;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
