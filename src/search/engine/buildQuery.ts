import type { Query, SearchOptions } from 'minisearch';
import type { ParsedQuery, QueryWord } from './readQuery';
import type { SearchIndex } from './searchIndex';
import { commonStart } from './words';

/** How much less a match counts that is not of the word itself. */
const WEIGHT = {
  start: 0.6,
  synonym: 0.7,
  parts: 0.9,
  repaired: 0.75,
  part: 0.5,
  longer: 0.2,
  whole: 1.3,
} as const;

/** A query as the index takes it, and which of its terms stand for which word. */
export interface BuiltQuery {
  /** Finds the documents with any word; how many they have is for their score to say. */
  query: Query;
  /** Terms by the place of the word that they stand for. */
  termsOf: readonly ReadonlySet<string>[];
}

/**
 * Builds the expression for a query: each word in all its forms.
 * @param isLoose Whether words count too that are only a little like those of the query.
 */
export function buildQuery(
  { words, joined }: ParsedQuery,
  index: SearchIndex,
  isLoose: boolean,
): BuiltQuery {
  const termsOf = words.map(() => new Set([joined]));
  const forms = words.map((word, place): RankedQuery => {
    const isLast = place === words.length - 1;
    const options = { terms: termsOf[place]!, isLast, isAlone: words.length === 1 };
    return [wordForms(word, index, options), frequencyOf(word, index)];
  });
  const readings = spans(words, index);
  for (const { start, end, terms, names } of readings) {
    for (const place of termsOf.slice(start, end)) for (const term of terms) place.add(term);
    for (const place of termsOf) for (const name of names) place.add(name);
  }
  const names = readings.flatMap((reading) => reading.names);
  const ranked = [
    ...forms,
    ...partsAlone(words, termsOf, index),
    ...readings.map(({ tree, terms }) => rankedByRarest(tree, terms, index)),
  ];
  return {
    query: anyOf([
      // What is rare says where a common word counts (`besideRareWords`).
      ...ranked.sort(([, a], [, b]) => a - b).map(([query]) => query),
      ...names.map((name) => ({ ...exact([name], 1), fields: ['name'] })),
      ...(isLoose ? words.map(({ normal }) => loosely(normal)) : []),
      ...(words.length > 1
        ? [{ ...exact([joined], WEIGHT.whole), fields: ['name'], prefix: true }]
        : []),
    ]),
    termsOf,
  };
}

/** A part of a query, and how often the rarest of its words stands in the index. */
type RankedQuery = [query: Query, frequency: number];

/** The start of words may find any number of them. */
function frequencyOf({ normal }: QueryWord, index: SearchIndex): number {
  return !index.has(normal) && index.hasStart(normal) ? Infinity : index.frequency(normal);
}

function rankedByRarest(query: Query, terms: readonly string[], index: SearchIndex): RankedQuery {
  return [query, Math.min(...terms.map((term) => index.frequency(term)))];
}

const anyOf = (queries: Query[]): Query & object => ({ combineWith: 'OR', queries });

/** Terms as they are, all of them, at a share of their weight. */
function exact(queries: string[], weight: number): SearchOptions & { queries: string[] } {
  return { combineWith: 'AND', queries, boostTerm: () => weight };
}

/** Fields in which the words of a longer query are looked for: whole names are one word there. */
const WORD_FIELDS = ['title', 'words', 'headings', 'parts', 'context', 'text'];

/** Fields in which a first letter is looked for: any text has a word that starts with it. */
const TITLE_FIELDS = ['name', 'title', 'words'];

interface FormOptions {
  /** Gets the terms that stand for the word. */
  terms: Set<string>;
  /** Whether the reader may still be typing the word. */
  isLast: boolean;
  isAlone: boolean;
}

