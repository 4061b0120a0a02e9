import { rowId, type ApiRowKind } from '../../core/apiRowId';
import { SEARCH_PRODUCTS, type SearchProduct } from '../../core/searchTypes';
import type { ResultGroup, ResultItem, ResultLink, SearchAnswer } from '../results';
import { excerptOf } from './excerpt';
import { findHits, type Hit, type PageHit } from './findHits';
import { highlight } from './highlight';
import type { PageRecord } from './records';
import type { SearchIndex } from './searchIndex';
import { productsInQuestion } from './productsInQuestion';
import { isFirstPage } from './weightOf';
import { typedWords } from './readQuery';
import { joinedName } from './words';
import { withMessage } from './withMessage';
import { withOldNames } from './withOldNames';

/** Pages that are shown at most, and of one product when others have results too. */
const MOST_PAGES = 24;
const MOST_OF_PRODUCT = 8;
/** Results far behind the best one only distract from it. */
const LEAST_OF_BEST = 0.1;
/** But a reader who means something else sees a few all the same. */
const LEAST_PAGES = 6;
/** The current product comes first, unless its best result is this far behind. */
const CURRENT_FIRST = 0.35;
/** With a smaller part of the words in every result, the answer may not be among them. */
const LEAST_PART = 0.5;
/** Pages that are offered when nothing was found. */
const MOST_GUESSES = 5;
/** Places shown below a page: below a first result that is clearly the best, and below others. */
const BELOW = { clear: 2, other: 1 } as const;
/** How much better than the second the first result is when it is clearly the best. */
const CLEARLY = 1.5;
const EXCERPT_LENGTH = 120;
/** Lists that belong to a product as a whole, which is what the ids of their rows start with. */
const OF_A_PRODUCT: readonly ApiRowKind[] = ['event', 'selector', 'type'];

/** Who asks. */
export interface Question {
  query: string;
  /** Product of the page that the reader is on. */
  product?: SearchProduct | undefined;
}

/**
 * Returns what a query finds, as the palette shows it: what the words are near to when nothing has
 * them, and where to start when there is not even that, or no query.
 */
export function answerQuery(index: SearchIndex, { query, product }: Question): SearchAnswer {
  const hits = findHits(index, query, product);
  const message = index.messages.find(query);
  const old = index.oldNames.find(query, product);
  if (hits.length > 0 || message || old.length > 0) {
    const found = toGroups(index, hits, { query, product });
    const groups = message ? withMessage(index, message, found) : found;
    return {
      groups: old.length > 0 ? withOldNames(index, old, groups) : groups,
      isGuess: false,
      isWeak: !message && old.length === 0 && hits.every(({ coverage }) => coverage < LEAST_PART),
      products: productsInQuestion(index, hits, query),
    };
  }
  const near = findHits(index, query, product, { isLoose: true }).slice(0, MOST_GUESSES);
  const guesses = near.length > 0 ? near : startPages(index, product);
  return {
    groups: toGroups(index, guesses, { query, product }),
    isGuess: true,
    products: query.trim() === '' ? [] : [...SEARCH_PRODUCTS],
  };
}

/** First pages of the products; of the current one the pages after it too. */
function startPages({ records }: SearchIndex, product: SearchProduct | undefined): PageHit[] {
  let ours = 0;
  const isStart = ({ pathname, product: its, isApi }: PageRecord) => {
    if (isApi) return false;
    if (its === product && ours < MOST_GUESSES) return (ours += 1) > 0;
    return isFirstPage(pathname);
  };
  return records.pages.flatMap((record, page) =>
    isStart(record) ? [{ page, score: 1, coverage: 0, sections: [], symbols: [] }] : [],
  );
}

function toGroups(
  index: SearchIndex,
  hits: readonly PageHit[],
  { query, product }: Question,
): ResultGroup[] {
  const best = hits[0]?.score ?? 0;
  const shown = hits.filter(
    ({ score }, place) => place < LEAST_PAGES || score >= best * LEAST_OF_BEST,
  );
  const groups = groupHits(index, shown, product);
  const first = groups[0]?.[1][0];
  const [one, two] = shown;
  const isClear = one === first && (one?.score ?? 0) > CLEARLY * (two?.score ?? 0);
  const typed = typedWords(query);
  return groups.map(([id, pages]): ResultGroup => ({
    product: id,
    title: index.records.products[id],
    items: pages.map((hit) =>
      toItem(index, hit, typed, hit === first && isClear ? BELOW.clear : BELOW.other),
    ),
  }));
}

