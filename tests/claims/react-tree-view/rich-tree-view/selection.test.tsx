import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { click, clickWith } from '../tree';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/selection/');

const items = [
  {
    id: 'billing',
    label: 'Billing',
    children: [
      { id: 'send', label: 'Send' },
      { id: 'void', label: 'Void' },
    ],
  },
  { id: 'reports', label: 'Reports' },
  { id: 'team', label: 'Team' },
];
type Item = (typeof items)[number];
type Single = Partial<RichTreeViewProps<Item, false>>;
type Multiple = Partial<RichTreeViewProps<Item, true>>;

const both = { descendants: true, parents: true };
const common = {
  items,
  defaultExpandedItems: ['billing'],
  expansionTrigger: 'iconContainer' as const,
};

/** A tree of one selected item, and the values that its callback received. */
function single(props: Single = {}) {
  const onChange = vi.fn();
  const apiRef: NonNullable<Single['apiRef']> = { current: undefined };
  const onSelectedItemsChange = (_event: unknown, value: string | null) => onChange(value);
  render(
    <RichTreeView
      {...common}
      apiRef={apiRef}
      onSelectedItemsChange={onSelectedItemsChange}
      {...props}
    />,
  );
  return { apiRef, values: () => onChange.mock.calls.map(([value]: unknown[]) => value) };
}

/** A tree of several selected items, and the values that its callback received. */
function multiple(props: Multiple = {}) {
  const onChange = vi.fn();
  const apiRef: NonNullable<Multiple['apiRef']> = { current: undefined };
  const onSelectedItemsChange = (_event: unknown, value: string[]) => onChange(value);
  render(
    <RichTreeView
      multiSelect
      {...common}
      apiRef={apiRef}
      onSelectedItemsChange={onSelectedItemsChange}
      {...props}
    />,
  );
  return { apiRef, values: () => onChange.mock.calls.map(([value]: unknown[]) => value) };
}

