import type { ApiEntry, ApiTypeInfo } from '../read/reference/apiTypes';
import type { DescriptionLinks } from '../model/api/descriptions';
import type { ApiSite } from '../model/api/apiSite';
import { isListPage } from '../model/api/listPages';
import type { ApiUse } from '../model/api/usesByName';

/** What the pieces of an entry's page need to know besides their own data. */
export interface RenderContext extends DescriptionLinks {
  /** Types that the entry mentions. */
  types: Readonly<Record<string, ApiTypeInfo>>;
  /** Sections of the entry's guides that are about a name, the first few. */
  usesOf: (name: string) => readonly ApiUse[];
  /** Whether another product has an entry of the same name. */
  sharesName?: boolean;
  /** Markdown that was rendered before: the packages repeat many descriptions. */
  texts: Map<string, string>;
}

/** More would hide the description that they stand under. */
const MOST_USES = 3;

/** Returns what is needed to render pages from the site's data. */
export function createContexts(
  { entries }: Pick<ApiSite, 'entries'>,
  unwritten: ReadonlySet<string>,
  uses: ReadonlyMap<string, readonly ApiUse[]> = new Map(),
): (entry: ApiEntry) => RenderContext {
  const pages = new Map(entries.map((page) => [`${page.product}/${page.name}`, page.pathname]));
  const texts = new Map<string, string>();
  // The titles of lists name the product anyway.
  const sharesName = (entry: ApiEntry) =>
    !isListPage(entry) &&
    entries.some(({ name, product }) => name === entry.name && product !== entry.product);
  return (entry) => ({
    types: entry.types,
    sharesName: sharesName(entry),
    pageOf: (name) => pages.get(`${entry.product}/${name}`),
    usesOf: (name) =>
      (uses.get(name) ?? [])
        .filter(({ guide }) => entry.demos.some(({ pathname }) => pathname === guide))
        .slice(0, MOST_USES),
    isUnwritten: (pathname) => unwritten.has(pathname),
    texts,
  });
}
