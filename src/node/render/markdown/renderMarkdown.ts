import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/**
 * Returns a tree as GitHub's Markdown. What texts hold is escaped where it would mean something.
 * @throws Error for a node that only our own dialect has.
 */
export function renderMarkdown(children: readonly RootContent[]): string {
  const tree: Root = { type: 'root', children: [...children] };
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    // Columns of equal width would be for people alone, and cost a third of a table.
    extensions: [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: true })],
  });
}