const row = (label: string) => screen.getByRole('treeitem', { name: new RegExp(`^${label}`) });
const focusAndPress = async (label: string, keys: string) => {
  act(() => row(label).focus());
  await userEvent.keyboard(keys);
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const box = (index: number) => boxes()[index] as HTMLInputElement;
const selected = () =>
  screen
    .getAllByRole('treeitem')
    .filter((item) => item.getAttribute('aria-selected') === 'true')
    .map((item) => item.id.split('-').pop());

claim(
  'Rich Tree View - Selection',
  'A click selects, Space deselects, and the value is then null',
  async () => {
    const { values } = single();
    await click('Reports');
    await click('Reports');
    await userEvent.keyboard(' ');
    expect(values()).toEqual(['reports', 'reports', null]);
  },
);

claim(
  'Select several items',
  'Click replaces, Ctrl toggles, Space and Enter toggle and keep',
  async () => {
    const { values } = multiple();
    await click('Send');
    await click('Reports');
    await clickWith('Control', 'Team');
    await clickWith('Control', 'Reports');
    await focusAndPress('Reports', ' ');
    await focusAndPress('Team', '{Enter}');
    expect(values()).toEqual([
      ['send'],
      ['reports'],
      ['team', 'reports'],
      ['team'],
      ['reports', 'team'],
      ['reports'],
    ]);
  },
);

claim('Select several items', 'In a single tree, Ctrl, Shift and Enter only select', async () => {
  const { values } = single();
  await clickWith('Control', 'Reports');
  await clickWith('Control', 'Reports');
  await clickWith('Shift', 'Team');
  await focusAndPress('Send', '{Enter}');
  expect(values()).toEqual(['reports', 'reports', 'team', 'send']);
});

claim(
  'Select several items',
  'A default selection starts no range; a deselected item does',
  async () => {
    const { values } = multiple({ defaultSelectedItems: ['send'] });
    await clickWith('Shift', 'Team');
    expect(values()).toEqual([]);
    await clickWith('Control', 'Send');
    await clickWith('Shift', 'Reports');
    expect(values().at(-1)).toEqual(['send', 'void', 'reports']);
  },
);

claim('Select several items', 'A range skips disabled items and may start from code', async () => {
  const { apiRef, values } = multiple({ isItemDisabled: (item) => item.id === 'void' });
  act(() => apiRef.current?.setItemSelection({ itemId: 'send' }));
  await clickWith('Shift', 'Reports');
  expect(values().at(-1)).toEqual(['send', 'reports']);
});

claim('Select with checkboxes', 'A click on a label only expands the item', async () => {
  const { values } = multiple({ checkboxSelection: true, expansionTrigger: 'content' });
  await click('Billing');
  await vi.waitFor(() => expect(screen.queryByText('Send')).toBeNull());
  expect(values()).toEqual([]);
});

claim(
  'Select with checkboxes',
  'A parent is indeterminate while some descendants are selected',
  async () => {
    multiple({ checkboxSelection: true });
    await userEvent.click(box(1));
    expect(box(0).getAttribute('data-indeterminate')).toBe('true');
    await userEvent.click(box(2));
    expect(box(0).getAttribute('data-indeterminate')).toBe('false');
    expect(box(0).checked).toBe(false);
  },
);

claim('Select with checkboxes', 'In a single tree, a second click clears the box', async () => {
  const { values } = single({ checkboxSelection: true });
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await userEvent.click(box(2));
  expect(values()).toEqual(['send', 'void', null]);
});

claim(
  'Check a parent with everything inside it',
  'Collapsed children are selected with the parent',
  async () => {
    const { values } = multiple({ selectionPropagation: both, defaultExpandedItems: [] });
    await click('Billing');
    expect(values()).toEqual([['billing', 'send', 'void']]);
  },
);

claim(
  'Check a parent with everything inside it',
  'parents selects and deselects the ancestors',
  async () => {
    const { values } = multiple({
      selectionPropagation: { parents: true },
      checkboxSelection: true,
    });
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    expect(values().at(-1)).toHaveLength(3);
    await userEvent.click(box(1));
    expect(values().at(-1)).toEqual(['void']);
  },
);

claim(
  'Check a parent with everything inside it',
  'Disabled descendants are selected too',
  async () => {
    const { values } = multiple({
      selectionPropagation: both,
      isItemDisabled: (item) => item.id === 'void',
    });
    await click('Billing');
    expect(values()).toEqual([['billing', 'send', 'void']]);
  },
);

claim('Start from stored leaves', 'Complete leaves only look like a selected parent', () => {
  multiple({
    checkboxSelection: true,
    selectionPropagation: both,
    defaultSelectedItems: ['send', 'void'],
  });
  expect(box(0).checked).toBe(true);
  expect(selected()).toEqual(['send', 'void']);
});

claim('Start from stored leaves', 'A stored parent leaves its children unchecked', () => {
  multiple({
    checkboxSelection: true,
    selectionPropagation: both,
    defaultSelectedItems: ['billing'],
  });
  expect(
    boxes()
      .slice(1, 3)
      .map((box) => box.checked),
  ).toEqual([false, false]);
});

claim(
  'Search a tree with checkboxes',
  'A hidden child is not counted, and hidden ids stay',
  async () => {
    const visible = [
      { id: 'billing', label: 'Billing', children: [{ id: 'send', label: 'Send' }] },
    ];
    const { values } = multiple({
      items: visible,
      checkboxSelection: true,
      selectionPropagation: both,
      defaultSelectedItems: ['team'],
    });
    await userEvent.click(box(1));
    expect(values()[0]).toEqual(expect.arrayContaining(['send', 'billing', 'team']));
  },
);

claim('Control the selection', 'An item comes first in the array, a range last', async () => {
  const { values } = multiple();
  await click('Team');
  await clickWith('Control', 'Send');
  await clickWith('Shift', 'Reports');
  expect(values().slice(1)).toEqual([
    ['send', 'team'],
    ['send', 'team', 'void', 'reports'],
  ]);
});

claim(
  'React to each change',
  'Each propagated item has a call, before the complete selection',
  async () => {
    const log: unknown[] = [];
    multiple({
      selectionPropagation: both,
      onItemSelectionToggle: (_event, id, on) => log.push([id, on]),
      onSelectedItemsChange: (_event, ids) => log.push(ids),
    });
    await click('Billing');
    expect(log).toEqual([
      ['billing', true],
      ['send', true],
      ['void', true],
      ['billing', 'send', 'void'],
    ]);
    await click('Reports');
    await click('Reports');
    expect(log.slice(-2)).toEqual([['reports'], ['reports']]);
  },
);

claim('Select from code', 'It toggles, selects disabled items, and passes null as event', () => {
  const onSelectedItemsChange = vi.fn();
  const { apiRef } = single({ isItemDisabled: () => true, onSelectedItemsChange });
  act(() => apiRef.current?.setItemSelection({ itemId: 'team' }));
  act(() => apiRef.current?.setItemSelection({ itemId: 'team' }));
  expect(onSelectedItemsChange.mock.calls).toEqual([
    [null, 'team'],
    [null, null],
  ]);
});

claim('Keep the existing selection', 'Deselecting without the option clears everything', () => {
  const { apiRef, values } = multiple({ defaultSelectedItems: ['send', 'team'] });
  act(() =>
    apiRef.current?.setItemSelection({
      itemId: 'send',
      shouldBeSelected: false,
      keepExistingSelection: true,
    }),
  );
  act(() => apiRef.current?.setItemSelection({ itemId: 'void', shouldBeSelected: false }));
  expect(values()).toEqual([['team'], []]);
});

claim('Keep the existing selection', 'In a single tree the option makes an array', () => {
  const { apiRef, values } = single({ defaultSelectedItems: 'team' });
  act(() => apiRef.current?.setItemSelection({ itemId: 'send', keepExistingSelection: true }));
  expect(values()).toEqual([['send', 'team']]);
});

claim('Turn selection off', 'Neither a click nor setItemSelection selects', async () => {
  const { apiRef, values } = single({ disableSelection: true });
  await click('Team');
  act(() => apiRef.current?.setItemSelection({ itemId: 'team' }));
  expect(values()).toEqual([]);
});

/** Presses Ctrl+A in the tree, which reads `keyCode`; user-event leaves it out. */
function pressSelectAll() {
  const event = createEvent.keyDown(row('Billing'), { key: 'a', ctrlKey: true });
  Object.defineProperty(event, 'keyCode', { value: 65 });
  fireEvent(row('Billing'), event);
}

claim(
  'Does Ctrl+A select collapsed branches?',
  'Without propagation it selects visible items',
  () => {
    const { values } = multiple({
      defaultExpandedItems: [],
      isItemDisabled: (item) => item.id === 'team',
    });
    pressSelectAll();
    expect(values()).toEqual([['billing', 'reports']]);
  },
);

claim(
  'Does Ctrl+A select collapsed branches?',
  'With propagation it selects the items inside',
  () => {
    const { values } = multiple({
      defaultExpandedItems: [],
      selectionPropagation: { descendants: true },
    });
    pressSelectAll();
    expect(values()[0]).toHaveLength(5);
  },
);
