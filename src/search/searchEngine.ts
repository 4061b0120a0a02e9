import type { SearchProduct, SymbolsFile, TextFile } from '../core/searchTypes';
import { answerQuery, type Question } from './engine/answerQuery';
import { readSymbols, readText } from './engine/readFiles';
import { SearchIndex } from './engine/searchIndex';
import type { FromEngine, ToEngine } from './searchMessages';

/**
 * Answers the page's messages, in a worker or, where there can be none, in the page. It answers from
 * what it has until more is indexed, and of several questions only the latest.
 */
export class SearchEngine {
  private symbols: SymbolsFile | undefined;
  private readonly texts = new Map<SearchProduct, TextFile>();
  private index: SearchIndex | undefined;
  private asked: { id: number; question: Question } | undefined;

  constructor(private readonly tell: (message: FromEngine) => void) {}

  /** Takes a message of the page. */
  async receive(message: ToEngine): Promise<void> {
    switch (message.kind) {
      case 'symbols':
        this.symbols = readSymbols(message.file);
        return this.build([], 'symbols');
      case 'texts':
        return this.build(message.files, 'texts');
      case 'ask':
        // Questions that came meanwhile replace each other.
        if (!this.asked) setTimeout(() => this.answer());
        this.asked = message;
    }
  }

  private async build(files: readonly string[], tier: 'symbols' | 'texts'): Promise<void> {
    const texts = files.map(readText).filter((text) => text !== undefined);
    for (const text of texts) this.texts.set(text.product, text);
    try {
      if (!this.symbols) throw new Error('The index of names is damaged.');
      this.index = await SearchIndex.create(this.symbols, [...this.texts.values()]);
    } catch {
      // Files of another shape: the page says so and fetches them anew.
      this.tell({ kind: 'failed' });
      return;
    }
    const damaged = files.length - texts.length;
    this.tell({ kind: 'indexed', tier, products: [...this.texts.keys()], damaged });
    if (this.asked) this.answer();
  }

  private answer(): void {
    if (!this.asked || !this.index) return;
    const { id, question } = this.asked;
    this.asked = undefined;
    this.tell({ kind: 'answer', id, answer: answerQuery(this.index, question) });
  }
}
