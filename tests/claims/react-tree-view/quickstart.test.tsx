import { createRequire } from 'node:module';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as pro from '@mui/x-tree-view-pro';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import FirstSimpleTree from '../../../data/react-tree-view/quickstart/FirstSimpleTree';
import FlatToTree from '../../../data/react-tree-view/quickstart/FlatToTree';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-tree-view/quickstart/');

interface Item {
  id: string;
  label: string;
  children?: Item[];
}
type Props = Partial<RichTreeViewProps<Item, false>>;

const records: Item[] = [
  { id: 'jazz', label: 'Jazz', children: [{ id: 'trio', label: 'Night Trio' }] },
  { id: 'folk', label: 'Folk' },
];
const labels = () =>
  screen
    .getAllByRole('treeitem')
    .map((item) => item.querySelector('.MuiTreeItem-label')?.textContent);

claim('Tree View - Quickstart', 'items need an id and a label', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RichTreeView items={records} aria-label="Records" />);
  expect(labels()).toEqual(['Jazz', 'Folk']);
  const rows = [{ id: 'jazz' }] as Item[];
  expect(() => render(<RichTreeView items={rows} />)).toThrow('to have a `label` property');
});

claim(
  'Render items from data: Rich Tree View',
  'A change of these props resets edited labels',
  async () => {
    const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
    const tree = (props: Props) => <RichTreeView apiRef={apiRef} items={records} {...props} />;
    const { rerender } = render(tree({}));
    const changes: Props[] = [
      { items: [...records] },
      { isItemDisabled: () => false },
      { getItemId: (item) => item.id },
      { getItemLabel: (item) => item.label },
      { getItemChildren: (item) => item.children },
      { disabledItemsFocusable: true },
    ];
    for (const change of changes) {
      rerender(tree({}));
      act(() => apiRef.current?.updateItemLabel('folk', 'Renamed'));
      rerender(tree({ itemChildrenIndentation: 20 }));
      expect(labels()).toEqual(['Jazz', 'Renamed']);
      rerender(tree(change));
      expect(labels()).toEqual(['Jazz', 'Folk']);
    }
  },
);

claim('Render items as JSX: Simple Tree View', 'Nested items render', () => {
  render(<FirstSimpleTree />);
  expect(screen.getByRole('tree', { name: 'Record shelf' })).toBeDefined();
  expect(screen.getAllByRole('treeitem')).toHaveLength(4);
});

claim('3. Name the tree', 'aria-labelledby points to a heading', () => {
  render(
    <section>
      <h2 id="shelf">Records</h2>
      <RichTreeView items={records} aria-labelledby="shelf" />
    </section>,
  );
  expect(screen.getByRole('tree', { name: 'Records' })).toBeDefined();
});

claim('Use the Pro plan', 'Without a key: a watermark and a message', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<pro.RichTreeViewPro items={records} itemsReordering />);
  expect(screen.getByText('MUI X Missing license key')).toBeDefined();
  expect(error.mock.calls.flat().join(' ')).toContain('MUI X: Missing license key');
  expect(labels().slice(0, 2)).toEqual(['Jazz', 'Folk']);
});

claim('Imports in a Pro project', 'The root exports all but RichTreeView and utils', () => {
  const names = [
    'RichTreeViewPro',
    'SimpleTreeView',
    'TreeItem',
    'useTreeViewApiRef',
    'useTreeItemModel',
    'useTreeItem',
  ];
  expect(names.filter((name) => !(name in pro))).toEqual([]);
  expect(['RichTreeView', 'DataSourceCacheDefault'].filter((name) => name in pro)).toEqual([]);
});

claim('Imports in a Pro project', 'Only RichTreeViewPro has a path', () => {
  const { resolve } = createRequire(import.meta.url);
  const exists = (path: string) => {
    try {
      return Boolean(resolve(path));
    } catch {
      return false;
    }
  };
  const paths = [
    'RichTreeViewPro',
    'themeAugmentation',
    'hooks',
    'SimpleTreeView',
    'TreeItem',
    'models',
    'utils',
    'useTreeItem',
  ];
  expect(paths.filter((path) => exists(`@mui/x-tree-view-pro/${path}`))).toEqual(paths.slice(0, 2));
  expect(paths.slice(2).filter((path) => exists(`@mui/x-tree-view/${path}`))).toEqual(
    paths.slice(2),
  );
});

claim('Convert a flat list', 'Rows with a parentId become nested items', () => {
  render(<FlatToTree />);
  expect(labels()).toEqual(['Jazz', 'Night Trio', 'Harbor Quartet', 'Folk']);
});

claim('Set defaults in the theme', 'defaultProps and styleOverrides apply', () => {
  const theme = createTheme({
    components: {
      MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
      MuiTreeItem: { styleOverrides: { label: { fontSize: '7px' } } },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <RichTreeView items={records} />
    </ThemeProvider>,
  );
  const root = screen.getByRole('tree');
  expect(root.style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('24px');
  expect(getComputedStyle(screen.getByText('Folk')).fontSize).toBe('7px');
});

claim('Can I use numeric ids?', 'getItemId converts them', async () => {
  const selected = vi.fn();
  const rows = [{ key: 7, label: 'Jazz' }];
  const getItemId = (row: { key: number }) => String(row.key);
  render(
    <RichTreeView
      items={rows}
      getItemId={getItemId}
      onSelectedItemsChange={(_event, id) => selected(id)}
    />,
  );
  await userEvent.click(screen.getByText('Jazz'));
  expect(selected.mock.calls).toEqual([['7']]);
});

claim('Does it render on the server?', 'The final ids exist after hydration only', async () => {
  const tree = <RichTreeView id="records" items={records} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const ids = () => screen.getAllByRole('treeitem').map(({ id }) => id);
  expect([labels(), ids()]).toEqual([
    ['Jazz', 'Folk'],
    ['-jazz', '-folk'],
  ]);
  render(tree, { container, hydrate: true });
  expect(ids()).toEqual(['records-jazz', 'records-folk']);
});

claim('Why is my tree empty?', 'Each component ignores the other form, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const jsx = <TreeItem itemId="a" label="A" />;
  const rich: Props & React.PropsWithChildren = { children: jsx };
  render(<RichTreeView items={[]} {...rich} />);
  const simple: React.PropsWithChildren & { items: Item[] } = { items: records };
  render(<SimpleTreeView {...simple} />);
  expect(screen.queryAllByRole('treeitem')).toEqual([]);
  expect(warn.mock.calls.map(([message]) => String(message).split('\n')[0])).toEqual([
    'MUI X: The Rich Tree View component does not support JSX children.',
    'MUI X: The Simple Tree View component does not support the `items` prop.',
  ]);
});
