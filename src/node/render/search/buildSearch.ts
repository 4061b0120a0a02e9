import { productIdentifier } from '../../../../data/products';
import type { Migration } from '../../../core/changes';
import { oldNameKey } from '../../../core/oldNames';
import { isApiPath } from '../../../core/paths';
import { productFromPath } from '../../../core/productId';
import {
  SEARCH_PRODUCTS,
  type SearchPage,
  type SearchProduct,
  type SearchSymbols,
  type SymbolsFile,
  type TextFile,
} from '../../../core/searchTypes';
import type { ApiRowKind } from '../../../core/apiRowId';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { pageTitle } from '../../model/navigation/pageTitle';
import { entrySummary } from '../../model/api/entrySummary';
import type { Site } from '../../model/site';
import { collectOldNames, type CurrentNames } from './collectOldNames';
import { collectSymbols, type CollectedSymbol } from './collectSymbols';
import type { ExplainedMessage } from '../../read/messages/explainMessages';
import { shortMessages } from '../../read/messages/shortMessages';
import { groupSections } from './groupSections';
import { guideSections } from './guideSections';
import { pageTrails } from './pageTrails';
import { shortTitle } from './shortTitle';

/** The whole index as its files hold it. */
export interface SearchIndex {
  symbols: SymbolsFile;
  text: Record<SearchProduct, TextFile>;
}

/**
 * Builds the search index from what is written and from the API data.
 * @param synonyms What readers say for the words of the documentation (`data/synonyms.ts`).
 * @param messages What the packages print, with the sections that explain it.
 * @param migrations Every upgrade, newest first.
 */
export function buildSearch(
  { written, guides, api }: Pick<Site, 'written' | 'guides' | 'api'>,
  synonyms: SymbolsFile['synonyms'],
  messages: readonly ExplainedMessage[],
  migrations: readonly Migration[],
): SearchIndex {
  const placed = pageTrails(written);
  const symbols: SymbolsFile = {
    products: productNames(),
    trails: [],
    pages: [],
    symbols: {},
    synonyms,
    messages: [],
  };
  const text = Object.fromEntries(
    SEARCH_PRODUCTS.map((product): [SearchProduct, TextFile] => [
      product,
      { product, pages: [], symbolTexts: [] },
    ]),
  ) as SearchIndex['text'];
  const guideOf = new Map(guides.map((guide) => [guide.props.pathname, guide]));
  const entries = new Map(api.entries.map((entry) => [entry.pathname, entry]));
  const places = new Map<string, number>();

  for (const [pathname, { page, trail }] of placed) {
    const product = searchProductOf(pathname);
    const guide = guideOf.get(pathname);
    const meta = guide?.props.meta;
    const entry = entries.get(pathname);
    // Landing pages of another kind, such as the indexes of the API, have a title and no text.
    const title = meta ? shortTitle(meta.title, trail) : indexTitle(page, entry);
    if (product === undefined) continue;
    const words = meta?.keywords ?? [];
    places.set(pathname, symbols.pages.length);
    symbols.pages.push({
      pathname,
      title,
      trail: placeOfTrail(symbols.trails, trail),
      ...planOf(entry?.plan ?? page.plan),
      ...(words.length > 0 && { words: words.join(', ') }),
    });
    text[product].pages.push({
      pathname,
      description: meta?.description ?? (entry ? entrySummary(entry, api.entries) : ''),
      sections: guide ? guideSections(guide.sections) : groupSections(entry),
    });
  }
  addSymbols({ symbols, text }, api.entries, places);
  for (const product of SEARCH_PRODUCTS) {
    const oldNames = collectOldNames(product, migrations, currentNames(symbols, product));
    if (oldNames.length > 0) text[product].oldNames = oldNames;
  }
  symbols.messages = shortMessages(messages, places);
  return { symbols, text };
}

function addSymbols(
  { symbols, text }: SearchIndex,
  entries: readonly ApiEntry[],
  places: ReadonlyMap<string, number>,
): void {
  for (const product of SEARCH_PRODUCTS) {
    const ours = entries.filter(
      ({ pathname }) => searchProductOf(pathname) === product && places.has(pathname),
    );
    const collected = collectSymbols(ours, ({ pathname }) => places.get(pathname)!);
    const byKind = groupByKind(collected);
    if (byKind.size === 0) continue;
    symbols.symbols[product] = Object.fromEntries(
      [...byKind].map(([kind, group]) => [kind, toColumns(group)]),
    );
    text[product].symbolTexts = [...byKind.values()].flatMap((group) =>
      group.map((symbol) => symbol.text),
    );
  }
}

function currentNames({ pages, symbols }: SymbolsFile, product: SearchProduct): CurrentNames {
  const keysOf = (names: readonly string[]) => new Set(names.map(oldNameKey));
  const ours = Object.values(symbols[product] ?? {}).flatMap((columns) => columns.names);
  const titlesOf = (isApi: boolean) =>
    pages.filter(({ pathname }) => isApiPath(pathname) === isApi).map(({ title }) => title);
  return { names: keysOf([...ours, ...titlesOf(true)]), titles: keysOf(titlesOf(false)) };
}

function groupByKind(symbols: readonly CollectedSymbol[]): Map<ApiRowKind, CollectedSymbol[]> {
  const groups = new Map<ApiRowKind, CollectedSymbol[]>();
  for (const symbol of symbols) {
    groups.set(symbol.kind, [...(groups.get(symbol.kind) ?? []), symbol]);
  }
  return groups;
}

function toColumns(group: readonly CollectedSymbol[]): SearchSymbols {
  const planned = group.flatMap(({ plan }, place) => (plan ? [[place, plan] as const] : []));
  return {
    names: group.map(({ name }) => name),
    owners: group.map(({ owners }) => owners),
    plans: Object.fromEntries(planned),
  };
}

function productNames(): SymbolsFile['products'] {
  return Object.fromEntries(
    SEARCH_PRODUCTS.map((id) => [id, productIdentifier(id).name]),
  ) as SymbolsFile['products'];
}

function searchProductOf(pathname: string): SearchProduct | undefined {
  const { id } = productFromPath(pathname);
  return SEARCH_PRODUCTS.find((product) => product === id);
}

function placeOfTrail(trails: string[][], trail: string[]): number {
  const key = trail.join('/');
  const place = trails.findIndex((known) => known.join('/') === key);
  return place >= 0 ? place : trails.push(trail) - 1;
}

function planOf(plan: SearchPage['plan']): Pick<SearchPage, 'plan'> {
  return plan ? { plan } : {};
}

function indexTitle(page: Parameters<typeof pageTitle>[0], entry: ApiEntry | undefined): string {
  return entry?.name ?? (page.pathname?.startsWith('/x/api/') ? 'API index' : pageTitle(page));
}
