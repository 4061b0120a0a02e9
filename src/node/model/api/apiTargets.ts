import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { docsTabs } from '../docsTabs';
import { FIXED_IDS, idsOf } from './apiSection';
import { indexPathname, type ApiSite } from './apiSite';
import { entrySections } from './entrySections';
import { INDEX_GROUPS } from './indexGroups';
import { tabEntries } from './tabEntries';
import { tabIds, tabParts } from './tabParts';
import { API_PRODUCTS } from '../../../core/xProducts';

/** Returns what a hash can name on each page of the API reference and on each API tab, by pathname. */
export function apiTargets(
  api: ApiSite,
  guides: readonly ParsedGuide[],
): Map<string, ReadonlySet<string>> {
  const targets = new Map<string, ReadonlySet<string>>();
  for (const product of API_PRODUCTS) {
    targets.set(indexPathname(product), new Set(INDEX_GROUPS.map(({ id }) => id)));
  }
  for (const entry of api.entries) {
    const ids = idsOf(entrySections(entry));
    targets.set(entry.pathname, new Set([...Object.values(FIXED_IDS), ...ids]));
  }
  for (const { props } of guides) {
    for (const tab of docsTabs(props.meta, () => true)) {
      const ids = tabIds(tabParts(tabEntries(tab, props.meta, api.entries)));
      targets.set(`${props.pathname}${tab}/`, new Set(ids));
    }
  }
  return targets;
}
