import type { ApiProp } from '../../core/apiTypes';
import { rowId, type ApiRowKind } from '../../core/apiRowId';
import { escapeHtml } from '../../core/escapeHtml';
import type { RenderContext } from './apiContext';
import type { ApiRow, ApiSection } from './apiSection';
import { renderSignature } from './renderSignature';
import { renderText } from './renderText';
import { renderDeclaration, renderType } from './renderType';
import { rowMarks } from './rowMarks';
import { renderCode } from './renderCode';

/** How a list of props or members is presented. */
interface PropSectionOptions {
  id: string;
  title: string;
  nameColumn?: string;
  intro?: string;
  /** Says "Required" of those which are not optional: props, but not members of a result. */
  showRequired?: boolean;
  kindOf?: (prop: ApiProp) => ApiRowKind;
}

const COLUMNS = {
  type: { key: 'type', title: 'Type' },
  default: { key: 'default', title: 'Default' },
  description: { key: 'description', title: 'Description' },
} as const;

/** Returns the section with a row for each prop of a component or member of an interface. */
export function propSection(
  props: readonly ApiProp[],
  context: RenderContext,
  options: PropSectionOptions,
): ApiSection {
  const { id, title, nameColumn = 'Name', intro, showRequired = true } = options;
  const { kindOf = () => 'prop' } = options;
  const hasDefaults = props.some((prop) => prop.default !== undefined);
  const { type, default: fallback, description } = COLUMNS;
  const rows = props.map((prop): ApiRow => {
    const required = showRequired && prop.required;
    return {
      id: rowId(context.owner, kindOf(prop), prop.name),
      name: prop.name,
      marks: rowMarks({ ...prop, required }),
      cells: () => [
        renderType(prop.type, context.types),
        ...(hasDefaults ? [renderDefault(prop.default, context)] : []),
        renderPropDescription(prop, context),
      ],
    };
  });
  return {
    id,
    title,
    ...(intro && { intro }),
    nameColumn,
    columns: hasDefaults ? [type, fallback, description] : [type, description],
    rows,
  };
}

/** Where the guides show it. */
function renderUses({ name }: ApiProp, context: RenderContext): string {
  const links = context
    .usesOf(name)
    .map(({ title, href }) => `<a href="${href}">${escapeHtml(title)}</a>`);
  return links.length > 0 ? `<p class="api-uses">Used in ${links.join(' · ')}</p>` : '';
}

/** What a type that is too long for its cell says as a whole. */
function renderFullType({ typeFull }: ApiProp, { types }: RenderContext): string {
  if (!typeFull) return '';
  const declaration = renderDeclaration(typeFull, types);
  return `<details class="api-fold"><summary>Full type</summary>${declaration}</details>`;
}

/** Some defaults are code, others are sentences. */
function renderDefault(value: string | undefined, context: RenderContext): string {
  if (value === undefined) return '';
  const isSentence = value.includes('`') || /^The \w+ /.test(value);
  return isSentence ? renderText(value, context) : `<code>${renderCode(value)}</code>`;
}

function renderPropDescription(prop: ApiProp, context: RenderContext): string {
  const { description, deprecated, deprecationInfo = '', signature } = prop;
  const reason = renderText(deprecationInfo, context);
  const note = deprecated
    ? `<p class="api-deprecation"><strong>Deprecated.</strong> ${reason}</p>`
    : '';
  return (
    renderText(description, context) +
    note +
    (signature ? renderSignature(signature, context) : '') +
    renderFullType(prop, context) +
    renderUses(prop, context)
  );
}
