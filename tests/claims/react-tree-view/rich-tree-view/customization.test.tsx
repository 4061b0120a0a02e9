import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import AvatarItem from '../../../../data/react-tree-view/rich-tree-view/customization/AvatarItem';
import FileExplorer from '../../../../data/react-tree-view/rich-tree-view/customization/FileExplorer';
import { claimsOf } from '../../claim';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/customization/');

interface File {
  id: string;
  label: string;
  size?: number;
  children?: File[];
}
type Props = Partial<RichTreeViewProps<File, false>>;

const drive = (size = 4): File[] => [
  { id: 'sound', label: 'Sound', children: [{ id: 'gulls', label: 'gulls.wav', size }] },
  { id: 'script', label: 'script.pdf', size },
];
const items = drive();

function mount(props: Props = {}) {
  const tree = (more: Props = {}) => <RichTreeView items={items} {...props} {...more} />;
  const { rerender, unmount } = render(tree());
  return { unmount, change: (more: Props) => rerender(tree(more)) };
}
const li = (id: string) => document.querySelector(`li[id$="-${id}"]`);
const row = (id: string) => li(id)?.firstElementChild;
const states = (id: string) =>
  [...(row(id)?.attributes ?? [])]
    .map(({ name }) => name)
    .filter((name) => name.startsWith('data-'))
    .sort();

const Open = () => <b>open</b>;
const Closed = ({ color }: { color?: string }) => <b>closed {color}</b>;
const End = () => <b>end</b>;

claim('Change icons', 'Each slot has its state; by default leaves have no icon', async () => {
  const { change } = mount();
  expect(row('script')?.querySelector('svg')).toBeNull();
  change({
    slots: { expandIcon: Closed, collapseIcon: Open, endIcon: End },
    slotProps: { expandIcon: { color: 'primary' } as never },
  });
  expect([row('sound')?.textContent, row('script')?.textContent]).toEqual([
    'closed primarySound',
    'endscript.pdf',
  ]);
  await userEvent.click(screen.getByText('Sound'));
  expect(row('sound')?.textContent).toBe('openSound');
});

const parts = [
  ['content', 'itemContent'],
  ['iconContainer', 'itemIconContainer'],
  ['checkbox', 'itemCheckbox'],
  ['label', 'itemLabel'],
  ['labelInput', 'itemLabelInput'],
  ['groupTransition', 'itemGroupTransition'],
] as const;

claim('Style items with CSS', 'Keys of treeItemClasses and of the classes of the tree', () => {
  const classes = Object.fromEntries(parts.map(([, key]) => [key, `my-${key}`]));
  mount({
    classes,
    checkboxSelection: true,
    isItemEditable: true,
    defaultExpandedItems: ['sound'],
  });
  fireEvent.doubleClick(screen.getByText('script.pdf'));
  for (const [part, key] of parts) {
    const found = document.querySelectorAll(`.${treeItemClasses[part]}`);
    expect([part, found.length > 0]).toEqual([part, true]);
    expect(document.querySelectorAll(`.my-${key}`)).toHaveLength(found.length);
  }
});

claim('Style items with CSS', 'Each state has an attribute on the row', async () => {
  mount({
    isItemEditable: (file) => file.id === 'script',
    isItemDisabled: (file) => file.id === 'gulls',
    defaultExpandedItems: ['sound'],
  });
  await userEvent.click(screen.getByText('Sound'));
  expect(states('gulls')).toEqual(['data-disabled']);
  expect(states('script')).toEqual(['data-editable']);
  expect(states('sound')).toEqual(['data-expanded', 'data-focused', 'data-selected']);
  fireEvent.doubleClick(screen.getByText('script.pdf'));
  expect(states('script')).toContain('data-editing');
});

claim('Style items with CSS', 'The root class is on each item; item has no effect', () => {
  mount({ classes: { root: 'my-root', item: 'my-item' }, className: 'only-tree' });
  for (const name of ['MuiRichTreeView-root', 'my-root'])
    expect(document.querySelectorAll(`li.${name}`)).toHaveLength(2);
  expect(document.querySelector('.my-item, li.only-tree')).toBeNull();
});

claim('Change the animation', 'What the slot receives, and timeout alone', async () => {
  const group = vi.fn((_props: object) => null);
  const { change } = mount({
    slotProps: { item: { slots: { groupTransition: group } } as object },
  });
  const received = { in: false, unmountOnExit: true, component: 'ul', role: 'group' };
  expect(group.mock.calls[0]?.[0]).toMatchObject(received);
  const timeout = 100;
  change({ slotProps: { item: { slotProps: { groupTransition: { timeout } } } as object } });
  await userEvent.click(screen.getByText('Sound'));
  expect(screen.getByRole('group').style.transitionDuration).toBe('100ms');
});

