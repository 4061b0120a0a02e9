import type { ApiEntry, ApiProduct, ApiUndocumented } from '../../core/apiTypes';
import type { ParsedGuide } from '../parsedGuide';
import { guidesByEntry } from './guidesByEntry';
import { readReference } from './readReference';

/** The products with an API reference, in the order of the navigation. */
export const API_PRODUCTS: readonly ApiProduct[] = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
];

/** The API reference as the site shows it. */
export interface ApiSite {
  /** Names the state of the packages' data. */
  inputs: string;
  /** Entries with a page of their own, with the guides that use them. */
  entries: readonly ApiEntry[];
  /** Interfaces that are shown as a part of another one and have no page. */
  parts: readonly ApiEntry[];
  undocumented: readonly ApiUndocumented[];
}

/** Path of a product's index. */
export function indexPathname(product: ApiProduct): string {
  return `/x/api/${product}/`;
}

/** Every path of the API reference that there is data for. */
export function apiPathnames(): Set<string> {
  const { entries } = readReference();
  const pages = entries.filter(hasPage).map(({ pathname }) => pathname);
  const indexes = API_PRODUCTS.map(indexPathname);
  return new Set([...indexes, ...pages]);
}

/**
 * Joins the packages' data with the guides, whose front matter names components and hooks.
 * @throws ContentError when a guide names something that the packages do not have.
 */
export function buildApiSite(guides: readonly ParsedGuide[]): ApiSite {
  const { inputs, entries, undocumented } = readReference();
  const demos = guidesByEntry(guides, entries);
  const withDemos = entries.map((entry) => ({ ...entry, demos: demos.get(entry.pathname) ?? [] }));
  return {
    inputs,
    entries: withDemos.filter(hasPage),
    parts: withDemos.filter((entry) => !hasPage(entry)),
    undocumented,
  };
}

function hasPage(entry: ApiEntry): boolean {
  return entry.kind !== 'interface' || entry.partOf === undefined;
}
