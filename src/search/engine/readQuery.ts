import type { SearchProduct } from '../../core/searchTypes';
import { normalizeWord, partsOf, wordsOf } from './words';

/** More of a query than this finds nothing that the start does not. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** Words that say nothing of what is looked for, at least not on this site. */
const EMPTY = new Set(
  (
    'a an and any anyone are as at be been but by can cannot could did do does doesn don ' +
    'everyone for from has have he ' +
    'how i im in into is isn it its let me must my need nobody of on or our people please she should ' +
    'so some somebody someone t that the their them then they ' +
    'there these this to using want was way we what when where which while who why will with ' +
    'would you your mui material ui react reactjs x js component example tutorial doc documentation'
  ).split(' '),
);
/** Words that are said with many tasks: they help to order results, and are not needed in them. */
const WEAK = new Set(
  (
    'add after allow already apply before behind beside best between change choose create custom different disable display ' +
    'each enable every get give handle implement inside like make manually new not only other pick programmatically ' +
    'possible prevent put remove render same set show specific stop use user value via without work working'
  ).split(' '),
);

/** Words that name a product: with others they only say where to look. */
const PRODUCTS: ReadonlyMap<string, SearchProduct> = new Map<string, SearchProduct>([
  ['chart', 'x-charts'],
  ['graph', 'x-charts'],
  ['plot', 'x-charts'],
  ['diagram', 'x-charts'],
  ['datagrid', 'x-data-grid'],
  ['grid', 'x-data-grid'],
  ['table', 'x-data-grid'],
  ['row', 'x-data-grid'],
  ['column', 'x-data-grid'],
  ['datepicker', 'x-date-pickers'],
  ['picker', 'x-date-pickers'],
  ['calendar', 'x-date-pickers'],
  ['tree', 'x-tree-view'],
  ['treeview', 'x-tree-view'],
]);
/**
 * Words of one product's own subject. Without the name of a product, they say which one is meant:
 * "select all children" asks about a tree, "single month" about a calendar.
 */
const SUBJECTS: Readonly<Partial<Record<SearchProduct, string>>> = {
  'x-data-grid':
    'cell header pagination pager page csv excel pinned pinning grouping aggregation pivot toolbar',
  'x-date-pickers':
    'date time datetime month year day week weekday weekend hour minute second clock am pm meridiem ' +
    'midnight timezone birthday birthdate locale popup',
  'x-charts':
    'axis bar line pie donut scatter sparkline gauge heatmap radar funnel sankey legend series tick ' +
    'stack stacked stacking zoom',
  'x-tree-view': 'child parent node folder leaf branch expand collapse indeterminate',
};
const SUBJECT_OF = new Map(
  (Object.entries(SUBJECTS) as [SearchProduct, string][]).flatMap(([product, words]) =>
    words.split(' ').map((word) => [word, product] as const),
  ),
);

/** Words that are in the names of products, and so say no more beside others. */
const WHERE = new Set(
  'chart datagrid datepicker grid graph picker plot table tree treeview'.split(' '),
);
const NAME = new Set([...WHERE, 'data', 'date', 'time', 'view']);
/** What a name of the API can be. */
const KINDS = new Set(
  'api apiref class current event hook interface method prop slot slotprop type'.split(' '),
);
/** How much the name of a product counts beside other words. */
const PRODUCT_WEIGHT = 0.25;
const WEAK_WEIGHT = 0.3;

/** Returns normalized words without those that say nothing; all of them where that leaves fewer than two. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 1 ? telling : words;
}

/** A word of a query. */
export interface QueryWord {
  /** As it was typed. */
  raw: string;
  normal: string;
  /** Parts of an identifier, normalized; empty for a plain word. */
  parts: readonly string[];
  /** How much it counts that a result has it. */
  weight: number;
}

/** A query in words. */
export interface ParsedQuery {
  words: readonly QueryWord[];
  /** All of it as one word: "Data Grid" is "datagrid". */
  joined: string;
  /** Its words, and neighbours joined, without the library's prefix: what may name an API page. */
  names: ReadonlySet<string>;
  /** All its words, normalized, those that say nothing too. */
  contents: ReadonlySet<string>;
  /** Whether it is a single word, which can name something of the API exactly. */
  isOneWord: boolean;
  /** Whether it asks for more than a product as a whole. */
  hasSubject: boolean;
  /** Products that the query names. */
  products: ReadonlySet<SearchProduct>;
  /** The product whose own words the query has; undefined where they are of several, or of none. */
  subject: SearchProduct | undefined;
}

