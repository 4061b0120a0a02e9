import type * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expect, vi } from 'vitest';
import DragHandle from '../../../../data/react-tree-view/rich-tree-view/ordering/DragHandle';
import { claimsOf } from '../../claim';
import { dropOn, li } from '../dropOn';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/ordering/');

interface Stop {
  id: string;
  label: string;
  children?: Stop[];
}
type Props = Partial<RichTreeViewProProps<Stop, false>>;

const tour = (): Stop[] => [
  {
    id: 'town',
    label: 'Old town',
    children: [
      { id: 'gate', label: 'City gate' },
      { id: 'market', label: 'Market hall' },
      { id: 'church', label: 'Church' },
    ],
  },
  { id: 'river', label: 'River bank', children: [{ id: 'mill', label: 'Water mill' }] },
  { id: 'lunch', label: 'Lunch break' },
];

const open = ['town', 'river'];

function mount(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const onMove = vi.fn();
  const items = tour();
  const tree = (more: Props = {}) => (
    <RichTreeViewPro
      items={items}
      apiRef={apiRef}
      itemsReordering
      defaultExpandedItems={open}
      onItemPositionChange={onMove}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(tree());
  if (!apiRef.current) throw new Error('The tree has set no API.');
  const { current: api } = apiRef;
  const order = (id: string | null = null) => api.getItemOrderedChildrenIds(id).join(' ');
  return { api, order, items, onMove, change: (more: Props) => rerender(tree(more)) };
}

const at = (parentId: string | null, index: number) => ({ parentId, index });

claim('Rich Tree View - Ordering', 'A drop moves the item, a canceled drag does not', () => {
  const { order, onMove } = mount();
  dropOn('gate', 'river', { y: 10, dropEffect: 'none' });
  expect([order(), onMove.mock.calls]).toEqual(['town river lunch', []]);
  dropOn('gate', 'river', { y: 10 });
  expect([order(), order('town')]).toEqual(['town gate river lunch', 'market church']);
});

claim('Where an item lands', 'Upper quarter: above; middle: first child', () => {
  const { onMove } = mount();
  dropOn('gate', 'river', { y: 99 });
  dropOn('market', 'river', { y: 101 });
  dropOn('church', 'river', { y: 299 });
  const positions = onMove.mock.calls.map(([move]) => move.newPosition);
  expect(positions).toEqual([at(null, 1), at('river', 0), at('river', 0)]);
});

claim('Where an item lands', 'Lower quarter: below; left part: last child of the parent', () => {
  const { order } = mount();
  dropOn('lunch', 'gate', { y: 301 });
  expect(order('town')).toBe('gate lunch market church');
  dropOn('mill', 'gate', { x: 11 });
  expect(order('town')).toBe('gate lunch market church mill');
  dropOn('mill', 'gate', { x: 13 });
  expect(order('gate')).toBe('mill');
});

claim('Where an item lands', 'If it cannot become a child, the halves mean above and below', () => {
  const { order } = mount({
    canMoveItemToNewPosition: (move) => move.newPosition.parentId === 'town',
  });
  dropOn('lunch', 'market', { y: 199 });
  expect(order('town')).toBe('gate lunch market church');
  dropOn('mill', 'market', { y: 201 });
  expect(order('town')).toBe('gate lunch market mill church');
});

claim('Where an item lands', 'Below an expandable item only if it is the last sibling', () => {
  const { onMove, change } = mount();
  dropOn('gate', 'river', { y: 399 });
  expect(onMove.mock.lastCall?.[0].newPosition).toEqual(at('river', 0));
  change({ items: tour().slice(0, 2) });
  dropOn('gate', 'river', { y: 399 });
  expect(onMove.mock.lastCall?.[0].newPosition).toEqual(at(null, 2));
});

claim('Where an item lands', 'Not into itself or its descendants', () => {
  const { onMove } = mount();
  for (const target of ['town', 'gate']) expect(dropOn('town', target).isMarked).toBe(false);
  expect(onMove).not.toHaveBeenCalled();
});

claim('Where an item lands', 'No mark where nothing changes, with one exception', () => {
  const { onMove, order } = mount({
    canMoveItemToNewPosition: (move) => move.newPosition.parentId === 'town',
  });
  expect(dropOn('gate', 'market', { y: 10 }).isMarked).toBe(false);
  expect(onMove).not.toHaveBeenCalled();
  expect(dropOn('church', 'gate', { x: 5 }).isMarked).toBe(true);
  expect(onMove.mock.calls).toEqual([
    [{ itemId: 'church', oldPosition: at('town', 2), newPosition: at('town', 3) }],
  ]);
  expect(order('town')).toBe('gate market church');
});

claim('Where an item lands', 'Distances count from the label if it is under the pointer', () => {
  const { order } = mount();
  const label = screen.getByText('City gate');
  label.getBoundingClientRect = () => new DOMRect(60, 0, 200, 400);
  dropOn('lunch', 'gate', { x: 65, over: label });
  expect(order('town')).toBe('gate market church lunch');
});

claim('Choose which items can be dragged', 'Fixed items have no handler and refuse drops', () => {
  const isItemReorderable = vi.fn((id: string) => !open.includes(id));
  const { change } = mount({ isItemReorderable });
  expect(isItemReorderable.mock.calls[0]).toEqual(['town']);
  const draggable = ['town', 'gate'].map((id) => li(id).getAttribute('draggable'));
  expect(draggable).toEqual([null, 'true']);
  const accepts = () =>
    ['river', 'lunch'].map((id) => dropOn('gate', id, { dropEffect: 'none' }).accepted);
  expect(accepts()).toEqual([false, true]);
  const onDragOver = (event: React.DragEvent) => event.preventDefault();
  change({ slotProps: { item: { onDragOver } as object } });
  expect(accepts()).toEqual([true, true]);
});

claim('Choose which items can be dragged', 'A draggable ancestor accepts the drop', () => {
  mount({ isItemReorderable: (id) => id !== 'mill' });
  expect(dropOn('gate', 'mill').accepted).toBe(true);
});

claim('Choose where items can be dropped', 'It gets the same parameters', () => {
  const canMove = vi.fn((_move: object) => true);
  const { onMove } = mount({ canMoveItemToNewPosition: canMove });
  dropOn('gate', 'river');
  expect(canMove.mock.calls).toContainEqual(onMove.mock.lastCall);
});

claim('Drag files only into folders', 'By default, a leaf accepts items', () => {
  const { order } = mount();
  dropOn('gate', 'lunch');
  expect(order('lunch')).toBe('gate');
});

claim('Save the new order', 'The index counts the siblings without the moved item', () => {
  const { onMove } = mount();
  dropOn('gate', 'church', { y: 301 });
  expect(onMove.mock.lastCall?.[0].newPosition).toEqual(at('town', 2));
  dropOn('market', 'church', { x: 5 });
  expect(onMove.mock.lastCall?.[0].newPosition).toEqual(at('town', 3));
});

const resets: [string, () => Props][] = [
  ['items', () => ({ items: tour() })],
  ['getItemId', () => ({ getItemId: (stop) => stop.id })],
  ['getItemLabel', () => ({ getItemLabel: (stop) => stop.label })],
  ['getItemChildren', () => ({ getItemChildren: (stop) => stop.children })],
  ['isItemDisabled', () => ({ isItemDisabled: () => false })],
  ['disabledItemsFocusable', () => ({ disabledItemsFocusable: true })],
];
for (const [name, props] of resets) {
  claim('Save the new order', `A change of ${name} resets the order; others keep it`, () => {
    const { change, order } = mount();
    dropOn('gate', 'lunch', { y: 10 });
    change({ canMoveItemToNewPosition: () => true, isItemReorderable: () => true });
    expect(order()).toBe('town river gate lunch');
    change(props());
    expect(order()).toBe('town river lunch');
  });
}

claim('Read the whole tree', 'getItemTree returns the new order and writes to your objects', () => {
  const { api, items } = mount();
  dropOn('mill', 'lunch');
  expect(items[1]?.children).toHaveLength(1);
  expect(api.getItemTree()).toMatchObject([
    { id: 'town' },
    { id: 'river' },
    { id: 'lunch', children: [{ id: 'mill' }] },
  ]);
  expect([items[1]?.children, items[2]?.children?.[0]?.id]).toEqual([undefined, 'mill']);
});

claim('Undo a move', 'A new array restores the order, expansion, and selection', () => {
  const { change, items, order } = mount({ defaultSelectedItems: 'gate' });
  dropOn('gate', 'lunch', { y: 10 });
  change({ items: [...items] });
  expect([order(), order('town')]).toEqual(['town river lunch', 'gate market church']);
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('City gate');
  expect(li('town').getAttribute('aria-expanded')).toBe('true');
});

claim('Drag with a handle', 'Only the handle is draggable, and it moves the item', () => {
  render(<DragHandle />);
  const handle = li('gate').querySelector('[draggable]') as HTMLElement;
  expect([li('gate'), handle].map((part) => part.getAttribute('draggable'))).toEqual([
    null,
    'true',
  ]);
  expect(dropOn('gate', 'river', { y: 10, from: handle })).toEqual({
    accepted: true,
    isMarked: true,
  });
  expect(li('gate').nextElementSibling).toBe(li('river'));
});

claim('Does reordering work with label editing and lazy loading?', 'No drag while editing', () => {
  mount({ isItemEditable: true });
  fireEvent.doubleClick(screen.getByText('City gate'));
  expect(document.querySelector('[draggable="true"]')).toBeNull();
});