/** The hits by product: the current one first, then in the order of their best results. */
function groupHits(
  { records }: SearchIndex,
  hits: readonly PageHit[],
  current: SearchProduct | undefined,
): [SearchProduct, PageHit[]][] {
  const groups = new Map<SearchProduct, PageHit[]>();
  for (const hit of hits) {
    const { product } = records.pages[hit.page]!;
    groups.set(product, [...(groups.get(product) ?? []), hit]);
  }
  const best = hits[0]?.score ?? 0;
  const rank = ([product, [hit]]: [SearchProduct, PageHit[]]) => {
    const score = hit?.score ?? 0;
    return product === current && score >= best * CURRENT_FIRST ? Infinity : score;
  };
  const limit = groups.size > 1 ? MOST_OF_PRODUCT : MOST_PAGES;
  return [...groups]
    .sort(
      (a, b) => rank(b) - rank(a) || SEARCH_PRODUCTS.indexOf(a[0]) - SEARCH_PRODUCTS.indexOf(b[0]),
    )
    .map(([product, pages]) => [product, pages.slice(0, limit)]);
}

function toItem(
  index: SearchIndex,
  { page, own, sections, symbols }: PageHit,
  typed: readonly string[],
  most: number,
): ResultItem {
  const { pathname, title, trail, plan, isApi, description } = index.records.pages[page]!;
  const [symbol, ...otherSymbols] = symbols;
  const more = [...sections].sort((a, b) => b.score - a.score);
  if (symbol && symbol.score >= (own?.score ?? 0)) {
    return {
      ...symbolLink(index, symbol, typed),
      trail: [...trail.slice(1), title],
      below: otherSymbols.slice(0, most).map((other) => symbolLink(index, other, typed)),
    };
  }
  const terms = new Set(own?.terms ?? more[0]?.terms);
  const telling = more.filter(({ found }) => saysMore(found.heading, title, typed));
  return {
    href: pathname,
    title: highlight(title, terms, typed),
    isCode: isApi && !title.includes(' '),
    plan,
    trail: trail.slice(1),
    excerpt: excerptOf(description, terms, typed, EXCERPT_LENGTH),
    below: [
      ...telling.slice(0, most).map((section) => sectionLink(pathname, section, typed)),
      ...symbols.slice(0, most).map((other) => symbolLink(index, other, typed)),
    ].slice(0, most),
  };
}

/** Whether a heading has a word of the query that the page's title lacks. */
function saysMore(heading: string, title: string, typed: readonly string[]): boolean {
  const said = joinedName(title);
  return typed.some((word) => joinedName(heading).includes(word) && !said.includes(word));
}

function sectionLink(
  pathname: string,
  { found, terms }: Hit<'section'>,
  typed: readonly string[],
): ResultLink {
  const matched = new Set(terms);
  return {
    href: `${pathname}#${found.id}`,
    title: highlight(found.heading, matched, typed),
    isCode: false,
    excerpt: excerptOf(found.text, matched, typed, EXCERPT_LENGTH),
  };
}

function symbolLink(
  { records }: SearchIndex,
  { found, page, terms }: Hit<'symbol'>,
  typed: readonly string[],
): ResultLink {
  const { pathname, plan } = records.pages[page]!;
  const matched = new Set(terms);
  const [product = '', slug = ''] = pathname.split('/').slice(3);
  const owner = OF_A_PRODUCT.includes(found.what) ? product : slug;
  return {
    href: `${pathname}#${rowId(owner, found.what, found.name)}`,
    title: highlight(found.name, matched, typed),
    isCode: true,
    plan: found.plan ?? plan,
    excerpt: excerptOf(found.text, matched, typed, EXCERPT_LENGTH),
  };
}
