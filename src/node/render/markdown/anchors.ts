import type { Html, RootContent } from 'mdast';

/**
 * Returns what gives a place of the Markdown its id. Viewers of Markdown follow links to it, and
 * agents read it; `{#id}` would be text to most viewers, and their own slugs differ between them.
 */
export function anchor(id: string): Html {
  return { type: 'html', value: `<a id="${id}"></a>` };
}

/** Returns the content with the ids of its headings behind their texts. */
export function anchorHeadings(content: readonly RootContent[]): RootContent[] {
  return content.map((node) => {
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
    if (node.type !== 'heading' || typeof id !== 'string') return node;
    return { ...node, children: [...node.children, { type: 'text', value: ' ' }, anchor(id)] };
  });
}

/** Every id that the Markdown of a page gives to a place. */
export function anchorsIn(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!));
}
