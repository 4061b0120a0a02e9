/** How texts and queries become words: both go through here, so that they meet. */

const WORD = /[\p{L}\p{N}]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** Plurals and spellings that the rules below would miss or spoil. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['axes', 'axis'],
  ['behaviour', 'behavior'],
  ['centre', 'center'],
  ['children', 'child'],
  ['colour', 'color'],
  ['dialogue', 'dialog'],
  ['grey', 'gray'],
  ['indices', 'index'],
  ['series', 'series'],
]);

/** Nouns that stand far from their verb. */
const VERBS: ReadonlyMap<string, string> = new Map([
  ['expansion', 'expand'],
  ['validation', 'validate'],
]);

/** Returns the words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').match(WORD) ?? [];
}

/** Returns the parts of an identifier: `onRowClick` is on, Row, Click; a plain word is its own part. */
export function partsOf(word: string): string[] {
  return word.match(PART) ?? [];
}

/** Whether a word is made of several, as identifiers are. */
export function isIdentifier(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

/** Forms that were found already: the same words come again in every result. */
const normalized = new Map<string, string>();
const MOST_NORMALIZED = 20_000;

/** Returns the form under which a word is indexed: small letters, one spelling, no plural. */
export function normalizeWord(word: string): string {
  const known = normalized.get(word);
  if (known !== undefined) return known;
  if (normalized.size >= MOST_NORMALIZED) normalized.clear();
  const form = formOf(word);
  normalized.set(word, form);
  return form;
}

function formOf(word: string): string {
  const lower = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const american = lower.replace(/is(ation|ing|able|ed|er?s?)$/, 'iz$1');
  return IRREGULAR.get(lower) ?? withoutPlural(american.length > 6 ? american : lower);
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/**
 * Returns what the forms of a verb have in common, as a prefix: "sort" for "sorting", "hid" for
 * "hiding"; undefined for a word without such an ending.
 * @param word Normalized.
 */
export function commonStart(word: string): string | undefined {
  const start = /^(.{3,}?)(?:izations?|ations?|ing|able|ed|er|ment|ion)$/.exec(word)?.[1];
  if (start === undefined) return undefined;
  // "pinning" is "pin" and one more consonant.
  return /([bdgmnprt])\1$/.test(start) && start.length > 3 ? start.slice(0, -1) : start;
}

/**
 * Returns the words under which a text is found: each word, and the parts of identifiers.
 * @param text Anything that is indexed.
 */
export function indexedWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const whole = normalizeWord(word);
    const parts = partsOf(word);
    return parts.length > 1 ? [whole, ...parts.map(normalizeWord)] : [whole];
  });
}

/**
 * Returns the forms of a verb that a title may stand for: "Sorting" is found by "sort", "Pagination"
 * by "paginate" as well as by itself.
 * @param word Normalized.
 */
export function verbForms(word: string): string[] {
  const known = VERBS.get(word);
  if (known) return [known];
  const [, start = '', ending = ''] = /^(.{3,})(ization|ing|ed|ion)$/.exec(word) ?? [];
  if (start === '') return [];
  if (ending === 'ization') return [`${start}ize`];
  const single = /([bdgmnprt])\1$/.test(start) && start.length > 3 ? [start.slice(0, -1)] : [];
  return [start, `${start}e`, ...single];
}

/** Returns a name as one word: "Data Grid" and `DataGrid` are both "datagrid". */
export function joinedName(text: string): string {
  return wordsOf(text).join('').toLowerCase();
}
