import type { Question } from './engine/answerQuery';
import type { SearchAnswer } from './results';

/** What the page tells the engine. Files come as text: the engine's thread reads the JSON. */
export type ToEngine =
  | { kind: 'symbols'; file: string }
  | { kind: 'texts'; files: string[] }
  | { kind: 'ask'; id: number; question: Question };

/** What the engine tells the page. */
export type FromEngine =
  | { kind: 'indexed'; tier: 'symbols' | 'texts' }
  | { kind: 'answer'; id: number; answer: SearchAnswer };
