import type { ApiEntry, ApiTypeInfo } from '../../core/apiTypes';
import type { ApiSite } from './apiSite';

/** What the pieces of an entry's page need to know besides their own data. */
export interface RenderContext {
  /** Starts the ids of the entry's rows. */
  owner: string;
  /** Types that the entry mentions. */
  types: Readonly<Record<string, ApiTypeInfo>>;
  /** Pathname of another entry of the product, by name. */
  pageOf: (name: string) => string | undefined;
  /** Whether a page of the tree is still to be written. */
  isUnwritten: (pathname: string) => boolean;
  /** Whether another product has an entry of the same name. */
  sharesName?: boolean;
  /** Markdown that was rendered before: the packages repeat many descriptions. */
  texts: Map<string, string>;
}

/** Returns what is needed to render pages from the site's data. */
export function createContexts(
  { entries }: Pick<ApiSite, 'entries'>,
  unwritten: ReadonlySet<string>,
): (entry: ApiEntry) => RenderContext {
  const pages = new Map(entries.map((page) => [`${page.product}/${page.name}`, page.pathname]));
  const texts = new Map<string, string>();
  const sharesName = (entry: ApiEntry) =>
    entries.some(({ name, product }) => name === entry.name && product !== entry.product);
  return (entry) => ({
    owner: ownerOf(entry),
    types: entry.types,
    sharesName: sharesName(entry),
    pageOf: (name) => pages.get(`${entry.product}/${name}`),
    isUnwritten: (pathname) => unwritten.has(pathname),
    texts,
  });
}

/** Events and selectors belong to a product as a whole: `data-grid-event-cellClick`. */
export function ownerOf({ kind, product, slug }: ApiEntry): string {
  return kind === 'events' || kind === 'selectors' ? product : slug;
}
