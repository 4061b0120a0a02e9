import type { ApiEntry, ApiTypeInfo } from '../read/reference/apiTypes';
import type { DescriptionLinks } from '../model/api/descriptions';
import type { ApiSite } from '../model/api/apiSite';
import { isListPage } from '../model/api/listPages';
import type { ApiRow } from '../model/api/apiSection';
import type { ApiUse, ApiUses } from '../model/names/apiUses';

/** What the pieces of an entry's page need to know besides their own data. */
export interface RenderContext extends DescriptionLinks {
  /** Types that the entry mentions. */
  types: Readonly<Record<string, ApiTypeInfo>>;
  /** Sections and demos of guides that use a row, the first few. */
  usesOf: (row: ApiRow) => readonly ApiUse[];
  /** Whether another product has an entry of the same name. */
  sharesName?: boolean;
  /** Markdown that was rendered before: the packages repeat many descriptions. */
  texts: Map<string, string>;
}

/** Returns what is needed to render pages from the site's data. */
export function createContexts(
  { entries }: Pick<ApiSite, 'entries'>,
  unwritten: ReadonlySet<string>,
  uses?: ApiUses,
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
    usesOf: (row) => uses?.of(entry, row) ?? [],
    isUnwritten: (pathname) => unwritten.has(pathname),
    texts,
  });
}
