import type { ApiSection } from '../../../model/api/apiSection';
import type { RenderContext } from '../../apiContext';
import { renderText } from './renderText';
import { renderType } from './renderType';

/** Returns what stands between the heading of a section and its table. */
export function renderIntro(section: ApiSection, context: RenderContext): string {
  const { classKeys, result } = section;
  if (classKeys) return renderWays(classKeys);
  if (!result) return '';
  const text = renderText(result.text, context);
  // A description of several paragraphs brings elements of its own.
  return `<p>${renderType(result.type, context.types)}</p>${text && `<div>${text}</div>`}`;
}

/** How the CSS classes of a component are used. */
function renderWays({ hasProp, themeName }: NonNullable<ApiSection['classKeys']>): string {
  const ways = [
    hasProp && 'under its key in the <code>classes</code> prop',
    'with the global class name in any style sheet or <code>sx</code>',
    themeName &&
      `under its key in the theme’s <code>styleOverrides</code> of <code>${themeName}</code>`,
  ];
  return `<p>Each class can be used ${ways.filter(Boolean).join(', or ')}.</p>`;
}
