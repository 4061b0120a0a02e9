/** Reads the files of the index; what is something else, such as the page of a network, is none. */
import { SEARCH_PRODUCTS, type SymbolsFile, type TextFile } from '../../core/searchTypes';

/** Reads the first tier; nothing when it is damaged. */
export function readSymbols(text: string): SymbolsFile | undefined {
  const file = parseObject<SymbolsFile>(text);
  const { products, trails, pages, symbols, synonyms, messages } = file;
  const isWhole =
    [trails, pages, synonyms, messages].every(Array.isArray) && [products, symbols].every(isObject);
  return isWhole && pages!.every(hasPath) ? (file as SymbolsFile) : undefined;
}

/** Reads the full text of a product; nothing when it is damaged. */
export function readText(text: string): TextFile | undefined {
  const file = parseObject<TextFile>(text);
  const { product, pages, symbolTexts, oldNames = [] } = file;
  const isWhole =
    SEARCH_PRODUCTS.some((known) => known === product) &&
    Array.isArray(symbolTexts) &&
    Array.isArray(oldNames) &&
    oldNames.every((one) => hasPath(one) && Array.isArray(one.names)) &&
    Array.isArray(pages) &&
    pages.every((page) => hasPath(page) && Array.isArray(page.sections));
  return isWhole ? (file as TextFile) : undefined;
}

function hasPath(page: { pathname?: unknown } | null): boolean {
  return typeof page?.pathname === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parseObject<T>(text: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    // No JSON: an object without anything in it is no file either.
    return {};
  }
}
