import { editDistance } from '../core/editDistance';

/** A page as an address and the name that readers know. */
export interface KnownPage {
  pathname: string;
  title: string;
}

/** Longer addresses are no typing error; they only cost time. */
const LONGEST_ADDRESS = 300;
const MOST_WORDS = 12;
/** Words that are in too many addresses to tell pages apart. */
const NOISE = new Set(['x', 'react', 'mui', 'docs', 'en', 'index', 'html', 'md', 'components']);
/** Share of letters that two words must have in common to count as the same, mistyped. */
const LEAST_LIKENESS = 0.6;
const LEAST_SCORE = 0.45;
/** Pages that are much further away than the nearest only distract from it. */
const LEAST_OF_BEST = 0.75;

/**
 * Returns the pages whose address is near the one that was asked for, the nearest first (SPEC 1.4).
 * @param asked Path of a page that is not there; from the address bar, so it may hold anything.
 */
export function nearMatches(
  asked: string,
  pages: readonly KnownPage[],
  limit = 5,
): readonly KnownPage[] {
  const words = wordsOf(asked.slice(0, LONGEST_ADDRESS)).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const scored = pages
    .map((page) => ({ page, score: scoreOf(words, page) }))
    .sort((one, other) => other.score - one.score);
  const least = Math.max(LEAST_SCORE, LEAST_OF_BEST * (scored[0]?.score ?? 0));
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The words of an address, whatever stands between them. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !NOISE.has(word));
}

/** 1 when all words are the same; the last one says most about what was wanted. */
function scoreOf(words: readonly string[], { pathname, title }: KnownPage): number {
  const known = [...new Set([...wordsOf(pathname), ...wordsOf(title)])];
  const weights = words.map((_, index) => (index === words.length - 1 ? 2 : 1));
  const found = words.map((word, index) => weights[index]! * bestLikeness(word, known));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  // Of two pages that hold all words, the one with fewer others is nearer.
  return sum(found) / sum(weights) - 0.01 * Math.max(0, known.length - words.length);
}

function bestLikeness(word: string, known: readonly string[]): number {
  const best = Math.max(0, ...known.map((other) => likeness(word, other)));
  return best >= LEAST_LIKENESS ? best : 0;
}

function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const longer = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) / longer < LEAST_LIKENESS) return 0;
  return 1 - editDistance(one, other) / longer;
}
