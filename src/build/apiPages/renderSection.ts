import { escapeHtml } from '../../core/escapeHtml';
import type { ApiGroupedRows, ApiRow, ApiSection } from './apiSection';
import { renderCode } from './renderCode';
import { renderHeading } from './renderHeading';

/** Returns a section as a heading and a table. The style sheet turns the same table into lists. */
export function renderSection(section: ApiSection, level: 2 | 3 = 2): string {
  const { id, title, intro = '' } = section;
  return `<div class="api-section">${renderHeading(level, id, title)}${intro}${renderTable(section)}</div>`;
}

/** Returns the table of a section; nothing without rows. */
export function renderTable(section: ApiSection): string {
  const { title, nameColumn, columns, rows, groups = [] } = section;
  if (rows.length === 0 && groups.length === 0) return '';
  const headers = columns.map(
    (column) => `<th scope="col" class="api-col-${column.key}">${column.title}</th>`,
  );
  const bodies = [
    rows.length > 0 ? `<tbody>${renderRows(rows, section)}</tbody>` : '',
    ...groups.map((group) => renderGroup(group, section)),
  ];
  return (
    `<table class="api-table" aria-label="${escapeHtml(title)}">` +
    `<thead><tr><th scope="col">${nameColumn}</th>${headers.join('')}</tr></thead>` +
    `${bodies.join('')}</table>`
  );
}

function renderGroup(group: ApiGroupedRows, section: ApiSection): string {
  const { id, title, marks, description, rows } = group;
  const text = description && `<p>${description}</p>`;
  const header = `<th scope="rowgroup" colspan="${section.columns.length + 1}">${renderHeading(3, id, title, marks)}${text}</th>`;
  return `<tbody><tr class="api-group">${header}</tr>${renderRows(rows, section)}</tbody>`;
}

function renderRows(rows: readonly ApiRow[], { columns }: ApiSection): string {
  return rows
    .map(({ id, name, marks, cells }) => {
      const text = escapeHtml(name);
      // Only the collapsed display shows the button: it opens the rest of the row.
      const toggle = `<button type="button" class="api-toggle" data-api-toggle aria-expanded="false" aria-label="Details of ${text}"></button>`;
      const link = `<a class="api-name" href="#${id}"><code>${renderCode(name)}</code></a>`;
      const others = cells().map(
        (cell, index) => `<td class="api-${columns[index]!.key}">${cell}</td>`,
      );
      return `<tr class="api-row" id="${id}"><th scope="row">${toggle}${link}${marks}</th>${others.join('')}</tr>`;
    })
    .join('');
}
