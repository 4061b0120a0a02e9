import type { SearchOptions } from 'minisearch';

/** A word that stands in the index more often finds too much to tell anything: "row", "value". */
const COMMON = 700;
/** So many documents with the rarer words of a query are enough to choose from. */
const ENOUGH = 150;

/**
 * Returns the function that lets a common word count only where rarer words of the query have been
 * found: most of the time of a query went into thousands of documents that have nothing but "row".
 * The rarer words have to be looked up first.
 * @param frequencyOf How often a word stands in the index.
 */
export function besideRareWords(
  frequencyOf: (word: string) => number,
): NonNullable<SearchOptions['boostDocument']> {
  const found = new Set<number>();
  /** Whether a word may find documents of its own. */
  const isFree = new Map<string, boolean>();
  return (id: number, word) => {
    let free = isFree.get(word);
    if (free === undefined) {
      free = found.size < ENOUGH || frequencyOf(word) < COMMON;
      isFree.set(word, free);
    }
    if (!free) return found.has(id) ? 1 : 0;
    found.add(id);
    return 1;
  };
}
