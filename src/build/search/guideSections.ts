import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { SearchSection } from '../../core/searchTypes';
import type { GuideBlock } from '../../core/types';
import { demoTitle } from '../demos/demoTitle';
import { shortenText } from './shortenText';

/** Elements whose text no reader searches for: code has its own words, buttons say "Copy". */
const SILENT = new Set(['pre', 'button', 'style', 'script', 'svg']);
/** After these a word ends. */
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'div', 'summary', 'br', 'figure']);

/** Returns the parts of a guide: what comes before the first heading, then one for each heading. */
export function guideSections(blocks: readonly GuideBlock[]): SearchSection[] {
  const demos = blocks.flatMap((block): SearchSection[] =>
    block.kind === 'demo' ? [[block.name, demoTitle(block.name), '']] : [],
  );
  return [...wholeSections(blocks, SILENT), ...demos].map(([id, heading, text]) => {
    const tidy = text.replace(/\s+/g, ' ').replace(/ (?=[,.;:)])/g, '');
    return [id, heading, shortenText(tidy.trim())];
  });
}

/**
 * Returns the sections of a guide with all of their text.
 * @param silent Names of the elements whose text is left out.
 */
export function wholeSections(
  blocks: readonly GuideBlock[],
  silent: ReadonlySet<string>,
): SearchSection[] {
  const sections: SearchSection[] = [['', '', '']];
  for (const block of blocks) {
    if (block.kind === 'html') collect(fromHtml(block.html, { fragment: true }), sections, silent);
  }
  return sections;
}

function collect(node: Nodes | Root, sections: SearchSection[], silent: ReadonlySet<string>): void {
  if (node.type === 'text') {
    sections.at(-1)![2] += node.value;
    return;
  }
  if (!('children' in node)) return;
  if (node.type === 'element') {
    if (silent.has(node.tagName) || isCalloutLabel(node)) return;
    const heading = headingOf(node);
    if (heading) {
      sections.push(heading);
      return;
    }
  }
  for (const child of node.children) if (child.type !== 'doctype') collect(child, sections, silent);
  if (node.type === 'element' && BLOCKS.has(node.tagName)) sections.at(-1)![2] += ' ';
}

/** "Info" and the like, where a callout has no title of its own or before that. */
function isCalloutLabel({ properties, children }: Element): boolean {
  const { className } = properties;
  if (!Array.isArray(className)) return false;
  const hasOwnTitle = children.some(({ type }) => type === 'element');
  return (
    className.includes('callout-kind') || (className.includes('callout-title') && !hasOwnTitle)
  );
}

function headingOf({ tagName, properties, children }: Element): SearchSection | undefined {
  const id = properties.id;
  if (!/^h[2-6]$/.test(tagName) || typeof id !== 'string') return undefined;
  return [id, toString({ type: 'root', children }).trim(), ''];
}
