import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import type { GuideSection } from '../read/markdown/parsedGuide';

/** What of a section's text is wanted. */
interface TextOptions {
  /** Whether fenced code is a part of it. */
  withCode: boolean;
}

/** After these a word goes on; after all others it ends. */
const PHRASES: readonly string[] = [
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'html',
];

/** Returns what a section says below its heading as plain text; demos and components say nothing. */
export function sectionText({ nodes }: Pick<GuideSection, 'nodes'>, options: TextOptions): string {
  return nodes.map((node) => textOf(node, options)).join('');
}

function textOf(node: RootContent, options: TextOptions): string {
  const text = ownText(node, options);
  return PHRASES.includes(node.type) ? text : `${text} `;
}

function ownText(node: RootContent, options: TextOptions): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return options.withCode ? node.value : '';
    case 'html':
      return htmlText(node.value);
    default:
      return 'children' in node
        ? node.children.map((child) => textOf(child, options)).join('')
        : '';
  }
}

/** The writer's own tags: of `<summary>` the text counts, and a word ends with it. */
function htmlText(html: string): string {
  const text = toString(fromHtml(html, { fragment: true }));
  return text.trim() === '' && !/<br/i.test(html) ? '' : `${text} `;
}
