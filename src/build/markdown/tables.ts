import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { labels } from './labels';

/** Tables up to this many columns break their words and never scroll. */
const COLUMNS_THAT_FIT = 2;
/** From this many rows on, the header stays in view. */
const LONG_TABLE_ROWS = 20;

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

function frame(table: Element, label: string): Element {
  elementsIn(table, ['th', 'td']).forEach(alignByClass);
  const headers = elementsIn(table, ['th']);
  headers.forEach(markHeaderCell);
  if (headers.length <= COLUMNS_THAT_FIT) return h('div', { className: ['table-frame'] }, table);
  const isLong = elementsIn(table, ['tr']).length > LONG_TABLE_ROWS;
  const className = isLong ? ['table-scroll', 'table-scroll-long'] : ['table-scroll'];
  return h('div', { className, tabIndex: 0, role: 'region', ariaLabel: label }, table);
}

/**
 * Puts each table into a frame. One that may be wider than the page scrolls inside, by keyboard too,
 * and is named after the heading above it.
 * @param title Title of the page, for tables above the first heading.
 */
export function frameTables(tree: Root, title: string): void {
  const used = new Map<string, number>();
  let heading = title;
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = toString(element);
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    const count = (used.get(heading) ?? 0) + 1;
    used.set(heading, count);
    const label = labels.table(count === 1 ? heading : `${heading} (${count})`);
    parent.children[index] = frame(element, label);
    return SKIP;
  });
}
