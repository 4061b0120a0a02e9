import type { Question } from './engine/answerQuery';
import type { SearchProduct } from '../core/searchTypes';
import type { SearchAnswer } from './results';

/** What the page tells the engine. Files come as text: the engine's thread reads the JSON. */
export type ToEngine =
  | { kind: 'symbols'; file: string }
  /** Full texts of some products, besides those that it has. */
  | { kind: 'texts'; files: string[] }
  | { kind: 'ask'; id: number; question: Question };

/** What the engine tells the page. */
export type FromEngine =
  /** It runs. */
  | { kind: 'ready' }
  /**
   * Answers come from this tier now, with the full text of these products; files that could not be
   * read were left out.
   */
  | { kind: 'indexed'; tier: 'symbols' | 'texts'; products: SearchProduct[]; damaged: number }
  /** It does not run, or there is no index: the first tier could not be read. */
  | { kind: 'failed' }
  | { kind: 'answer'; id: number; answer: SearchAnswer };
