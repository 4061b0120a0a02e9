import { rowId } from '../../../../core/apiRowId';
import { ApiClass } from '../../../../core/dom/api';
import { escapeHtml } from '../../../../core/escapeHtml';
import type { ApiRow } from '../../../model/api/apiSection';
import { toSlug } from '../../../../core/apiSlug';
import type { RenderContext } from '../../apiContext';
import { renderCode } from './renderCode';
import { renderSignature } from './renderSignature';
import { renderText } from './renderText';
import { renderDeclaration, renderType } from './renderType';
import type { ApiColumn } from './sectionColumns';

/** Returns the HTML of a row's cell. */
export function renderCell(column: ApiColumn, row: ApiRow, context: RenderContext): string {
  const { type = '', className, text } = row;
  switch (column) {
    case 'type':
      return row.kind === 'event' ? signatureOf(row, context) : renderType(type, context.types);
    case 'default':
      return row.kind === 'slot' ? renderSlotDefault(row, context) : renderDefault(row, context);
    case 'class':
      return className ? `<code>.${renderCode(className)}</code>` : '';
    case 'declaration':
      return (
        renderDeclaration(type, context.types, row.name) +
        renderText(text, context) +
        renderUses(row, context)
      );
    case 'description':
      return renderDescription(row, context);
  }
}

function renderDescription(row: ApiRow, context: RenderContext): string {
  const { text, deprecationInfo } = row;
  const note = deprecationInfo
    ? `<p class="api-deprecation"><strong>Deprecated.</strong> ${renderText(deprecationInfo, context)}</p>`
    : '';
  const parts = [
    renderText(text, context),
    note,
    // An event has its arguments in a column of their own.
    row.kind === 'event' ? '' : signatureOf(row, context),
    renderFullType(row, context),
    renderComponentProp(row, context),
    renderUses(row, context),
  ];
  return parts.join('');
}

function signatureOf({ signature }: ApiRow, context: RenderContext): string {
  return signature ? renderSignature(signature, context) : '';
}

/** Some defaults are code, others are sentences. */
function renderDefault({ default: value }: ApiRow, context: RenderContext): string {
  if (value === undefined) return '';
  const isSentence = value.includes('`') || /^The \w+ /.test(value);
  return isSentence ? renderText(value, context) : `<code>${renderCode(value)}</code>`;
}

function renderSlotDefault({ default: name }: ApiRow, { pageOf }: RenderContext): string {
  if (name === undefined) return '';
  const code = `<code>${renderCode(name)}</code>`;
  const href = pageOf(name);
  return href ? `<a href="${href}">${code}</a>` : code;
}

/** What a type that is too long for its cell says as a whole. */
function renderFullType({ typeFull }: ApiRow, { types }: RenderContext): string {
  if (!typeFull) return '';
  const declaration = renderDeclaration(typeFull, types);
  return `<details class="api-fold"><summary>Full type</summary>${declaration}</details>`;
}

function renderComponentProp({ componentProp }: ApiRow, { pageOf }: RenderContext): string {
  const page = componentProp && pageOf(componentProp.component);
  if (!componentProp || !page) return '';
  const { component, name } = componentProp;
  const href = `${page}#${rowId(toSlug(component), 'prop', name)}`;
  return `<p>Prop: <a href="${href}"><code>${escapeHtml(name)}</code></a></p>`;
}

/** Where the guides use the row. */
function renderUses(row: ApiRow, context: RenderContext): string {
  const links = context
    .usesOf(row)
    .map(({ title, href }) => `<a href="${href}">${escapeHtml(title)}</a>`);
  return links.length > 0 ? `<p class="${ApiClass.uses}">Used in ${links.join(' · ')}</p>` : '';
}