/** A word, what starts with it, its other forms, and what it may be a mistyped form of. */
function wordForms(
  { normal, parts, weight }: QueryWord,
  index: SearchIndex,
  { terms, isLast, isAlone }: FormOptions,
): Query {
  const isKnown = index.has(normal);
  const forms: Query[] = [];
  const add = (words: readonly string[], share: number, options: SearchOptions = {}) => {
    for (const word of words) terms.add(word);
    forms.push({ ...exact([...words], share * weight), ...options });
  };
  add([normal], 1, {
    prefix: isLast || !isKnown,
    ...(isKnown && !isAlone && { weights: { prefix: WEIGHT.longer, fuzzy: 0 } }),
    ...(!isKnown && { fuzzy: fuzzinessOf(normal) }),
    ...(isLast && normal.length === 1 && { fields: TITLE_FIELDS }),
  });
  if (parts.length > 1) {
    const rarestFirst = [...parts].sort((a, b) => index.frequency(a) - index.frequency(b));
    add(rarestFirst, WEIGHT.parts, { prefix: (term) => isLast && term === parts.at(-1) });
    // `MuiDataGrid` of a global class name.
    if (index.has(parts.join(''))) add([parts.join('')], 1);
  }
  const start = commonStart(normal);
  if (start && index.hasStart(start)) add([start], WEIGHT.start, { prefix: true });
  if (!isKnown && !index.hasStart(normal)) {
    for (const pair of halves(normal))
      if (pair.every((half) => index.has(half))) add(pair, WEIGHT.repaired);
  }
  return isAlone || parts.length > 1 ? anyOf(forms) : { ...anyOf(forms), fields: WORD_FIELDS };
}

/**
 * The parts of identifiers, each for itself: a name that is not there has a subject all the same. A
 * known name says it all.
 */
function partsAlone(
  words: readonly QueryWord[],
  termsOf: readonly Set<string>[],
  index: SearchIndex,
): RankedQuery[] {
  return words.flatMap(({ normal, parts }, place) => {
    if (index.has(normal)) return [];
    for (const part of parts) termsOf[place]!.add(part);
    return parts.map((part) => rankedByRarest(exact([part], WEIGHT.part), [part], index));
  });
}

/** What looks only a little like a word: titles, keywords and names. */
function loosely(word: string): Query {
  return { ...exact([word], 1), fields: TITLE_FIELDS, prefix: true, fuzzy: 0.4 };
}

/** Longer words may have more mistakes in them. */
function fuzzinessOf(word: string): number | false {
  if (word.length > 5) return 0.2;
  return word.length > 3 ? 0.25 : false;
}

/** The word as two, for what was typed without a space. */
function halves(word: string): [string, string][] {
  const SHORTEST = 3;
  const pairs: [string, string][] = [];
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    pairs.push([word.slice(0, at), word.slice(at)]);
  }
  return pairs;
}

/** Another reading of some words in a row. */
interface Span {
  start: number;
  end: number;
  tree: Query;
  /** The query as one word in this reading. */
  names: readonly string[];
  terms: readonly string[];
}

/** Words in a row that the documentation says otherwise or writes in one word. */
function spans(words: readonly QueryWord[], index: SearchIndex): Span[] {
  const normal = words.map((word) => word.normal);
  const synonyms = index.synonyms.find(normal).map(({ start, end, written }): Span => {
    const share = WEIGHT.synonym * Math.max(...words.slice(start, end).map(({ weight }) => weight));
    const tree = anyOf(written.map((phrase) => exact([...phrase], share)));
    const names = written.map((phrase) =>
      [...normal.slice(0, start), ...phrase, ...normal.slice(end)].join(''),
    );
    return { start, end, tree, names, terms: written.flat() };
  });
  // Parts of a name that the documentation writes in one word: `autoSizeAllColumns`, "autosize".
  const partly = words.flatMap(({ parts }, start): Span[] =>
    parts.slice(1).flatMap((part, place) => {
      const whole = parts[place]! + part;
      if (!index.has(whole)) return [];
      return [
        { start, end: start + 1, tree: exact([whole], WEIGHT.parts), names: [], terms: [whole] },
      ];
    }),
  );
  const joined = normal.slice(1).flatMap((word, start): Span[] => {
    const whole = normal[start]! + word;
    if (!index.has(whole)) return [];
    return [{ start, end: start + 2, tree: exact([whole], 1), names: [], terms: [whole] }];
  });
  return [...synonyms, ...partly, ...joined];
}
