import type { NameFate } from '../core/oldNames';
import type { SearchProduct } from '../core/searchTypes';
import type { Plan } from '../core/types';

/** A piece of a text, and whether it is what the reader looked for. */
export type TextPiece = readonly [text: string, isMatch: boolean];

/** A place that a result leads to. */
export interface ResultLink {
  /** Path with hash. */
  href: string;
  title: TextPiece[];
  /** Name of the API, shown as code. */
  isCode: boolean;
  plan?: Plan | undefined;
  /** What the text around the match says; empty when there is nothing to add. */
  excerpt: TextPiece[];
  /** What an upgrade did to the name, if it is one of an earlier version. */
  change?: { fate: NameFate; version: number };
}

/** A page, or a name that it documents, with more places on it. */
export interface ResultItem extends ResultLink {
  /** The way to it, below its product. */
  trail: string[];
  below: ResultLink[];
}

/** The results of one product, or the sections of the page that is shown. */
export interface ResultGroup {
  product: SearchProduct | 'page';
  title: string;
  items: ResultItem[];
}

/** What a query finds. */
export interface SearchAnswer {
  groups: ResultGroup[];
  /** Whether the groups hold what the words are near to, because nothing has the words. */
  isGuess: boolean;
  /** Whether even the best result has only the smaller part of the words. */
  isWeak?: boolean;
  /** Products whose full text may hold better results. */
  products?: SearchProduct[];
}