const renders = vi.fn();
function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<File>(props.itemId);
  const [clicks, setClicks] = React.useState(0);
  React.useEffect(() => renders(props.itemId));
  return (
    <TreeItem
      {...props}
      title={`${file?.size} MB, ${clicks} clicks`}
      onClick={() => setClicks(1)}
    />
  );
}
const slots = { item: FileItem };
const title = () => li('script')?.getAttribute('title');

claim('Build a file explorer', 'The hook returns all fields and renders on a change', () => {
  const { change } = mount({ slots });
  expect(title()).toBe('4 MB, 0 clicks');
  change({ items: drive(9) });
  expect(title()).toBe('9 MB, 0 clicks');
});

claim('Build a file explorer', 'Users can rename an item of the demo', async () => {
  render(<FileExplorer />);
  expect(row('waves')?.textContent).toBe('waves-loop.wav48 MB');
  await userEvent.dblClick(screen.getByText('waves-loop.wav'));
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New name' });
  expect(input().value).toBe('waves-loop.wav');
  fireEvent.change(input(), { target: { value: 'waves.wav' } });
  await userEvent.keyboard('{Enter}');
  expect(row('waves')?.textContent).toBe('waves.wav48 MB');
});

claim('Pass props to your item', 'The function receives itemId and label', () => {
  const item = vi.fn((_item: object) => ({ lang: 'en' }));
  mount({ slotProps: { item } });
  expect(item.mock.calls.map(([received]) => received)).toContainEqual({
    itemId: 'sound',
    label: 'Sound',
  });
  expect([li('sound'), li('script')].map((found) => found?.getAttribute('lang'))).toEqual([
    'en',
    'en',
  ]);
});

claim('Pass props to your item', 'A new reference renders all items again', () => {
  const item = () => ({});
  const { change } = mount({ slots, slotProps: { item } });
  renders.mockClear();
  change({ slotProps: { item } });
  expect(renders).not.toHaveBeenCalled();
  change({ slotProps: { item: () => ({}) } });
  expect(renders.mock.calls.flat().sort()).toEqual(['script', 'sound']);
});

claim('Build the item yourself', 'No class names, but theme overrides and attributes', async () => {
  const styleOverrides = { content: { order: 7 } };
  render(
    <ThemeProvider
      theme={createTheme({ components: { MuiTreeItem: { styleOverrides } } } as object)}
    >
      <AvatarItem />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByText('Yui Sato'));
  expect(
    document.querySelector(`.${treeItemClasses.content}, .${treeItemClasses.root}`),
  ).toBeNull();
  expect(states('sato')).toEqual(['data-focused', 'data-selected']);
  expect(getComputedStyle(row('sato') as Element).order).toBe('7');
});

claim('Why does my custom item remount and lose its animation or state?', 'Inline', async () => {
  for (const [isInline, result] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const itemSlot = () =>
      isInline ? (props: TreeItemProps) => <FileItem {...props} /> : FileItem;
    const { change, unmount } = mount({ slots: { item: itemSlot() } });
    await userEvent.click(screen.getByText('script.pdf'));
    expect(title()).toBe('4 MB, 1 clicks');
    change({ slots: { item: itemSlot() } });
    expect(title()).toBe(`4 MB, ${result} clicks`);
    unmount();
  }
});

claim('Why does my item show old data?', 'A change in place is not noticed', () => {
  const own = drive();
  const { change } = mount({ slots, items: own });
  if (own[1]) own[1].size = 9;
  change({ items: own });
  expect(title()).toBe('4 MB, 0 clicks');
  change({ items: own.map((file) => ({ ...file })) });
  expect(title()).toBe('9 MB, 0 clicks');
});

const labels: [string, (props: TreeItemProps) => React.ReactNode, string][] = [
  ['An element', (props) => <TreeItem {...props} label={<b>PDF</b>} />, '[object Object]'],
  ['A slot', (props) => <TreeItem {...props} slots={{ label: FileLabel }} />, 'script.pdf'],
];
function FileLabel({ children, ...props }: React.ComponentProps<typeof TreeItemLabel>) {
  return (
    <TreeItemLabel {...props}>
      {children} <b>PDF</b>
    </TreeItemLabel>
  );
}
for (const [sentence, Item, text] of labels) {
  claim('Why does my label component make renaming impossible?', sentence, () => {
    mount({ isItemEditable: true, slots: { item: Item } });
    fireEvent.doubleClick(screen.getAllByText('PDF')[1] as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(text);
  });
}
