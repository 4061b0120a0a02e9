/**
 * The files of the search index: what the build writes and the browser's engine reads. Both tiers
 * hold plain records; the engine builds its index from them, which is smaller to send than an index.
 */
import type { ApiRowKind } from './apiRowId';
import type { OldNamesOfUpgrade } from './oldNames';
import type { ProductId } from './product';
import type { Plan } from './types';
import { X_PRODUCTS } from './xProducts';

/** The products by which results are grouped; the first is everything outside the other four. */
export const SEARCH_PRODUCTS = ['x-introduction', ...X_PRODUCTS.map(({ id }) => id)] as const;
export type SearchProduct = (typeof SEARCH_PRODUCTS)[number];

/** Returns the group that a product's pages are in. */
export function searchProduct(id: ProductId): SearchProduct {
  return SEARCH_PRODUCTS.find((product) => product === id) ?? 'x-introduction';
}

/** A page as the first tier knows it. */
export interface SearchPage {
  pathname: string;
  title: string;
  /** Place in `SymbolsFile.trails` of the way to the page. */
  trail: number;
  plan?: Plan;
  /** Words that readers use for the page and its title does not hold. */
  words?: string;
}

/** Names that API pages document, by columns: so they compress better. */
export interface SearchSymbols {
  names: string[];
  /** Places in `SymbolsFile.pages` of the API pages that have each name, the most telling first. */
  owners: number[][];
  /** The plan that adds a name, by its place, where its first owner is of a lower one. */
  plans: Record<number, Plan>;
}

/** First tier: every page by its title and every name of the API. */
export interface SymbolsFile {
  /** What the products are called. */
  products: Record<SearchProduct, string>;
  /** Ways to pages: titles of the groups above them. */
  trails: string[][];
  pages: SearchPage[];
  /** By product and by what the name is; the second tier has a text for each, in this order. */
  symbols: Partial<Record<SearchProduct, Partial<Record<ApiRowKind, SearchSymbols>>>>;
  /** What readers say and what the documentation says for it. */
  synonyms: [said: string[], written: string[]][];
  /** What the packages print, and where it is explained. */
  messages: SearchMessage[];
}

/**
 * A message of the packages with `MESSAGE_VARIABLE` for its variable parts, the place of the page in
 * `SymbolsFile.pages`, and the section.
 */
export type SearchMessage = [text: string, page: number, id: string, heading: string];

/** A part of a page: id, heading, text. The part before the first heading has neither of the two. */
export type SearchSection = [id: string, heading: string, text: string];

/** Second tier: the full text of one product's pages. */
export interface TextFile {
  product: SearchProduct;
  pages: { pathname: string; description: string; sections: SearchSection[] }[];
  /** A line for each symbol of the product, in the order of the first tier; often empty. */
  symbolTexts: string[];
  /** Names of earlier versions, by upgrade; none outside the four products. */
  oldNames?: OldNamesOfUpgrade[];
}

/** Addresses of the index as the browser needs them. */
export interface SearchFiles {
  symbols: string;
  text: Record<SearchProduct, string>;
}

/** A file of the index, for who stores it: the offline worker and its packs. */
export interface SearchManifestFile {
  tier: 'symbols' | 'text';
  /** Absent for the file that all products share. */
  product?: SearchProduct;
  url: string;
  bytes: number;
}

/** What `SEARCH_MANIFEST` holds. */
export interface SearchManifest {
  files: SearchManifestFile[];
}

/** Path of the list of index files: the one name of the index that stays. */
export const SEARCH_MANIFEST = '/x/search-index.json';

/** Stands in a section's text where its sentences end and single words follow. */
export const TEXT_BREAK = '…|';
