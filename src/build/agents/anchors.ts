import type { Html, RootContent } from 'mdast';
import type { TocEntry } from '../../core/types';

/**
 * Returns what gives a place of the Markdown its id. Viewers of Markdown follow links to it, and
 * agents read it; `{#id}` would be text to most viewers, and their own slugs differ between them.
 */
export function anchor(id: string): Html {
  return { type: 'html', value: `<a id="${id}"></a>` };
}

/** Returns the content with the ids of the page's headings behind their texts. */
export function anchorHeadings(
  content: readonly RootContent[],
  toc: readonly TocEntry[],
): RootContent[] {
  const ids = toc.map(({ id }) => id);
  return content.map((node) => {
    if (node.type !== 'heading') return node;
    // The first two levels are those of the page's contents; deeper ones have an id by choice.
    const id = node.depth <= 3 ? ids.shift() : node.data?.hProperties?.id;
    if (typeof id !== 'string') return node;
    return { ...node, children: [...node.children, { type: 'text', value: ' ' }, anchor(id)] };
  });
}

/** Every id that the Markdown of a page gives to a place. */
export function anchorsIn(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!));
}
