import type { ApiEntry, ApiProduct } from '../../core/apiTypes';
import { escapeHtml } from '../../core/escapeHtml';
import { entrySummary } from './entrySummary';
import type { RenderedEntry } from './renderEntry';
import { renderHeading } from './renderHeading';
import { renderToolbar } from './renderToolbar';
import { rowMarks } from './rowMarks';
import { renderCode } from './renderCode';

/** The parts of an index; their ids are those of the headings. */
export const INDEX_GROUPS: readonly { id: string; title: string; kinds: ApiEntry['kind'][] }[] = [
  { id: 'components', title: 'Components', kinds: ['component'] },
  { id: 'interfaces', title: 'Interfaces', kinds: ['interface'] },
  { id: 'hooks', title: 'Hooks', kinds: ['hook'] },
  {
    id: 'events-and-selectors',
    title: 'Events, selectors, and types',
    kinds: ['events', 'selectors', 'types'],
  },
];

/** A part of an index with its entries. */
interface IndexGroup {
  id: string;
  title: string;
  entries: ApiEntry[];
}

/** Returns the parts that a product's index has, each sorted by name. */
export function indexGroups(own: readonly ApiEntry[]): IndexGroup[] {
  return INDEX_GROUPS.map(({ kinds, ...group }) => ({
    ...group,
    entries: own
      .filter(({ kind }) => kinds.includes(kind))
      .sort((a, b) => a.name.localeCompare(b.name)),
  })).filter((group) => group.entries.length > 0);
}

/** Returns the list of everything that a product's API reference has, each with one line. */
export function renderIndex(product: ApiProduct, entries: readonly ApiEntry[]): RenderedEntry {
  const own = entries.filter((entry) => entry.product === product);
  const groups = indexGroups(own);
  const lists = groups.map((group) => {
    const rows = group.entries.map((entry) => renderRow(entry, own)).join('');
    const head =
      '<thead><tr><th scope="col">Name</th><th scope="col" class="api-col-summary">Description</th></tr></thead>';
    return `<div class="api-section">${renderHeading(2, group.id, group.title)}<table class="api-table" aria-label="${group.title}">${head}<tbody>${rows}</tbody></table></div>`;
  });
  return {
    html: renderToolbar(own.length, false) + lists.join(''),
    toc: groups.map(({ id, title }) => ({ id, title, level: 2 })),
  };
}

function renderRow(entry: ApiEntry, own: readonly ApiEntry[]): string {
  const { name, pathname } = entry;
  const link = `<a href="${pathname}"><code>${renderCode(name)}</code></a>${rowMarks(entry)}`;
  const summary = escapeHtml(entrySummary(entry, own));
  return `<tr class="api-row"><th scope="row">${link}</th><td class="api-description">${summary}</td></tr>`;
}
