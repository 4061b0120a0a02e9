import type { ApiEntry, ApiProduct, ApiUndocumented } from '../../read/reference/apiTypes';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { guidesByEntry } from './guidesByEntry';
import { readReference } from './readReference';

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

/** Whether an entry has a page of its own. */
export function hasPage(entry: ApiEntry): boolean {
  return entry.kind !== 'interface' || entry.partOf === undefined;
}
