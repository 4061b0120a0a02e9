import type { ResultLink, SearchAnswer } from './results';

/** A line of the palette that can be chosen. */
export type PaletteOption =
  { kind: 'result'; id: string; link: ResultLink } | { kind: 'recent'; id: string; query: string };

/** Id of a result's element: its group, its item, and its place below that. */
export function optionId(group: number, item: number, below = -1): string {
  return `search-${group}-${item}-${below + 1}`;
}

export function recentId(place: number): string {
  return `search-recent-${place}`;
}

/** Returns everything that the arrow keys go through, in the order of the palette. */
export function listOptions(
  answer: SearchAnswer | undefined,
  recent: readonly string[],
): PaletteOption[] {
  const queries = recent.map((query, place): PaletteOption => ({
    kind: 'recent',
    id: recentId(place),
    query,
  }));
  const results = (answer?.groups ?? []).flatMap(({ items }, group) =>
    items.flatMap((item, place) => [
      { kind: 'result' as const, id: optionId(group, place), link: item },
      ...item.below.map((link, below) => ({
        kind: 'result' as const,
        id: optionId(group, place, below),
        link,
      })),
    ]),
  );
  return [...queries, ...results];
}
