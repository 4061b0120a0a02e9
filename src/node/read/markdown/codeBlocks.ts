import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';
import { readFence } from './readFence';
import { renderCodeBlock } from './renderCodeBlock';

/** Renders the code blocks that stand in no tab group. */
export function renderCodeBlocks(tree: Root, draft: GuideDraft): void {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined) return;
    const html = renderCodeBlock(readFence(code, draft));
    parent.children[index] = { type: 'rendered', html, position: code.position };
    return SKIP;
  });
}
