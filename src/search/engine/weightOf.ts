import type { ApiRowKind } from '../../core/apiRowId';
import type { SearchProduct } from '../../core/searchTypes';
import { migrationWeight } from './migrationWeight';
import type { ParsedQuery } from './readQuery';
import type { Found, PageRecord } from './records';
import type { SearchIndex } from './searchIndex';
import { isIdentifier } from './words';

/** Guides come before the API, unless the query is a name of the API (DESIGN). */
const WEIGHT = {
  guide: 1.6,
  /** It mentions everything, and each thing has a page of its own. */
  overview: 1.25,
  apiPage: 0.75,
  section: 0.75,
  exactTitle: 2,
  /** A name of the API that is the query as a whole: whoever types it looks for it. */
  exactSymbol: 20,
  /** The same where every product has it, so that it is a concept: `slotProps`. */
  exactConcept: 2.5,
  exactEntry: 8,
  /** A name of the API together with its page: there is no better answer. */
  pair: 8,
  /** A name of an API page that the query names too. */
  ofNamedPage: 1.6,
  currentProduct: 1.25,
  namedProduct: 1.35,
  otherProduct: 0.75,
  /** The same where the product is not named, but its own words are used. */
  likelyProduct: 1.2,
  unlikelyProduct: 0.9,
  /** Two dates, where the query speaks of one: both pages say the same of it. */
  unaskedRange: 0.85,
} as const;

const SYMBOL: Readonly<Record<ApiRowKind, number>> = {
  prop: 0.55,
  method: 0.5,
  slot: 0.5,
  event: 0.5,
  selector: 0.5,
  class: 0.4,
  return: 0.25,
  parameter: 0.2,
  type: 0.3,
};

/** What the weight of something found depends on. */
interface Circumstances {
  page: number;
  /** Whether the query names the page. */
  isNamed: boolean;
  parsed: ParsedQuery;
  index: SearchIndex;
  /** Product of the page that the reader is on. */
  product: SearchProduct | undefined;
}

/** Returns how much something found counts besides how well its words match. */
export function weightOf(found: Found, circumstances: Circumstances): number {
  const { index, page, parsed, product } = circumstances;
  const record = index.records.pages[page]!;
  const current = record.product === product ? WEIGHT.currentProduct : 1;
  const past = migrationWeight(record.pathname, parsed);
  const range = rangeWeight(record.pathname, parsed);
  return (
    ownWeight(found, circumstances) * productWeight(record.product, parsed) * current * past * range
  );
}

function ownWeight(found: Found, { page, isNamed, parsed, index }: Circumstances): number {
  const { pathname, joined, isApi, names, phrases } = index.records.pages[page]!;
  switch (found.kind) {
    case 'page': {
      if (isFirstPage(pathname) && parsed.hasSubject) return WEIGHT.overview;
      const kind = isApi ? WEIGHT.apiPage * (1 + Math.log10(1 + names) / 10) : WEIGHT.guide;
      const isExact = joined === parsed.joined;
      if (isExact && isApi && parsed.isOneWord) return kind * WEIGHT.exactEntry;
      return kind * (isExact ? WEIGHT.exactTitle : phraseWeight(phrases, parsed));
    }
    case 'section':
      return WEIGHT.section;
    case 'symbol': {
      const name = found.name.toLowerCase();
      const isExact = parsed.isOneWord && isIdentifier(found.name) && name === parsed.joined;
      if (isNamed && isPair(parsed.joined, name, joined)) return WEIGHT.pair;
      return (
        SYMBOL[found.what] *
        (isExact
          ? (index.isConcept(found.name) ? WEIGHT.exactConcept : WEIGHT.exactSymbol) / 0.5
          : 1) *
        (isNamed ? WEIGHT.ofNamedPage : 1)
      );
    }
  }
}

/**
 * Returns how much it counts that the query holds the page's title, or a keyword of it, as a whole:
 * one that makes up the query doubles it.
 */
function phraseWeight(phrases: PageRecord['phrases'], { words, contents }: ParsedQuery): number {
  let longest = 0;
  for (const phrase of phrases) {
    if (phrase.length > longest && phrase.every((word) => contents.has(word))) {
      longest = phrase.length;
    }
  }
  return 1 + Math.min(1, longest / words.length);
}

/** Whether a path is that of a product's first page: `/x/react-charts/`. */
export function isFirstPage(pathname: string): boolean {
  return /^\/x\/[^/]+\/$/.test(pathname);
}

/** Whether the query is a name and the name of its owner: `DatePicker minDate`, `MuiBarElement-root`. */
function isPair(joined: string, name: string, owner: string): boolean {
  const query = joined.replace(/^mui/, '');
  return query === owner + name || query === name + owner;
}

function productWeight(product: SearchProduct, { products, subject }: ParsedQuery): number {
  if (subject) return product === subject ? WEIGHT.likelyProduct : WEIGHT.unlikelyProduct;
  if (products.size === 0) return 1;
  if (products.has(product)) return WEIGHT.namedProduct;
  return product === 'x-introduction' ? 1 : WEIGHT.otherProduct;
}

/** Words that speak of a stretch of time. */
const RANGE = ['between', 'booking', 'end', 'from', 'interval', 'period', 'span', 'start', 'until'];

/** Returns how much a page about ranges counts for a query that may speak of a single date. */
export function rangeWeight(pathname: string, { joined, contents }: ParsedQuery): number {
  if (!pathname.includes('-range-') || joined.includes('range')) return 1;
  return RANGE.some((word) => contents.has(word)) ? 1 : WEIGHT.unaskedRange;
}
