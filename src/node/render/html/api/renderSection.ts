import { translate } from '../../../../core/interfaceText';
import { escapeHtml } from '../../../../core/escapeHtml';
import type { ApiGroupedRows, ApiRow, ApiSection } from '../../../model/api/apiSection';
import type { RenderContext } from '../../apiContext';
import { ApiAttribute, ApiClass } from '../../../../core/dom/api';
import { renderCell } from './renderCell';
import { renderCode } from './renderCode';
import { renderHeading } from './renderHeading';
import { renderIntro } from './renderIntro';
import { renderText } from './renderText';
import { rowMarks } from './rowMarks';
import { columnsOf } from './sectionColumns';

/** Returns a section as a heading and a table. The style sheet turns the same table into lists. */
export function renderSection(
  section: ApiSection,
  context: RenderContext,
  level: 2 | 3 = 2,
): string {
  const { id, title, rows, groups = [] } = section;
  const { name, columns } = columnsOf(section);
  const own = rows.length > 0 ? renderTable(title, rows) : '';
  const html = own + groups.map(renderGroup).join('');
  return `<div class="${ApiClass.section}">${renderHeading(level, id, title)}${renderIntro(section, context)}${html}</div>`;

  /** A heading cannot stand in a table, so each group is a table of its own. */
  function renderGroup(group: ApiGroupedRows): string {
    const description = renderText(group.text, context);
    const text = description && `<p>${description}</p>`;
    const heading = renderHeading(3, group.id, group.title, rowMarks(group));
    return `<div class="${ApiClass.group}">${heading}${text}${renderTable(group.title, group.rows)}</div>`;
  }

  function renderTable(label: string, body: readonly ApiRow[]): string {
    const headers = columns.map(
      (column) => `<th scope="col" class="api-col-${column.key}">${column.title}</th>`,
    );
    return (
      `<table class="api-table" aria-label="${escapeHtml(label)}">` +
      `<thead><tr><th scope="col">${name}</th>${headers.join('')}</tr></thead>` +
      `<tbody>${body.map(renderRow).join('')}</tbody></table>`
    );
  }

  function renderRow(row: ApiRow): string {
    const text = escapeHtml(row.name);
    // Only the collapsed display shows the button: it opens the rest of the row.
    const toggle = `<button type="button" class="api-toggle" ${ApiAttribute.toggle} aria-expanded="false" aria-label="${translate('Details of {{name}}', { name: text })}"></button>`;
    const link = `<a class="${ApiClass.name}" href="#${row.id}"><code>${renderCode(row.name)}</code></a>`;
    const cells = columns.map(
      ({ key }) => `<td class="api-${key}">${renderCell(key, row, context)}</td>`,
    );
    return `<tr class="${ApiClass.row}" id="${row.id}"><th scope="row">${toggle}${link}${rowMarks(row)}</th>${cells.join('')}</tr>`;
  }
}
