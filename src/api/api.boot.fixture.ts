import { renderSection } from '../node/render/html/api/renderSection';
import { renderToolbar } from '../node/render/html/api/renderToolbar';
import type { ApiRow, ApiSection } from '../node/model/api/apiSection';
import { context } from '../node/model/api/fixture';

/** So many rows that the page has a filter. */
const MANY = 100;

/** The one row that a guide uses, and the guide. */
export const USED = { row: 'rows', guide: 'Paging' };

/** Where a type of the library is declared. */
export const typeLink = (name: string) => `/x/api/charts/types/#charts-type-${name}`;

/** Types that the rows can mention. */
const types = Object.fromEntries(['Size', 'Unit'].map((name) => [name, { href: typeLink(name) }]));

/** A row whose name is its id. */
export function apiRow(id: string, rest: Partial<ApiRow> = {}): ApiRow {
  return { kind: 'prop', id, name: id, text: '', ...rest };
}

/** The tables of a page as the build writes them, with filter and display switch. */
export function renderTables(...sections: (Partial<ApiSection> & { id: string })[]): string {
  const usesOf = ({ name }: ApiRow) =>
    name === USED.row ? [{ guide: '/x/a/', title: USED.guide, href: '/x/a/' }] : [];
  const tables = sections.map((section) =>
    renderSection(
      { kind: 'members', title: section.id, rows: [], ...section },
      context({ usesOf, types }),
    ),
  );
  return renderToolbar(MANY) + tables.join('');
}
