import type { ResultGroup, ResultItem } from '../results';
import type { OldNameRecord } from './oldNames';
import type { SearchIndex } from './searchIndex';

/**
 * Returns the results of a query that is about a name of an earlier version: first what became of it,
 * then what was found.
 */
export function withOldNames(
  { records }: SearchIndex,
  old: readonly OldNameRecord[],
  groups: readonly ResultGroup[],
): ResultGroup[] {
  const pages = new Map(records.pages.map((page) => [page.pathname, page]));
  const itemsOf = new Map<ResultGroup['product'], ResultItem[]>();
  for (const record of old) {
    const { product, pathname, section, now, text, fate, to } = record;
    const page = pages.get(pathname);
    if (!page) continue;
    const item: ResultItem = {
      href: `${pathname}#${section}`,
      title: [[record.old, true], ...(now === '' ? [] : [[` → ${now}`, false] as const])],
      isCode: true,
      trail: [...page.trail.slice(1), page.title],
      excerpt: [[text, false]],
      change: { fate, version: to },
      below: [],
    };
    itemsOf.set(product, [...(itemsOf.get(product) ?? []), item]);
  }
  const shown = new Set([...itemsOf.values()].flat().map(({ href }) => href));
  const others = groups.map((group) => ({
    ...group,
    items: group.items
      .filter(({ href }) => !shown.has(href))
      .map((item) => ({ ...item, below: item.below.filter(({ href }) => !shown.has(href)) })),
  }));
  const first = [...itemsOf].map(([product, items]): ResultGroup => {
    const known = others.find((group) => group.product === product);
    const title = product === 'page' ? '' : records.products[product];
    return { product, title, items: [...items, ...(known?.items ?? [])] };
  });
  return [
    ...first,
    ...others.filter(({ product, items }) => !itemsOf.has(product) && items.length > 0),
  ];
}
