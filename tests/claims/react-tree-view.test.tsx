import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import AdvancedTrio from '../../data/react-tree-view/AdvancedTrio';
import FileExplorer from '../../data/react-tree-view/FileExplorer';
import TreeKeyboard from '../../data/react-tree-view/TreeKeyboard';
import { claimsOf } from './claim';

const claim = claimsOf('/x/react-tree-view/');

interface Item {
  id: string;
  label: string;
  children?: Item[];
}
type ApiRef = NonNullable<RichTreeViewProps<Item, false>['apiRef']>;

const items: Item[] = [
  { id: 'footage', label: 'Footage', children: [{ id: 'harbor', label: 'harbor-wide.mov' }] },
  { id: 'poster', label: 'poster-final.png' },
];
const boxes = (size: number): Item[] => [
  {
    id: 'all',
    label: 'All',
    children: Array.from({ length: size }, (_box, index) => ({ id: `${index}`, label: 'Box' })),
  },
];
const click = (text: string) => userEvent.click(screen.getByText(text));

claim('Tree View', 'Search, tick a folder, double-click to rename', async () => {
  render(<FileExplorer />);
  const item = (name: RegExp) => screen.getByRole('treeitem', { name });
  await userEvent.click(item(/^Sound/).querySelector('[type="checkbox"]')!);
  expect(item(/^gulls/).getAttribute('aria-selected')).toBe('true');
  expect(item(/^score/).getAttribute('aria-selected')).toBe('true');
  await userEvent.dblClick(screen.getByText('gulls.wav'));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'seagulls.wav{Enter}');
  expect(screen.getByText('seagulls.wav')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'budget');
  expect(screen.getAllByRole('treeitem')).toHaveLength(2);
});

claim('Render your first tree', 'An item with children becomes a branch', async () => {
  render(<RichTreeView items={items} />);
  expect(screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-expanded'))).toEqual(
    ['false', null],
  );
  await click('Footage');
  expect(screen.getByText('harbor-wide.mov')).toBeDefined();
});

claim('Choose Simple or Rich', 'Rich reads items in collapsed branches, Simple does not', () => {
  const rich: ApiRef = { current: undefined };
  render(<RichTreeView items={items} apiRef={rich} />);
  expect(rich.current?.getItem('harbor')).toEqual({ id: 'harbor', label: 'harbor-wide.mov' });
  const simple: NonNullable<SimpleTreeViewProps<false>['apiRef']> = { current: undefined };
  render(
    <SimpleTreeView apiRef={simple}>
      <TreeItem itemId="footage" label="Footage">
        <TreeItem itemId="harbor" label="harbor-wide.mov" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(simple.current?.getItem('harbor')).toBeUndefined();
});

claim('Choose Simple or Rich', 'Propagation reaches collapsed items in Rich only', async () => {
  const selected: unknown[] = [];
  const props = {
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: { descendants: true },
    onSelectedItemsChange: (_event: unknown, ids: string[]) => selected.push(ids),
  } as const;
  const rich = render(<RichTreeView items={items} {...props} />);
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  rich.unmount();
  render(
    <SimpleTreeView {...props}>
      <TreeItem itemId="footage" label="Footage">
        <TreeItem itemId="harbor" label="harbor-wide.mov" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  expect(selected).toEqual([['footage', 'harbor'], ['footage']]);
});

claim(
  'Reorder, load on demand, and rename',
  'Renaming is free, and the archive loads',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<AdvancedTrio />);
    await userEvent.dblClick(screen.getByText('Cast'));
    expect(screen.getByRole('textbox')).toBe(document.activeElement);
    await userEvent.click(await screen.findByText('1968', {}, { timeout: 3000 }));
    expect(await screen.findByText('Maps', {}, { timeout: 3000 })).toBeDefined();
    expect(document.querySelectorAll('[draggable="true"]').length).toBeGreaterThan(0);
  },
);

claim('Navigate with the keyboard', 'The buttons press keys', async () => {
  render(<TreeKeyboard />);
  await userEvent.click(screen.getByRole('button', { name: 'Arrow down' }));
  expect(document.activeElement?.id.endsWith('day-1')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(document.activeElement?.id.endsWith('footage')).toBe(true);
});

claim('How many items can the tree handle?', 'Other items do not render again', async () => {
  const rendered: string[] = [];
  function Item(props: TreeItemProps) {
    rendered.push(props.itemId);
    return <TreeItem {...props} />;
  }
  render(<RichTreeView items={items} slots={{ item: Item }} />);
  expect(screen.queryByText('harbor-wide.mov')).toBeNull();
  rendered.length = 0;
  await click('Footage');
  expect(new Set(rendered)).toEqual(new Set(['harbor']));
});

claim('How many items can the tree handle?', 'An open branch renders all of its children', () => {
  render(<RichTreeView items={boxes(60)} defaultExpandedItems={['all']} />);
  expect(screen.getAllByRole('treeitem')).toHaveLength(61);
});

claim('How many items can the tree handle?', 'reselect warns about a thousand items', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { unmount } = render(<RichTreeView items={boxes(500)} />);
  expect(warn).not.toHaveBeenCalled();
  unmount();
  render(<RichTreeView items={boxes(1100)} />);
  expect(String(warn.mock.calls[0]?.[0])).toContain('reselect.js.org');
});

claim('Can ids be numbers?', 'getItemId converts them', () => {
  const categories = [{ categoryId: 4, label: 'Tents' }];
  const getItemId = (category: { categoryId: number }) => String(category.categoryId);
  render(<RichTreeView id="shop" items={categories} getItemId={getItemId} />);
  expect(screen.getByRole('treeitem').id).toBe('shop-4');
});

claim('Can I use the tree as a navigation menu?', 'A click, Enter, and Space select', async () => {
  const log: unknown[] = [];
  render(
    <SimpleTreeView onSelectedItemsChange={(_event, id) => log.push(id)}>
      <TreeItem itemId="orders" label="Orders" />
      <TreeItem itemId="customers" label="Customers" />
      <TreeItem itemId="more" label="More">
        <TreeItem itemId="help" label="Help" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await click('Orders');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp} ');
  expect(log.splice(0)).toEqual(['orders', 'customers', 'orders']);
  await userEvent.keyboard(' {End}{Enter}');
  expect(log).toEqual([null]);
  expect(screen.getByText('Help')).toBeDefined();
});
