/**
 * Codemods that can't tell the new code from the old one: a second run, or one on code that is on the
 * new version, changes it again. A claim runs them twice.
 */
export const RUN_ONCE: readonly string[] = [
  'v8.0.0/pickers/rename-adapter-date-fns-imports',
  'v7.0.0/tree-view/rename-use-tree-item',
];
