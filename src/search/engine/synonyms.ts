import { tellingWords } from './readQuery';
import { normalizeWord, wordsOf } from './words';

/** A stretch of a query that the documentation says otherwise. */
export interface SynonymMatch {
  /** Place of the first word, and of the one after the last. */
  start: number;
  end: number;
  /** What the documentation says, each in normalized words. */
  written: readonly (readonly string[])[];
}

const LONGEST = 5;

/** What readers say for the words of the documentation. */
export class Synonyms {
  private readonly written = new Map<string, string[][]>();

  constructor(pairs: readonly (readonly [said: readonly string[], written: readonly string[]])[]) {
    for (const [said, written] of pairs) {
      for (const phrase of said) {
        // As queries are read: "date and time" is asked for by two words.
        const key = tellingWords(normalized(phrase)).join(' ');
        const words = written.map(normalized);
        this.written.set(key, [...(this.written.get(key) ?? []), ...words]);
      }
    }
  }

  /** Returns what is known in a query, the longest stretch from each place. */
  find(words: readonly string[]): SynonymMatch[] {
    const matches: SynonymMatch[] = [];
    for (let start = 0; start < words.length; start += 1) {
      for (let end = Math.min(words.length, start + LONGEST); end > start; end -= 1) {
        const written = this.written.get(words.slice(start, end).join(' '));
        if (!written) continue;
        matches.push({ start, end, written });
        break;
      }
    }
    return matches;
  }
}

function normalized(phrase: string): string[] {
  return wordsOf(phrase).map(normalizeWord);
}
