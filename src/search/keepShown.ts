import type { ResultGroup, SearchAnswer } from './results';

/**
 * Returns a later answer to the same query with everything that is shown in its place, and what is
 * new behind it: nothing moves under the pointer, or under the option that the keys have reached.
 */
export function keepShown(shown: SearchAnswer, later: SearchAnswer): SearchAnswer {
  const known = new Set(
    shown.groups.flatMap(({ items }) =>
      items.flatMap(({ href, below }) => [href, ...below.map((link) => link.href)]),
    ),
  );
  const news = later.groups.flatMap((group): ResultGroup[] => {
    const items = group.items.filter(({ href }) => !known.has(href));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
  return { ...later, groups: [...shown.groups, ...news] };
}
