import type { Element, ElementContent, Properties } from 'hast';
import { visit } from 'unist-util-visit';

/** Classes that the merge of light and dark writes; their rules come with the page. */
const OWN_CLASS = /^static-/;
/** What nobody reads of something that stands still. */
const UNREAD = [
  'autoComplete',
  'autoCapitalize',
  'autoCorrect',
  'draggable',
  'focusable',
  'inputMode',
  'spellCheck',
];
/** Attributes with lengths in pixels or percent. */
const WITH_LENGTHS =
  /^(d|points|transform|style|x[12]?|y[12]?|[cr]x|[cr]y|r|width|height|offset|strokeDashArray)$/;
/** Not one that begins with its point: in paths it may follow another number without a space. */
const LONG_NUMBER = /(?<![.\d])\d+\.\d{3,}(?!\d|e)/g;

/**
 * Takes out of a drawing what no rule reads, in place: it weighs a fifth less so. Nothing of what
 * screen readers and the keyboard use is touched.
 * @param rules All rules of the drawing.
 */
export function shortenTree(children: ElementContent[], rules: readonly string[]): void {
  const css = rules.join('');
  const classes = namesIn(css, /\.(-?[a-z_][\w-]*)/gi);
  const attributes = namesIn(css, /\[([\w-]+)/g);
  const variables = namesIn(css, /var\((--[\w-]+)/g);
  visit({ type: 'root', children }, 'element', ({ properties }: Element) => {
    for (const name of namesIn(String(properties.style ?? ''), /var\((--[\w-]+)/g)) {
      variables.add(name);
    }
  });
  visit({ type: 'root', children }, 'element', ({ properties }: Element) => {
    keepClasses(properties, classes);
    keepVariables(properties, variables);
    for (const name of Object.keys(properties)) {
      if (UNREAD.includes(name)) delete properties[name];
      if (/^data[A-Z]/.test(name) && !attributes.has(attributeOf(name))) delete properties[name];
      const value = properties[name];
      if (WITH_LENGTHS.test(name) && typeof value === 'string') {
        properties[name] = value.replace(LONG_NUMBER, toHundredths);
      }
    }
  });
}

function namesIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].map(([, name]) => name!));
}

function keepClasses(properties: Properties, read: ReadonlySet<string>): void {
  const { className } = properties;
  if (!Array.isArray(className)) return;
  const kept = className.filter((name) => OWN_CLASS.test(String(name)) || read.has(String(name)));
  if (kept.length > 0) properties.className = kept;
  else delete properties.className;
}

function keepVariables(properties: Properties, read: ReadonlySet<string>): void {
  if (typeof properties.style !== 'string' || !properties.style.includes('--')) return;
  const kept = properties.style.replace(/(--[\w-]+)\s*:[^;]*(;\s*|$)/g, (declaration, name) =>
    read.has(name as string) ? declaration : '',
  );
  if (kept.trim() === '') delete properties.style;
  else properties.style = kept;
}

/** `dataRowIndex` is `data-row-index`. */
const attributeOf = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** With its zeros: a number without a point would take up the fraction of the next one. */
const toHundredths = (number: string) => Number(number).toFixed(2);
