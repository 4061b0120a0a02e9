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
  return shortenNames({ css: renderVariables(variables) + [...rules].join(''), demos: page });
}

/** Classes and variables that are the renderer's own; their hashes are what gzip cannot shorten. */
const OWN_CLASS = /(?<=\.)s-[\w-]+/g;
const OWN_VARIABLE = /--s-[\w-]+/g;

/** Gives the renderer's own classes and variables short names, the same in all demos of the page. */
function shortenNames({ css, demos }: StaticPage): StaticPage {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const prefix = name.startsWith('--') ? '--s' : 's';
    const short = names.get(name) ?? `${prefix}${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
  const inHtml = (html: string) =>
    html
      .replace(/ class="([^"]*)"/g, (_, classes: string) => {
        const all = classes
          .split(' ')
          .map((name) => (name.startsWith('s-') ? shorten(name) : name));
        return ` class="${all.join(' ')}"`;
      })
      .replace(OWN_VARIABLE, shorten);
  return {
    css: css.replace(OWN_CLASS, shorten).replace(OWN_VARIABLE, shorten),
    demos: Object.fromEntries(
      Object.entries(demos).map(([name, demo]) => [
        name,
        'reason' in demo
          ? demo
          : {
              wide: inHtml(demo.wide),
              ...(demo.narrow !== undefined && { narrow: inHtml(demo.narrow) }),
            },
      ]),
    ),
  };
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
