import { searchFiles } from '../../.generated/searchFiles';
import { fetchFile } from '../core/fetchFile';
import { SEARCH_PRODUCTS } from '../core/searchTypes';
import type { Question } from './engine/answerQuery';
import type { SearchAnswer } from './results';
import type { FromEngine } from './searchMessages';
import { startEngine, type SendToEngine } from './startEngine';

/** How far the index is: names and titles come first, then the full text. */
export interface SearchStatus {
  /** What questions are answered from. */
  tier: 'none' | 'symbols' | 'texts';
  /** Grows with each index, so that a question is asked again. */
  revision: number;
  /** Whether files are on their way. */
  isLoading: boolean;
  /** Whether files could not be had; asking again may help. */
  hasFailed: boolean;
}

/** How long a file of the full text may take, in milliseconds: five come at once. */
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

  /** Loads what is still missing, the first tier before the second. */
  async load(): Promise<void> {
    if (this.current.isLoading || this.current.tier === 'texts') return;
    this.change({ isLoading: true, hasFailed: false });
    const send = (this.send ??= this.start((message) => this.hear(message)));
    try {
      if (this.current.tier === 'none') {
        const file = await this.fetch(searchFiles.symbols);
        send({ kind: 'symbols', file });
      }
      const wanted = SEARCH_PRODUCTS.map((product) =>
        this.fetch(searchFiles.text[product], TEXT_PATIENCE_MS),
      );
      const texts = await Promise.allSettled(wanted);
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
        this.change({
          tier: message.tier === 'texts' && !hasFailed ? 'texts' : 'symbols',
          revision: this.current.revision + 1,
          hasFailed,
          ...(message.tier === 'texts' && { isLoading: false }),
        });
        return;
      }
      case 'failed':
        // The next attempt starts the engine anew, with files that no cache has.
        this.send = undefined;
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
