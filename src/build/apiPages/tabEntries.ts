import type { ApiEntry } from '../../core/apiTypes';
import type { DocsTab } from '../../core/paths';
import type { GuideMeta } from '../../core/types';
import { findNamed } from './findNamed';

/** Returns what a guide's tab shows: the components or hooks that its front matter names. */
export function tabEntries(
  tab: DocsTab,
  { components, hooks, productId }: GuideMeta,
  entries: readonly ApiEntry[],
): ApiEntry[] {
  const [kind, names] =
    tab === 'components-api' ? (['component', components] as const) : (['hook', hooks] as const);
  return [...new Set(names)]
    .map((name) => findNamed(entries, kind, name, productId))
    .filter((entry) => entry !== undefined);
}
