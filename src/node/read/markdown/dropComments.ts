import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';

/**
 * Removes `<!-- notes -->`, which are for writers only.
 * @throws ContentError for one that is never closed: it would hide the rest of the page.
 */
export function dropComments(tree: Root, draft: GuideDraft): void {
  visit(tree, 'html', (node, index, parent) => {
    // Line ends stay, so that lines after the comment keep their numbers.
    node.value = node.value.replace(/<!--.*?-->/gs, (comment) => comment.replace(/[^\n]/g, ''));
    if (node.value.includes('<!--')) {
      throw draft.problem(node, 'The comment is never closed.', 'Close it with -->.');
    }
    if (node.value.trim() === '' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
  });
}
