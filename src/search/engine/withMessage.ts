import type { SearchMessage } from '../../core/searchTypes';
import type { ResultGroup, ResultItem } from '../results';
import type { SearchIndex } from './searchIndex';

/**
 * Returns the results of a query that is a message of the packages: first the section that explains
 * it, with the message below its heading, then what was found.
 */
export function withMessage(
  { records }: SearchIndex,
  [text, page, id, heading]: SearchMessage,
  groups: readonly ResultGroup[],
): ResultGroup[] {
  const { pathname, title, trail, plan, product } = records.pages[page]!;
  const href = id === '' ? pathname : `${pathname}#${id}`;
  const item: ResultItem = {
    href,
    title: [[heading || title, false]],
    isCode: false,
    plan,
    trail: heading ? [...trail.slice(1), title] : trail.slice(1),
    excerpt: [[text, true]],
    below: [],
  };
  const others = groups.map((group) => ({
    ...group,
    items: group.items
      .filter((other) => other.href !== href)
      .map((other) => ({ ...other, below: other.below.filter((link) => link.href !== href) })),
  }));
  const first = others.find((group) => group.product === product);
  return [
    { product, title: records.products[product], items: [item, ...(first?.items ?? [])] },
    ...others.filter((group) => group !== first && group.items.length > 0),
  ];
}
