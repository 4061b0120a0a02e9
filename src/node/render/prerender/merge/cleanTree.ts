import type { Element, ElementContent, Properties } from 'hast';
import { visit } from 'unist-util-visit';

/** Attributes by which elements name others, as hast calls them. */
const REFERENCES = [
  'ariaActiveDescendant',
  'ariaControls',
  'ariaDescribedBy',
  'ariaDetails',
  'ariaErrorMessage',
  'ariaFlowTo',
  'ariaLabelledBy',
  'ariaOwns',
  'form',
  'headers',
  'htmlFor',
  'list',
];
const URL_REFERENCE = /url\((["']?)#([^)"']+)\1\)/g;

/** What would act, or be loaded, before the demo is there. */
const DROPPED = ['contentEditable', 'autoFocus', 'name', 'srcSet', 'form', 'popover'];

/** Numbers ids anew, so that they depend on nothing but the demo and none stands there twice. */
class Ids {
  private readonly names = new Map<string, string>();

  constructor(private readonly prefix: string) {}

  rename(id: string): string {
    const known = this.names.get(id) ?? `${this.prefix}${this.names.size + 1}`;
    this.names.set(id, known);
    return known;
  }

  renameIn(value: string): string {
    return value.replace(URL_REFERENCE, (_, quote, id: string) => `url(#${this.rename(id)})`);
  }
}

/**
 * Takes out of a drawing what only a live demo may have, in place.
 * @param prefix Starts each id.
 * @returns Renames the ids that a rule names, as `fill: url(#…)` does.
 */
export function cleanTree(children: ElementContent[], prefix: string): (rule: string) => string {
  const ids = new Ids(prefix);
  const seen = new Set<unknown>();
  visit({ type: 'root', children }, 'element', ({ properties }: Element) => {
    for (const name of DROPPED) delete properties[name];
    if (typeof properties.style === 'string') properties.style = closeFunctions(properties.style);
    renameIds(properties, ids);
    // Where a demo says an id twice, the first one keeps it.
    if (seen.has(properties.id)) delete properties.id;
    if (properties.id !== undefined) seen.add(properties.id);
    if (Array.isArray(properties.className)) {
      properties.className = [...new Set(properties.className)].map(shortClass);
    }
  });
  return (rule) => ids.renameIn(rule);
}

/**
 * Ends what a package has left open, such as `translate(1px, 2px` of the numbers of a clock: the
 * browser's API takes it, and an attribute would lose it and what follows.
 */
const closeFunctions = (style: string) =>
  style.replace(/\(([^()]*?);(?=\s+[\w-]+:|\s*$)/g, '($1);');

/** Emotion's classes get a name of their own, so that no rule of ours meets a live demo. */
export const shortClass = (name: string | number) => String(name).replace(/^css-/, 's-');

function renameIds(properties: Properties, ids: Ids): void {
  if (properties.id !== undefined) properties.id = ids.rename(String(properties.id));
  for (const name of REFERENCES) {
    const value = properties[name];
    if (value === undefined || value === null) continue;
    const names = Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);
    properties[name] = names
      .filter(Boolean)
      .map((id) => ids.rename(id))
      .join(' ');
  }
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue;
    if (value.includes('url(')) properties[name] = ids.renameIn(value);
    if (/^(xLinkHref|href)$/.test(name) && value.startsWith('#')) {
      properties[name] = `#${ids.rename(value.slice(1))}`;
    }
  }
}
