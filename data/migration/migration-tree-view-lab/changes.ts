import type { Change } from '../../../src/core/changes';

/** What the move of the Tree View from the lab to v6 of MUI X changed. */
export const changes = [
  {
    kind: 'renamed',
    effect: 'breaks',
    what: 'import',
    old: '@mui/lab/TreeView',
    now: ['@mui/x-tree-view/TreeView'],
    section: 'imports',
    does: 'Import `TreeView` by name from `@mui/x-tree-view/TreeView`.',
  },
  {
    kind: 'renamed',
    effect: 'breaks',
    what: 'import',
    old: '@mui/lab/TreeItem',
    now: ['@mui/x-tree-view/TreeItem'],
    section: 'imports',
    does: 'Import `TreeItem` by name from `@mui/x-tree-view/TreeItem`.',
  },
  {
    kind: 'renamed',
    effect: 'breaks',
    what: 'import',
    old: '@mui/lab/themeAugmentation',
    now: ['@mui/x-tree-view/themeAugmentation'],
    section: 'imports',
    does: 'Add an import of `@mui/x-tree-view/themeAugmentation` for `MuiTreeView` and `MuiTreeItem`.',
  },
  {
    kind: 'type',
    effect: 'breaks',
    what: 'export',
    old: 'TreeViewProps',
    now: ['SimpleTreeViewProps'],
    section: 'types',
    does: 'Add the type argument: `TreeViewProps<false>`, or `TreeViewProps<true>` with `multiSelect`.',
  },
] as const satisfies readonly Change[];
