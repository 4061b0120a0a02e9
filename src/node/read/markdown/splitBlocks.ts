import type { Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { GuideBlock } from '../../../core/types';
import type { GuideDraft } from './guideDraft';

/** Puts the HTML that is ready into the tree in a form that is written out as it is. */
function insertRendered(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'rendered' && parent && index !== undefined) {
      parent.children[index] = { type: 'raw', value: node.html };
    }
  });
}

function renderHtml(children: RootContent[]): GuideBlock[] {
  const html = toHtml({ type: 'root', children }, { allowDangerousHtml: true }).trim();
  return html === '' ? [] : [{ kind: 'html', html }];
}

/**
 * Cuts the page at its demos and components; what is between them is one piece of HTML each.
 * @throws ContentError for an embed inside `<details>`, where the browser could not fill it.
 */
export function splitBlocks(tree: Root, draft: GuideDraft): GuideBlock[] {
  insertRendered(tree);
  visit(tree, 'embed', (embed, _, parent) => {
    if (parent?.type === 'root') return;
    const fix = 'Put {{ … }} after </details>: a demo has a place of its own on the page.';
    throw draft.problem(embed, 'A demo or component stands inside HTML tags.', fix);
  });
  const blocks: GuideBlock[] = [];
  let pending: RootContent[] = [];
  for (const node of tree.children) {
    if (node.type === 'embed') {
      blocks.push(...renderHtml(pending), node.block);
      pending = [];
    } else {
      pending.push(node);
    }
  }
  return [...blocks, ...renderHtml(pending)];
}
