import { editDistance } from '../../core/editDistance';

/** Words from this length on are compared with the names of the API. */
const SHORTEST = 6;
/** Letters that may be missing, too many or wrong. */
const MOST_EDITS = 2;

/**
 * Returns the name that a mistyped word is nearest to, or nothing.
 * @param word As it was typed.
 * @param names Names of the API, the most telling first; of equally near ones the first is meant.
 */
export function nearName(word: string, names: readonly string[]): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const typed = word.toLowerCase();
  let nearest: string | undefined;
  let fewest = MOST_EDITS + 1;
  for (const name of names) {
    // With another first letter it is another name.
    if (Math.abs(name.length - typed.length) >= fewest || !startsAlike(typed, name)) continue;
    const edits = editDistance(typed, name.toLowerCase(), fewest);
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest;
}

function startsAlike(typed: string, name: string): boolean {
  return typed[0] === name[0]?.toLowerCase();
}
