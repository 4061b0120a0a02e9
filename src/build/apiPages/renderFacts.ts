import type { ApiComponent } from '../../core/apiTypes';
import { escapeHtml } from '../../core/escapeHtml';

/** Returns the sentences below the props of a component: ref, spread, inheritance, theme. */
export function renderFacts(entry: ApiComponent): string {
  const { name, refType, spread, inherits, themeName } = entry;
  const target =
    inherits && `<a href="${escapeHtml(inherits.href)}">${escapeHtml(inherits.name)}</a>`;
  const facts = [
    refType &&
      `The <code>ref</code> is forwarded to the root element (<code>${escapeHtml(refType)}</code>).`,
    target &&
      `The props of ${target} are available too: what is not listed here is handed on to it.`,
    !target && spread && 'Props that are not listed here are handed on to the root element.',
    themeName &&
      `In the theme, <code>${themeName}</code> is the name for <a href="https://mui.com/material-ui/customization/theme-components/#theme-default-props">default props</a> and style overrides of ${name}.`,
  ];
  const items = facts.filter(Boolean).map((fact) => `<li>${fact}</li>`);
  return items.length > 0 ? `<ul class="api-facts">${items.join('')}</ul>` : '';
}
