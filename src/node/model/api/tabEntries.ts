import type { ApiEntry } from '../../read/reference/apiTypes';
import type { DocsTab } from '../../../core/paths';
import type { GuideMeta } from '../../../core/types';
import { findNamed } from './findNamed';
import { withoutHigherVersions } from './planVersions';

/**
 * Returns what a guide's tab shows: the components or hooks that its front matter names. Of versions
 * for several plans the lowest is shown, and links lead to the others (SPEC 1.6).
 */
export function tabEntries(
  tab: DocsTab,
  { components, hooks, productId }: GuideMeta,
  entries: readonly ApiEntry[],
): ApiEntry[] {
  const [kind, names] =
    tab === 'components-api' ? (['component', components] as const) : (['hook', hooks] as const);
  const named = [...new Set(names)].map((name) => findNamed(entries, kind, name, productId));
  return withoutHigherVersions(named.filter((entry) => entry !== undefined));
}
