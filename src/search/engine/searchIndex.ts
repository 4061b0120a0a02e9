import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SymbolsFile, TextFile } from '../../core/searchTypes';
import { buildRecords } from './buildRecords';
import { Messages } from './messages';
import type { IndexedDocument, Records } from './records';
import { Synonyms } from './synonyms';
import { indexedWords, verbForms, wordsOf } from './words';

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
  private readonly index: MiniSearch<IndexedDocument>;
  private readonly words = new Set<string>();
  /** The same words in order, to find what starts with something. */
  private ordered: readonly string[] = [];

  private constructor(symbols: SymbolsFile, texts: readonly TextFile[]) {
    this.records = buildRecords(symbols, texts);
    this.synonyms = new Synonyms(symbols.synonyms);
    this.messages = new Messages(symbols.messages);
    this.index = new MiniSearch<IndexedDocument>({
      fields: [...FIELDS],
      tokenize: (text, field) => wordsOfField(text, field),
      processTerm: (term) => {
        this.words.add(term);
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
    created.ordered = [...created.words].sort();
    return created;
  }

  /** Whether any text has the word. */
  has(word: string): boolean {
    return this.words.has(word);
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

  search(query: Query): SearchResult[] {
    return this.index.search(query);
  }
}

/** Fields whose words are found by the other forms of their verbs too. */
const VERBAL = new Set(['title', 'words', 'headings']);

function wordsOfField(text: string, field = ''): string[] {
  if (field === 'name') return text.split(' ');
  const words = indexedWords(text);
  return VERBAL.has(field) ? words.flatMap((word) => [word, ...verbForms(word)]) : words;
}
