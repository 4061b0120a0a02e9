import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';

/**
 * Finds what looks like the dialect but isn't, and would otherwise come out as text or not at all.
 * @throws ContentError for footnotes, `:::` lines that open nothing and `{{` inside text.
 */
export function checkUnsupported(tree: Root, draft: GuideDraft): void {
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') {
      const fix = 'Say it in the text, or in a callout.';
      throw draft.problem(node, 'Footnotes are not part of the dialect.', fix);
    }
    if (node.type !== 'text' && node.type !== 'html') return;
    const firstLine = node.position?.start.line ?? 1;
    for (const [index, line] of node.value.split('\n').entries()) {
      if (/^\s*:::/.test(line) && node.type === 'text') {
        const fix =
          'Open a callout with :::info or :::info[Title] alone on its line and close it with :::.';
        throw draft.problem(firstLine + index, `"${line.trim()}" opens or closes no callout.`, fix);
      }
      if (line.includes('{{')) {
        const fix = 'Leave {{ … }} alone in its paragraph, or put it in backticks if it is code.';
        throw draft.problem(firstLine + index, '"{{" stands inside text.', fix);
      }
    }
  });
}
