import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';

const claim = claimsOf('/x/migration/migration-tree-view-v7/');
const preset = (source: string) => runCodemod('v8.0.0/tree-view/preset-safe', source);

const items = [{ id: 'tents', label: 'Tents', children: [{ id: 'dome', label: 'Dome tent' }] }];
const nested = (props: React.ComponentProps<typeof TreeItem>) => (
  <TreeItem {...props}>
    <TreeItem itemId="dome" label="Dome tent" />
  </TreeItem>
);
const tents = { itemId: 'tents', label: 'Tents' };

interface Api {
  setItemExpansion: (parameters: { itemId: string }) => void;
  setItemSelection: (parameters: { itemId: string }) => void;
}

/** Renders a tree and returns the methods of its API. */
function apiOf(props: Partial<RichTreeViewProps<(typeof items)[number], boolean>> = {}): Api {
  const refs: { current: object | undefined }[] = [];
  function Tree() {
    const apiRef = useTreeViewApiRef();
    refs.push(apiRef);
    return <RichTreeView items={items} apiRef={apiRef} {...props} />;
  }
  render(<Tree />);
  const api = refs.at(-1)?.current;
  if (!api) throw new Error('The tree has no API.');
  return api as Api;
}

const expanded = () =>
  screen.getByRole('treeitem', { name: /Tents/ }).getAttribute('aria-expanded');

claim('Run the codemod', 'The preset renames TreeView and everything with a 2', () => {
  expect(
    preset(`import { TreeView, treeViewClasses } from '@mui/x-tree-view/TreeView';
import { TreeItem2, TreeItem2Label } from '@mui/x-tree-view/TreeItem2';
import { unstable_useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
const tree = <TreeView><TreeItem2 itemId="1" label="A" /></TreeView>;`),
  ).toBe(`import { SimpleTreeView, simpleTreeViewClasses } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
const tree = <SimpleTreeView><TreeItem itemId="1" label="A" /></SimpleTreeView>;`);
});

claim('Run the codemod', 'A file with both TreeView and SimpleTreeView fails', () => {
  expect(() => preset(`import { TreeView, SimpleTreeView } from '@mui/x-tree-view';`)).toThrow(
    "Identifier 'SimpleTreeView' has already been declared",
  );
});

claim('Run the codemod', 'TreeItem and TreeItem2 become two imports of TreeItem', () => {
  const result = preset(`import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';`);
  expect(result.split('import { TreeItem } from')).toHaveLength(3);
});

claim('Run the codemod', 'import type becomes a plain import', () => {
  expect(preset(`import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';`)).toBe(
    `import { TreeItemProps } from '@mui/x-tree-view/TreeItem';`,
  );
});

claim('Run the codemod', 'Other paths, the theme, and methods are not changed', () => {
  for (const source of [
    `jest.mock('@mui/x-tree-view/TreeItem2');`,
    `export { TreeItem2 } from '@mui/x-tree-view/TreeItem2';`,
    `const theme = { components: { MuiTreeView: {}, MuiTreeItem2: {} } };`,
    `apiRef.current.selectItem({ event, itemId });`,
  ]) {
    expect(preset(source)).toBe(source);
  }
});

claim('Clicks on items', 'onClick of an item also fires for its children', () => {
  const onClick = vi.fn();
  const onMouseDown = vi.fn();
  const onItemClick = vi.fn();
  render(
    <SimpleTreeView defaultExpandedItems={['tents']} onItemClick={onItemClick}>
      {nested({ ...tents, onClick, onMouseDown })}
    </SimpleTreeView>,
  );
  fireEvent.mouseDown(screen.getByText('Dome tent'));
  fireEvent.click(screen.getByText('Dome tent'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onMouseDown).toHaveBeenCalledOnce();
  expect(onItemClick.mock.calls.map(([, itemId]: unknown[]) => itemId)).toEqual(['dome']);
});

claim('Clicks on items', 'slotProps.content receives events of the row alone', () => {
  const onMouseDown = vi.fn();
  render(
    <SimpleTreeView defaultExpandedItems={['tents']}>
      {nested({ ...tents, slotProps: { content: { onMouseDown } } })}
    </SimpleTreeView>,
  );
  fireEvent.mouseDown(screen.getByText('Dome tent'));
  expect(onMouseDown).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByText('Tents'));
  expect(onMouseDown).toHaveBeenCalledOnce();
});

claim('Methods and callbacks', 'Both methods toggle without the last value', () => {
  const api = apiOf();
  for (const value of ['true', 'false']) {
    React.act(() => {
      api.setItemExpansion({ itemId: 'tents' });
      api.setItemSelection({ itemId: 'tents' });
    });
    expect(expanded()).toBe(value);
    expect(screen.getByRole('treeitem', { name: /Tents/ }).getAttribute('aria-selected')).toBe(
      value,
    );
  }
});

claim('Methods and callbacks', 'The old call of setItemExpansion has no effect', () => {
  const api = apiOf() as unknown as { setItemExpansion: (...args: unknown[]) => void };
  React.act(() => api.setItemExpansion({ type: 'click' }, 'tents', true));
  expect(expanded()).toBe('false');
});

claim('Methods and callbacks', 'selectItem is gone', () => {
  expect(apiOf()).not.toHaveProperty('selectItem');
});

claim('Methods and callbacks', 'Callbacks can receive null as their event', () => {
  const onExpandedItemsChange = vi.fn();
  const api = apiOf({ onExpandedItemsChange });
  React.act(() => api.setItemExpansion({ itemId: 'tents' }));
  expect(onExpandedItemsChange).toHaveBeenCalledWith(null, ['tents']);
});

claim('What looks different', 'The depth is on the root, and the distance on the tree', () => {
  render(<RichTreeView items={items} defaultExpandedItems={['tents']} />);
  const dome = screen.getByRole('treeitem', { name: 'Dome tent' });
  expect(dome.style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
  const tree = screen.getByRole('tree');
  expect(tree.style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('12px');
});

claim('What looks different', 'Attributes for the state, and the classes', () => {
  render(<RichTreeView items={items} defaultSelectedItems="tents" />);
  const content = document.querySelector('.MuiTreeItem-content');
  expect(content?.hasAttribute('data-selected')).toBe(true);
  expect(content?.classList.contains('Mui-selected')).toBe(true);
});

const OldItem = TreeItem as unknown as (props: Record<string, unknown>) => React.ReactNode;

claim(
  '"React does not recognize the ContentComponent prop on a DOM element"',
  'ContentComponent has no effect',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <SimpleTreeView>
        <OldItem {...tents} ContentComponent={() => 'Mine'} />
      </SimpleTreeView>,
    );
    expect(document.body.textContent).toBe('Tents');
    expect(error.mock.calls.flat().join(' ')).toContain('ContentComponent');
    error.mockRestore();
  },
);
