import { referenceGroups, type ReferenceGroup } from '../../../../data/nav/api';
import type { NavItem, NavPage } from '../../../core/types';
import type { ApiProduct } from '../../../core/xProducts';
import { ContentError } from '../../kit/contentError';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { indexPathname } from '../api/apiSite';

/** What the navigation needs to know of an entry with a page. */
export type ReferenceEntry = Pick<ApiEntry, 'kind' | 'name' | 'product' | 'pathname' | 'plan'>;

/** File with the editors' choices. */
const FILE = 'data/nav/api.ts';

/**
 * Returns the tree with the pages of the API reference in the groups that stand for it (SPEC 6.2).
 * @param entries Entries with a page.
 * @throws ContentError for a name of `data/nav/api.ts` that the packages do not export, and for an
 *   entry that none of its groups takes.
 */
export function withReference(
  tree: readonly NavItem[],
  entries: readonly ReferenceEntry[],
  groups = referenceGroups,
): NavItem[] {
  return tree.map((item): NavItem => {
    if (item.children === undefined) return item;
    const children = withReference(item.children, entries, groups);
    if (item.pathname !== undefined || item.reference === undefined) return { ...item, children };
    const { reference, ...group } = item;
    const own = entries.filter(({ product }) => product === reference);
    return { ...group, children: [...children, ...referenceItems(reference, own, groups)] };
  });
}

/** Returns the pages of a product's reference in the editors' groups, its index first (SPEC 1.5). */
function referenceItems(
  product: ApiProduct,
  entries: readonly ReferenceEntry[],
  groups: Readonly<Record<ApiProduct, readonly ReferenceGroup[]>>,
): NavItem[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const named = new Set(groups[product].flatMap(({ names = [] }) => names));
  const taken = new Set<string>();
  const pagesOf = ({ names = [], kind }: ReferenceGroup): NavPage[] => {
    const rest = entries.filter((entry) => entry.kind === kind && !named.has(entry.name));
    const listed = names.map((name) => byName.get(name) ?? missing(product, name));
    return [...listed, ...rest.toSorted(byTitle)].map((entry) => {
      taken.add(entry.name);
      return pageOf(entry);
    });
  };
  const items = groups[product].flatMap(({ title, subheader, ...group }): NavItem[] => {
    const children = pagesOf(group);
    if (title === undefined && subheader === undefined) return children;
    return [{ ...(title && { title }), ...(subheader && { subheader }), children }];
  });
  const left = entries.filter(({ name }) => !taken.has(name));
  if (left.length > 0) throw leftOver(product, left);
  return [{ pathname: indexPathname(product), title: 'Index' }, ...items];
}

function pageOf({ kind, name, pathname, plan }: ReferenceEntry): NavPage {
  // Interfaces carry no mark here, as the record of routes has it; their pages name the plan.
  const mark = kind === 'interface' ? undefined : plan;
  return { pathname, title: name, ...(mark && { plan: mark }) };
}

const byTitle = (first: ReferenceEntry, second: ReferenceEntry) =>
  compare(first.name.toLowerCase(), second.name.toLowerCase());

const compare = (first: string, second: string) => Number(first > second) - Number(first < second);

function missing(product: ApiProduct, name: string): never {
  throw new ContentError(
    { file: FILE },
    `The packages of ${product} export no "${name}" that has a page.`,
    'Take the name out; keep its old address in src/core/redirects.ts.',
  );
}

function leftOver(product: ApiProduct, entries: readonly ReferenceEntry[]): ContentError {
  const names = entries.map(({ name, kind }) => `${name} (${kind})`).join(', ');
  return new ContentError(
    { file: FILE },
    `No group of ${product} takes ${names}.`,
    'Name them in a group, or add a group of their kind.',
  );
}