/**
 * Reads what a reader has typed, which may be anything.
 * @param query Cut after some 200 characters and a dozen words.
 * @param isWord Whether a word of the index starts so.
 * @param nameNear The name of the API that a word may be a mistyped form of.
 */
export function readQuery(
  query: string,
  isWord: (start: string) => boolean,
  nameNear: (word: string) => string | undefined = () => undefined,
): ParsedQuery {
  const typed = wordsOf(query.slice(0, LONGEST_QUERY))
    .map((word) => word.slice(0, LONGEST_WORD))
    .map((word) => repair(word, isWord, nameNear));
  const all = typed.map(readWord);
  const telling = all.filter(({ normal }) => !EMPTY.has(normal));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const products = words.flatMap(({ normal }, place) =>
    // The lines of a chart's grid have nothing of the Data Grid.
    normal === 'grid' && words[place + 1]?.normal === 'line' ? [] : (PRODUCTS.get(normal) ?? []),
  );
  const isOther = ({ normal, weight }: QueryWord) => weight >= 1 && !NAME.has(normal);
  const hasSubject = words.some(isOther);
  const hasName = words.some(({ parts }) => parts.length > 1);
  return {
    words: hasSubject ? words.map((word) => weaken(word, hasName)) : words,
    joined: typed.join('').toLowerCase(),
    names: namesIn(typed),
    contents: new Set(all.map(({ normal }) => normal)),
    hasSubject,
    isOneWord: typed.length === 1,
    products: new Set(products),
    subject: subjectOf(words, products),
  };
}

function subjectOf(
  words: readonly QueryWord[],
  products: readonly SearchProduct[],
): SearchProduct | undefined {
  if (products.length > 0) return undefined;
  const subjects = new Set(words.flatMap(({ normal }) => SUBJECT_OF.get(normal) ?? []));
  return subjects.size === 1 ? [...subjects][0] : undefined;
}

/** Longest name of an API page in words: "Single Input Date Range Field". */
const LONGEST_NAME = 5;

function namesIn(typed: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (let start = 0; start < typed.length; start += 1) {
    for (let end = start + 1; end <= Math.min(typed.length, start + LONGEST_NAME); end += 1) {
      const name = typed.slice(start, end).join('').toLowerCase();
      names.add(name).add(name.replace(/^mui/, ''));
    }
  }
  return names;
}

/** What says where to look counts less than what to look for. */
function weaken(word: QueryWord, hasName: boolean): QueryWord {
  const isPlace = WHERE.has(word.normal) || (hasName && KINDS.has(word.normal));
  return isPlace ? { ...word, weight: PRODUCT_WEIGHT } : word;
}

/**
 * Puts a word right that nothing starts with: the most common slip, two neighbours exchanged, or a
 * name of the API with a mistake or two.
 */
function repair(
  word: string,
  isWord: (start: string) => boolean,
  nameNear: (word: string) => string | undefined,
): string {
  if (word.length < 4 || isWord(normalizeWord(word))) return word;
  const swaps = [...word.slice(1)].map(
    (letter, place) => word.slice(0, place) + letter + word[place]! + word.slice(place + 2),
  );
  return swaps.find((swapped) => isWord(normalizeWord(swapped))) ?? nameNear(word) ?? word;
}

/** Returns the words of a query in small letters, as far as they are looked at. */
export function typedWords(query: string): string[] {
  return wordsOf(query.slice(0, LONGEST_QUERY))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD).toLowerCase());
}

function readWord(raw: string): QueryWord {
  const normal = normalizeWord(raw);
  const parts = partsOf(raw);
  return {
    raw,
    normal,
    parts: parts.length > 1 ? withoutPrefix(parts.map(normalizeWord)) : [],
    weight: WEAK.has(normal) ? WEAK_WEIGHT : 1,
  };
}

/** Global class names start with the library's: `MuiDataGrid-root`. */
function withoutPrefix(parts: string[]): string[] {
  return parts[0] === 'mui' && parts.length > 1 ? parts.slice(1) : parts;
}
