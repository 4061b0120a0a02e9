import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns `[text][name]` and `![alt][name]` into plain links and images, so that each is checked once. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    // The first of several definitions counts (CommonMark).
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position: node.position }
        : { type: 'image', url, title, alt: node.alt, position: node.position };
  });
}
