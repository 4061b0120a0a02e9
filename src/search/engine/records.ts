import type { ApiRowKind } from '../../core/apiRowId';
import type { SearchProduct } from '../../core/searchTypes';
import type { Plan } from '../../core/types';

/** A page that can be found. */
export interface PageRecord {
  pathname: string;
  title: string;
  /** Its title as one word: "datagrid". */
  joined: string;
  /** Titles of the groups above it. */
  trail: readonly string[];
  product: SearchProduct;
  plan?: Plan | undefined;
  isApi: boolean;
  /** How many names it documents. */
  names: number;
  words: string;
  description: string;
  /** Its title and keywords, each in normalized words. */
  phrases: readonly (readonly string[])[];
}

/** What a document of the index stands for. */
export type Found =
  | { kind: 'page'; page: number }
  | { kind: 'section'; page: number; id: string; heading: string; text: string }
  | {
      kind: 'symbol';
      page: number;
      name: string;
      what: ApiRowKind;
      /** Every API page with the name, the most telling first. */
      owners: readonly number[];
      plan?: Plan | undefined;
      text: string;
    };

/** A document as it is indexed: texts by field. */
export interface IndexedDocument {
  id: number;
  /** Whole names in one word each. */
  name: string;
  title: string;
  words: string;
  headings: string;
  /** Parts of identifiers. */
  parts: string;
  /** What surrounds it: product, groups, the page of a section. */
  context: string;
  text: string;
}

/** Everything that an index is built from. */
export interface Records {
  /** What the products are called. */
  products: Readonly<Record<SearchProduct, string>>;
  pages: readonly PageRecord[];
  found: readonly Found[];
  documents: readonly IndexedDocument[];
}
