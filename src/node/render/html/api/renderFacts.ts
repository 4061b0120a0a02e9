import type { ApiComponent } from '../../../read/reference/apiTypes';
import { escapeHtml } from '../../../../core/escapeHtml';

/** Returns the sentences below the props of a component: ref, spread, inheritance, theme. */
export function renderFacts(entry: ApiComponent): string {
  const { name, refType, spread, inherits, themeName } = entry;
  const target =
    inherits && `<a href="${escapeHtml(inherits.href)}">${escapeHtml(inherits.name)}</a>`;
  const facts = [
    refType &&
      `The <code>ref</code> is forwarded to the root element (<code>${escapeHtml(refType)}</code>).`,
    target && `Props that are not listed here are forwarded to ${target}.`,
    !target && spread && 'Props that are not listed here are forwarded to the root element.',
    themeName &&
      `In the theme, use the key <code>${themeName}</code> to set the <a href="https://mui.com/material-ui/customization/theme-components/#theme-default-props">default props</a> and the style overrides of ${name}.`,
  ];
  const items = facts.filter(Boolean).map((fact) => `<li>${fact}</li>`);
  return items.length > 0 ? `<ul class="api-facts">${items.join('')}</ul>` : '';
}
