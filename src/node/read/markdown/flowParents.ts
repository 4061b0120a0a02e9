/** Markdown nodes that hold blocks; the others hold text, where a block cannot stand. */
const flowParents: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
]);

/** Tells whether a node can hold blocks. */
export function isFlowParent({ type }: { type: string }): boolean {
  return flowParents.has(type);
}
