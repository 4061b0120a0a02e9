import type { ParsedGuide } from '../parsedGuide';
import { docsTabs } from '../../core/docsTabs';
import { createContexts } from './apiContext';
import { idsOf } from './apiSection';
import { API_PRODUCTS, indexPathname, type ApiSite } from './apiSite';
import { entrySections } from './entrySections';
import { FIXED_IDS } from './renderEntry';
import { INDEX_GROUPS } from './renderIndex';
import { renderTab } from './renderTab';
import { tabEntries } from './tabEntries';

/** Returns what a hash can name on each page of the API reference and on each API tab, by pathname. */
export function apiTargets(
  api: ApiSite,
  guides: readonly ParsedGuide[],
): Map<string, ReadonlySet<string>> {
  const contextOf = createContexts(api, new Set());
  const targets = new Map<string, ReadonlySet<string>>();
  for (const product of API_PRODUCTS) {
    targets.set(indexPathname(product), new Set(INDEX_GROUPS.map(({ id }) => id)));
  }
  for (const entry of api.entries) {
    const ids = idsOf(entrySections(entry, contextOf(entry)));
    targets.set(entry.pathname, new Set([...Object.values(FIXED_IDS), ...ids]));
  }
  for (const { props } of guides) {
    for (const tab of docsTabs(props.meta, () => true)) {
      const { ids } = renderTab(tabEntries(tab, props.meta, api.entries), api.entries, contextOf);
      targets.set(`${props.pathname}${tab}/`, new Set(ids));
    }
  }
  return targets;
}
