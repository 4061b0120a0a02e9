import { searchFiles } from '../../.generated/searchFiles';
import { fetchFile } from '../browser/fetchFile';
import { SEARCH_PRODUCTS, type SearchProduct } from '../core/searchTypes';
import type { Question } from './engine/answerQuery';
import type { SearchAnswer } from './results';
import type { FromEngine } from './searchMessages';
import { startEngine, type SendToEngine } from './startEngine';

/** How far the index is: names and titles come first, then the full text of what is in question. */
export interface SearchStatus {
  /** What questions are answered from: `texts` when there is the full text of all that is wanted. */
  tier: 'none' | 'symbols' | 'texts';
  /** Grows with each index, so that a question is asked again. */
  revision: number;
  /** Whether files are on their way. */
  isLoading: boolean;
  /** Whether files could not be had; asking again may help. */
  hasFailed: boolean;
}

/** How long a file of the full text may take, in milliseconds: several come at once. */
const TEXT_PATIENCE_MS = 60_000;

/** The page's side of the search: fetches the index, asks the engine, and tells what it says. */
export class SearchClient {
  private send: SendToEngine | undefined;
  private current: SearchStatus = {
    tier: 'none',
    revision: 0,
    isLoading: false,
    hasFailed: false,
  };
  /** Products whose full text is wanted, and those whose text is indexed. */
  private readonly wanted = new Set<SearchProduct>();
  private indexed = new Set<SearchProduct>();
  /** Whether the last attempt was made without a network. */
  private wasOffline = false;
  private lastId = 0;
  /** Past all caches where what they hold has proved damaged. */
  private cache: RequestCache = 'default';
  private readonly listeners = new Set<() => void>();
  private onAnswer: ((answer: SearchAnswer) => void) | undefined;

  constructor(private readonly start: typeof startEngine = startEngine) {}

  get status(): SearchStatus {
    return this.current;
  }

  /** Calls back after each change of the status; returns what ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Loads the first tier and the full text of products, unless they are wanted already: what could not
   * be had is not asked for anew by each letter. Without a network nothing travels, so all that the
   * device has is searched, and the status says whether that is everything.
   */
  async want(products: readonly SearchProduct[]): Promise<void> {
    const news = products.filter((product) => !this.wanted.has(product));
    for (const product of news) this.wanted.add(product);
    const hasGoneOffline = !navigator.onLine && !this.wasOffline;
    if (news.length > 0 || hasGoneOffline) await this.load();
  }

  /** Loads what is wanted and still missing, the first tier before the second. */
  async load(): Promise<void> {
    if (this.current.isLoading) return;
    this.wasOffline = !navigator.onLine;
    if (this.current.tier !== 'none' && this.missing().length === 0) {
      // What could not be had offline is not in question.
      if (this.current.hasFailed) this.change({ tier: 'texts', hasFailed: false });
      return;
    }
    this.change({ isLoading: true, hasFailed: false });
    const send = (this.send ??= this.start((message) => this.hear(message)));
    try {
      if (this.current.tier === 'none') {
        const file = await this.fetch(searchFiles.symbols);
        send({ kind: 'symbols', file });
      }
      const texts = await Promise.allSettled(
        this.missing().map((product) => this.fetch(searchFiles.text[product], TEXT_PATIENCE_MS)),
      );
      // The engine has failed meanwhile; another attempt may be under way.
      if (send !== this.send) return;
      const files = texts.flatMap((text) => (text.status === 'fulfilled' ? [text.value] : []));
      // Of what could be had: offline that may be one product.
      send({ kind: 'texts', files });
      if (files.length < texts.length) {
        this.change({ isLoading: false, hasFailed: true });
      }
    } catch {
      // No network: the palette says so and offers another try.
      this.change({ isLoading: false, hasFailed: true });
    }
  }

  private missing(): SearchProduct[] {
    const looked = navigator.onLine ? this.wanted : SEARCH_PRODUCTS;
    return [...looked].filter((product) => !this.indexed.has(product));
  }

  /** Asks a question; the answer to an earlier one that is still to come is dropped. */
  ask(question: Question, onAnswer: (answer: SearchAnswer) => void): void {
    this.lastId += 1;
    this.onAnswer = onAnswer;
    this.send?.({ kind: 'ask', id: this.lastId, question });
  }

  private hear(message: FromEngine): void {
    switch (message.kind) {
      case 'indexed': {
        const isDamaged = message.damaged > 0;
        if (isDamaged) this.cache = 'reload';
        const hasFailed = this.current.hasFailed || isDamaged;
        const isEnd = message.tier === 'texts';
        this.indexed = new Set(message.products);
        this.change({
          tier: isEnd && !hasFailed ? 'texts' : 'symbols',
          revision: this.current.revision + 1,
          hasFailed,
          ...(isEnd && { isLoading: false }),
        });
        // What the reader has asked for meanwhile.
        if (isEnd && !hasFailed) void this.load();
        return;
      }
      case 'failed':
        // The next attempt starts the engine anew, with files that no cache has.
        this.send = undefined;
        this.indexed.clear();
        this.cache = 'reload';
        this.change({ tier: 'none', isLoading: false, hasFailed: true });
        return;
      case 'answer':
        if (message.id === this.lastId) this.onAnswer?.(message.answer);
    }
  }

  private fetch(url: string, patienceMs?: number): Promise<string> {
    const options = { cache: this.cache, ...(patienceMs !== undefined && { patienceMs }) };
    return fetchFile(url, assertJson, options);
  }

  private change(part: Partial<SearchStatus>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** The engine reads the JSON in its own thread; a page in its place is seen without reading. */
function assertJson(text: string): string {
  if (!text.startsWith('{')) throw new Error('The answer is no file of the index.');
  return text;
}
