import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { SEARCH_PRODUCTS, type SymbolsFile, type TextFile } from '../../core/searchTypes';
import { besideRareWords } from './besideRareWords';
import { buildRecords } from './buildRecords';
import { Messages } from './messages';
import { OldNames } from './oldNames';
import { productWords } from './productWords';
import type { IndexedDocument, Records } from './records';
import { Synonyms } from './synonyms';
import { indexedWords, isIdentifier, verbForms, wordsOf } from './words';

const FIELDS = ['name', 'title', 'words', 'headings', 'parts', 'context', 'text'] as const;

/** How much a word counts by where it stands (SPEC 9.1: keywords and headings strongly). */
const BOOST: Readonly<Record<(typeof FIELDS)[number], number>> = {
  name: 4,
  title: 6,
  words: 4,
  headings: 2.5,
  parts: 2.5,
  context: 0.4,
  text: 1,
};

/** Documents that are indexed before the worker looks for a waiting query. */
const CHUNK = 250;

/** An index in memory: what is found, and the words that it knows. */
export class SearchIndex {
  readonly records: Records;
  readonly synonyms: Synonyms;
  readonly messages: Messages;
  readonly oldNames: OldNames;
  /** Names of the API that are made of several words, each once. */
  readonly names: readonly string[];
  private readonly index: MiniSearch<IndexedDocument>;
  private readonly concepts: ReadonlySet<string>;
  /** Every word, and how often it stands in what is indexed, its surroundings not counted. */
  private readonly words = new Map<string, number>();
  /** The same words in order, to find what starts with something. */
  private ordered: readonly string[] = [];

  private constructor(symbols: SymbolsFile, texts: readonly TextFile[]) {
    this.records = buildRecords(symbols, texts);
    this.synonyms = new Synonyms(symbols.synonyms);
    this.messages = new Messages(symbols.messages);
    this.names = namesIn(this.records);
    this.oldNames = new OldNames(texts, this.names);
    this.concepts = conceptsIn(this.records);
    this.index = new MiniSearch<IndexedDocument>({
      fields: [...FIELDS],
      tokenize: (text, field) => wordsOfField(text, field),
      processTerm: (term, field) => {
        this.words.set(term, this.frequency(term) + Number(field !== 'context'));
        return term || null;
      },
      searchOptions: {
        boost: BOOST,
        // Queries are made of words that are normalized already.
        tokenize: wordsOf,
        processTerm: (term) => term,
        weights: { prefix: 0.5, fuzzy: 0.35 },
      },
    });
  }

  /** Builds an index without holding up the thread for long. */
  static async create(symbols: SymbolsFile, texts: readonly TextFile[]): Promise<SearchIndex> {
    const created = new SearchIndex(symbols, texts);
    await created.index.addAllAsync(created.records.documents, { chunkSize: CHUNK });
    // Words of products stand in no document, and are words that readers may use all the same.
    for (const product of SEARCH_PRODUCTS) {
      for (const word of productWords(product)) {
        created.words.set(word, created.frequency(word));
      }
    }
    created.ordered = [...created.words.keys()].sort();
    return created;
  }

  /** Whether any text has the word. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /** How often the word stands in what is indexed. */
  frequency(word: string): number {
    return this.words.get(word) ?? 0;
  }

  /** Whether the API of every product has the name. */
  isConcept(name: string): boolean {
    return this.concepts.has(name);
  }

  /** Whether a word of any text starts so. */
  hasStart(start: string): boolean {
    let low = 0;
    let high = this.ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ordered[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return this.ordered[low]?.startsWith(start) ?? false;
  }

  /** Returns what has any word of a query: of the words that stand everywhere, beside rarer ones. */
  search(query: Query): SearchResult[] {
    const boostDocument = besideRareWords((word) => this.frequency(word));
    return this.index.search(query, { boostDocument });
  }
}

function namesIn({ found, pages }: Records): string[] {
  const symbols = found.flatMap((item) => (item.kind === 'symbol' ? [item.name] : []));
  const entries = pages.filter(({ isApi }) => isApi).map(({ title }) => title);
  return [...new Set([...symbols, ...entries])].filter(isIdentifier);
}

/** Products with an API. */
const PRODUCTS = SEARCH_PRODUCTS.length - 1;

function conceptsIn({ found, pages }: Records): Set<string> {
  const products = new Map<string, Set<string>>();
  for (const item of found) {
    if (item.kind !== 'symbol') continue;
    const known = products.get(item.name) ?? new Set();
    products.set(item.name, known.add(pages[item.page]!.product));
  }
  return new Set([...products].filter(([, of]) => of.size >= PRODUCTS).map(([name]) => name));
}

/** Fields whose words are found by the other forms of their verbs too. */
const VERBAL = new Set(['title', 'words', 'headings']);

function wordsOfField(text: string, field = ''): string[] {
  if (field === 'name' || field === 'context') return text.split(' ');
  const words = indexedWords(text);
  return VERBAL.has(field) ? words.flatMap((word) => [word, ...verbForms(word)]) : words;
}
