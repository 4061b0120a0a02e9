import { translate } from '../../core/interfaceText';
import { escapeHtml } from '../../core/escapeHtml';
import type { ApiGroupedRows, ApiRow, ApiSection } from './apiSection';
import { renderCode } from './renderCode';
import { renderHeading } from './renderHeading';

/** Returns a section as a heading and a table. The style sheet turns the same table into lists. */
export function renderSection(section: ApiSection, level: 2 | 3 = 2): string {
  const { id, title, intro = '' } = section;
  return `<div class="api-section">${renderHeading(level, id, title)}${intro}${renderTable(section)}</div>`;
}

/** Returns the tables of a section: one for its own rows and one for each group. */
export function renderTable(section: ApiSection): string {
  const { title, rows, groups = [] } = section;
  const own = rows.length > 0 ? renderRowsOf(title, rows, section) : '';
  return own + groups.map((group) => renderGroup(group, section)).join('');
}

function renderRowsOf(label: string, rows: readonly ApiRow[], section: ApiSection): string {
  const headers = section.columns.map(
    (column) => `<th scope="col" class="api-col-${column.key}">${column.title}</th>`,
  );
  return (
    `<table class="api-table" aria-label="${escapeHtml(label)}">` +
    `<thead><tr><th scope="col">${section.nameColumn}</th>${headers.join('')}</tr></thead>` +
    `<tbody>${renderRows(rows, section)}</tbody></table>`
  );
}

/** A heading cannot stand in a table, so each group is a table of its own. */
function renderGroup(group: ApiGroupedRows, section: ApiSection): string {
  const { id, title, marks, description, rows } = group;
  const text = description && `<p>${description}</p>`;
  const table = renderRowsOf(title, rows, section);
  return `<div class="api-group">${renderHeading(3, id, title, marks)}${text}${table}</div>`;
}

function renderRows(rows: readonly ApiRow[], { columns }: ApiSection): string {
  return rows
    .map(({ id, name, marks, cells }) => {
      const text = escapeHtml(name);
      // Only the collapsed display shows the button: it opens the rest of the row.
      const toggle = `<button type="button" class="api-toggle" data-api-toggle aria-expanded="false" aria-label="${translate('Details of {{name}}', { name: text })}"></button>`;
      const link = `<a class="api-name" href="#${id}"><code>${renderCode(name)}</code></a>`;
      const others = cells().map(
        (cell, index) => `<td class="api-${columns[index]!.key}">${cell}</td>`,
      );
      return `<tr class="api-row" id="${id}"><th scope="row">${toggle}${link}${marks}</th>${others.join('')}</tr>`;
    })
    .join('');
}
