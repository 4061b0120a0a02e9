import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { breakLongNames } from './breakLongNames';
import { fitsPhones } from './tableWidth';

/** Tables up to this many columns break their words and fit everywhere. */
const COLUMNS_THAT_FIT = 2;

/** What each element of a table is, said in words: blocks instead of cells would lose it. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function elementsIn(parent: Element, tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (tagNames.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** The `align` attribute is no longer HTML, and left and right would be wrong in the other direction. */
function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  const side = { right: 'end', center: 'center' }[String(align)];
  cell.properties = side ? { ...properties, className: [`align-${side}`] } : properties;
}

function markHeaderCell(cell: Element): void {
  // A header without text says nothing about its column.
  if (toString(cell).trim() === '') cell.tagName = 'td';
  else cell.properties.scope = 'col';
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => child.type === 'element' && /^t[hd]$/.test(child.tagName),
  );
}

/** Prepares a table whose rows are blocks on phones, where each cell names its column. */
function labelCells(table: Element, titles: readonly string[]): void {
  for (const row of elementsIn(table, ['tr']).slice(1)) {
    for (const [column, cell] of cellsOf(row).entries()) {
      const title = titles[column];
      if (title) cell.properties['data-column'] = title;
    }
  }
  visit(table, 'element', (element) => {
    const role = ROLES[element.tagName];
    if (role) element.properties.role = role;
  });
}

function frame(table: Element): Element {
  const rows = elementsIn(table, ['tr']).map(cellsOf);
  const titles = (rows[0] ?? []).map((cell) => toString(cell).trim());
  elementsIn(table, ['th', 'td']).forEach(alignByClass);
  elementsIn(table, ['th']).forEach(markHeaderCell);
  if (titles.length <= COLUMNS_THAT_FIT) return h('div', { className: ['table-frame'] }, table);
  breakLongNames(table);
  const small = fitsPhones(rows);
  if (!small) labelCells(table, titles);
  const kind = small ? 'table-small' : 'table-blocks';
  return h('div', { className: ['table-frame', kind] }, table);
}

/**
 * Puts each table into a frame that says how it becomes narrow: by breaking words, not at all because
 * it fits phones, or with its rows as blocks (`src/styles/tables.css`). None scrolls sideways.
 */
export function frameTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    parent.children[index] = frame(element);
    return SKIP;
  });
}
