import type { ApiEntry, ApiProduct } from '../../../read/reference/apiTypes';
import { escapeHtml } from '../../../../core/escapeHtml';
import { entrySummary } from '../../../model/api/entrySummary';
import { indexGroups } from '../../../model/api/indexGroups';
import { ApiClass } from '../../../../core/dom/api';
import type { RenderedEntry } from './renderEntry';
import { renderHeading } from './renderHeading';
import { renderToolbar } from './renderToolbar';
import { rowMarks } from './rowMarks';
import { renderCode } from './renderCode';

/** Returns the list of everything that a product's API reference has, each with one line. */
export function renderIndex(product: ApiProduct, entries: readonly ApiEntry[]): RenderedEntry {
  const own = entries.filter((entry) => entry.product === product);
  const groups = indexGroups(own);
  const lists = groups.map((group) => {
    const rows = group.entries.map((entry) => renderRow(entry, own)).join('');
    const head =
      '<thead><tr><th scope="col">Name</th><th scope="col" class="api-col-summary">Description</th></tr></thead>';
    return `<div class="${ApiClass.section}">${renderHeading(2, group.id, group.title)}<table class="api-table" aria-label="${group.title}">${head}<tbody>${rows}</tbody></table></div>`;
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
  return `<tr class="${ApiClass.row}"><th scope="row">${link}</th><td class="api-description">${summary}</td></tr>`;
}
