import type { ApiClass, ApiComponent } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import type { RenderContext } from './apiContext';
import type { ApiRow, ApiSection } from './apiSection';
import { renderText } from './renderText';
import { rowMarks } from './rowMarks';
import { renderCode } from './renderCode';

/** Returns the section with the CSS classes of a component, and how they are used. */
export function classSection(
  { classes, themeName, props }: ApiComponent,
  context: RenderContext,
): ApiSection {
  const ways = [
    props.some(({ name }) => name === 'classes') &&
      'under its key in the <code>classes</code> prop',
    'with the global class name in any style sheet or <code>sx</code>',
    themeName &&
      `under its key in the theme’s <code>styleOverrides</code> of <code>${themeName}</code>`,
  ].filter(Boolean);
  return {
    id: 'classes',
    title: 'CSS classes',
    intro: `<p>Each class can be used ${ways.join(', or ')}.</p>`,
    nameColumn: 'Key',
    columns: [
      { key: 'class', title: 'Global class' },
      { key: 'description', title: 'Description' },
    ],
    rows: classes.map((rule) => classRow(rule, context)),
  };
}

function classRow(rule: ApiClass, context: RenderContext): ApiRow {
  const state = rule.isGlobal ? ' <span class="chip">State</span>' : '';
  return {
    id: rowId(context.owner, 'class', rule.key),
    name: rule.key,
    marks: rowMarks({ deprecated: rule.deprecated }) + state,
    cells: () => [
      `<code>.${renderCode(rule.className)}</code>`,
      renderText(rule.description, context),
    ],
  };
}
