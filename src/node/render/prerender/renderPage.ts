import { DemoClass } from '../../../core/dom/demo';
import type { SkippedDemo, StaticPage } from '../../../core/staticDemos';
import { IN_DARK } from './merge/schemeValues';
import type { ThemeVariables } from './merge/themeVariables';
import type { RenderedDemo } from './renderedDemo';

/** Where the variables of drawings are set: above their surface, and nowhere else on the page. */
const SCOPE = `.${DemoClass.drawing}`;

/** Puts the demos of a page together: their rules and variables once. */
export function renderPage(demos: ReadonlyMap<string, RenderedDemo | SkippedDemo>): StaticPage {
  const rules = new Set<string>();
  const variables: ThemeVariables = {};
  const page: StaticPage['demos'] = {};
  for (const [name, demo] of demos) {
    if ('reason' in demo) {
      page[name] = demo;
      continue;
    }
    const { wide, narrow } = demo;
    page[name] = { wide, ...(narrow !== undefined && { narrow }) };
    demo.rules.forEach((rule) => rules.add(rule));
    Object.assign(variables, demo.variables);
  }
  return { css: renderVariables(variables) + [...rules].join(''), demos: page };
}

function renderVariables(variables: ThemeVariables): string {
  const names = Object.keys(variables).sort();
  const declare = (scheme: 'light' | 'dark') =>
    names
      .flatMap((name) => {
        const { light, dark } = variables[name]!;
        const value = scheme === 'light' ? light : dark;
        return value === undefined || (scheme === 'dark' && dark === light)
          ? []
          : `${name}:${value}`;
      })
      .join(';');
  const [light, dark] = [declare('light'), declare('dark')];
  return (light && `${SCOPE}{${light}}`) + (dark && `${IN_DARK} ${SCOPE}{${dark}}`);
}
