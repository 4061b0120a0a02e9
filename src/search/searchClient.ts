import { searchFiles } from '../../.generated/searchFiles';
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
  /** Whether the full text of some products is there: without a network, of those on the device. */
  hasSomeTexts: boolean;
}

/** The page's side of the search: fetches the index, asks the engine, and tells what it says. */
export class SearchClient {
  private send: SendToEngine | undefined;
  private current: SearchStatus = {
    tier: 'none',
    revision: 0,
    isLoading: false,
    hasFailed: false,
    hasSomeTexts: false,
  };
  private lastId = 0;
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
    this.send ??= this.start((message) => this.hear(message));
    try {
      if (this.current.tier === 'none') {
        this.send({ kind: 'symbols', file: await fetchText(searchFiles.symbols) });
      }
      const wanted = SEARCH_PRODUCTS.map((product) => fetchText(searchFiles.text[product]));
      const texts = await Promise.allSettled(wanted);
      const files = texts.flatMap((text) => (text.status === 'fulfilled' ? [text.value] : []));
      // Of what could be had: offline that may be one product.
      this.send({ kind: 'texts', files });
      if (files.length < texts.length) {
        this.change({ isLoading: false, hasFailed: true, hasSomeTexts: files.length > 0 });
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
    if (message.kind === 'indexed') {
      const { hasFailed, revision } = this.current;
      const isComplete = message.tier === 'texts' && !hasFailed;
      this.change({
        tier: isComplete ? 'texts' : 'symbols',
        revision: revision + 1,
        ...(isComplete && { isLoading: false }),
      });
    } else if (message.id === this.lastId) this.onAnswer?.(message.answer);
  }

  private change(part: Partial<SearchStatus>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
