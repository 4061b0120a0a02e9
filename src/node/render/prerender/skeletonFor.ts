import type { StaticSkeleton } from '../../../core/staticDemos';

const KINDS: readonly (readonly [RegExp, StaticSkeleton])[] = [
  [/^data\/react-charts\//, 'bars'],
  [/^data\/react-tree-view\//, 'tree'],
  [/^data\/react-date-pickers\/.*(calendar|static|range)/i, 'calendar'],
  [/^data\/react-date-pickers\//, 'field'],
];

/**
 * Returns the outline that stands for a demo which could not be drawn.
 * @param file Path of the demo's component.
 */
export function skeletonFor(file: string): StaticSkeleton {
  return KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'rows';
}
