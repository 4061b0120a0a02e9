import type { ApiEntry } from '../../read/reference/apiTypes';

/** Whether an entry lists names of a product as a whole; its description stands under the title. */
export function isListPage({ kind }: Pick<ApiEntry, 'kind'>): boolean {
  return kind === 'events' || kind === 'selectors' || kind === 'types';
}

/** What the ids of an entry's rows start with: `data-grid-event-cellClick` of a list. */
export function ownerOf(entry: ApiEntry): string {
  return isListPage(entry) ? entry.product : entry.slug;
}
