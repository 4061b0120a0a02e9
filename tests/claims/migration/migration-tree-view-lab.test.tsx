import { createRequire } from 'node:module';
import { render, screen } from '@testing-library/react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as treeView from '@mui/x-tree-view';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';

const claim = claimsOf('/x/migration/migration-tree-view-lab/');

claim('Imports', 'v8 has neither TreeView nor its path', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(treeView).not.toHaveProperty('TreeView');
  expect(treeView).toHaveProperty('SimpleTreeView');
  expect(treeView).toHaveProperty('TreeItem');
  expect(() => resolve('@mui/x-tree-view/TreeView')).toThrow();
});

claim(
  '"MUI: The TreeView component was moved from @mui/lab to @mui/x-tree-view."',
  'The components of v8 render a tree with an item',
  () => {
    render(
      <SimpleTreeView>
        <TreeItem itemId="tents" label="Tents" />
      </SimpleTreeView>,
    );
    expect(screen.getByRole('tree').contains(screen.getByRole('treeitem', { name: 'Tents' }))).toBe(
      true,
    );
  },
);

claim('Can I go from the lab to v8 directly?', 'What the first codemod writes is renamed', () => {
  const moved = `import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
const tree = <TreeView><TreeItem nodeId="1" /></TreeView>;`;
  const v7 = runCodemod('v7.0.0/tree-view/preset-safe', moved);
  expect(runCodemod('v8.0.0/tree-view/preset-safe', v7))
    .toBe(`import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
const tree = <SimpleTreeView><TreeItem itemId="1" /></SimpleTreeView>;`);
});

claim('Run the codemod', 'The codemod is not part of @mui/x-codemod', () => {
  expect(() => runCodemod('v5.0.0/tree-view-moved-to-x', '')).toThrow('Cannot find module');
});
