import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { active, click } from '../tree';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/items/');

interface Product {
  id: string;
  label: string;
  soldOut?: boolean;
  children?: Product[];
}
type Props = Partial<RichTreeViewProps<Product, false>>;

const gear = (): Product[] => [
  { id: 'tents', label: 'Tents', children: [{ id: 'dome', label: 'Dome tent' }] },
  { id: 'stoves', label: 'Stoves', soldOut: true, children: [{ id: 'gas', label: 'Gas stove' }] },
  { id: 'sale', label: 'Special offers' },
];
const items = gear();
const isItemDisabled = (product: Product) => Boolean(product.soldOut);

function shop(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const onSelect = vi.fn();
  const tree = (changed: Props = {}) => (
    <RichTreeView
      items={items}
      apiRef={apiRef}
      onSelectedItemsChange={(_event, id) => onSelect(id)}
      {...props}
      {...changed}
    />
  );
  const { rerender } = render(tree());
  if (!apiRef.current) throw new Error('The tree has set no API.');
  const api = apiRef.current;
  return {
    api,
    onSelect,
    change: (changed: Props) => rerender(tree(changed)),
    focus: (id: string) => act(() => api.focusItem(null as never, id)),
  };
}

const labels = () =>
  screen
    .getAllByRole('treeitem')
    .map((item) => item.querySelector('.MuiTreeItem-label')?.textContent);
const isDisabled = (id: string) =>
  document.querySelector(`[id$="-${id}"]`)?.getAttribute('aria-disabled') === 'true';

const readers: [string, () => Props][] = [
  ['items', () => ({ items: gear() })],
  ['getItemId', () => ({ getItemId: (product) => product.id })],
  ['getItemLabel', () => ({ getItemLabel: (product) => product.label })],
  ['getItemChildren', () => ({ getItemChildren: (product) => product.children })],
  ['isItemDisabled', () => ({ isItemDisabled: () => false })],
  ['disabledItemsFocusable', () => ({ disabledItemsFocusable: true })],
];
for (const [name, props] of readers) {
  claim('Rich Tree View - Items', `A new ${name} resets edited labels and disabled items`, () => {
    const { api, change } = shop();
    act(() => api.updateItemLabel('sale', 'Deals'));
    act(() => api.setIsItemDisabled({ itemId: 'sale' }));
    change({ onItemClick: () => {} });
    expect([labels()[2], isDisabled('sale')]).toEqual(['Deals', true]);
    change(props());
    expect([labels()[2], isDisabled('sale')]).toEqual(['Special offers', false]);
  });
}

claim('Use another label property', 'Typing the first letter focuses the item', async () => {
  const { focus } = shop();
  focus('tents');
  await userEvent.keyboard('s');
  expect(active()).toBe('stoves');
});

claim('Use another children property', 'A missing id or label and a repeated id throw', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const twice = [
    { id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] },
    { id: 'b', label: 'C' },
  ];
  expect(() => shop({ items: twice })).toThrow('unique `id`');
  expect(() => shop({ getItemLabel: () => undefined as never })).toThrow('`label`');
  expect(() => shop({ getItemId: () => undefined as never })).toThrow('`id`');
  vi.restoreAllMocks();
});

claim('Put a React node into the label', 'slotProps.item receives the id and the label', () => {
  shop({ slotProps: { item: ({ itemId, label }) => ({ title: `${label} (${itemId})` }) } });
  expect(screen.getByTitle('Tents (tents)')).toBeDefined();
});

claim(
  'Disable items',
  'A disabled item is not selected or expanded, and disables its children',
  async () => {
    const { onSelect } = shop({ isItemDisabled, defaultExpandedItems: ['stoves'] });
    await click('Stoves');
    await click('Gas stove');
    expect(onSelect).not.toHaveBeenCalled();
    expect(isDisabled('gas')).toBe(true);
    expect(screen.getByText('Gas stove')).toBeDefined();
  },
);

claim('Disable items', 'The * key expands a disabled sibling', async () => {
  const { focus } = shop({ isItemDisabled });
  focus('sale');
  await userEvent.keyboard('*');
  expect(screen.getByText('Gas stove')).toBeDefined();
});

claim(
  'Let the keyboard reach disabled items',
  'By default, arrows and letters skip them',
  async () => {
    const { focus } = shop({ isItemDisabled });
    focus('tents');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('sale');
    focus('tents');
    await userEvent.keyboard('s');
    expect(active()).toBe('sale');
  },
);

claim(
  'Let the keyboard reach disabled items',
  'With the prop, both reach them; Space and Enter do nothing',
  async () => {
    const { focus, onSelect } = shop({ isItemDisabled, disabledItemsFocusable: true });
    focus('tents');
    await userEvent.keyboard('s');
    expect(active()).toBe('stoves');
    focus('tents');
    await userEvent.keyboard('{ArrowDown} {Enter}');
    expect(active()).toBe('stoves');
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.queryByText('Gas stove')).toBeNull();
  },
);

claim(
  'Let the keyboard reach disabled items',
  'Shift and an arrow key focus them without selecting',
  async () => {
    const onChange = vi.fn();
    render(
      <RichTreeView
        multiSelect
        items={items}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable
        onSelectedItemsChange={(_event, ids) => onChange(ids)}
      />,
    );
    await click('Special offers');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(active()).toBe('stoves');
    expect(onChange.mock.lastCall?.[0]).not.toContain('stoves');
  },
);

claim('React to a click', 'It is called for disabled items, but not for keys', async () => {
  const onItemClick = vi.fn();
  shop({ isItemDisabled, onItemClick: (_event, id) => onItemClick(id) });
  await click('Special offers');
  await userEvent.keyboard('{Enter} ');
  fireEvent.click(screen.getByText('Stoves'));
  expect(onItemClick.mock.calls).toEqual([['sale'], ['stoves']]);
});

claim('Add, rename, and remove items', 'Items that remain stay expanded and selected', () => {
  const { change } = shop({ defaultExpandedItems: ['tents'], defaultSelectedItems: 'dome' });
  change({ items: [{ id: 'new', label: 'New' }, ...gear()] });
  expect(labels()).toEqual(['New', 'Tents', 'Dome tent', 'Stoves', 'Special offers']);
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('Dome tent');
});

claim(
  'Add, rename, and remove items',
  'The focus moves to the selected or first item, or is lost',
  () => {
    const { change, focus } = shop({ defaultSelectedItems: 'stoves' });
    focus('sale');
    change({ items: gear().slice(0, 2) });
    expect(active()).toBe('stoves');
    change({ items: gear().slice(0, 1) });
    expect(document.activeElement).toBe(document.body);
  },
);

claim('Get an item', 'The object has no edited label', () => {
  const { api } = shop();
  act(() => api.updateItemLabel('sale', 'Deals'));
  expect(api.getItem('sale')).toBe(items[2]);
  expect(api.getItem('sale').label).toBe('Special offers');
});

claim("Get an item's element and scroll to it", 'The li, or null below a collapsed parent', () => {
  const { api } = shop();
  expect(api.getItemDOMElement('tents')?.tagName).toBe('LI');
  expect(api.getItemDOMElement('dome')).toBeNull();
});

claim('Get the whole tree', 'It sets or deletes children on your objects', () => {
  const own = [
    {
      id: 'tents',
      label: 'Tents',
      children: [],
      parts: [{ id: 'dome', label: 'Dome', children: [] }],
    },
  ];
  const { api } = shop({
    items: own,
    getItemChildren: (product) => ('parts' in product ? own[0]?.parts : undefined),
  });
  api.getItemTree();
  expect(own[0]?.children).toEqual([{ id: 'dome', label: 'Dome' }]);
});

claim('Get the whole tree', 'It throws for frozen objects', () => {
  const { api } = shop({ items: [Object.freeze({ id: 'tents', label: 'Tents', children: [] })] });
  expect(() => api.getItemTree()).toThrow(TypeError);
});

claim('Get the children of an item', 'Collapsed items and roots', () => {
  const { api } = shop();
  expect(api.getItemOrderedChildrenIds('tents')).toEqual(['dome']);
  expect(api.getItemOrderedChildrenIds(null)).toEqual(['tents', 'stoves', 'sale']);
});

claim('Get the parent of an item', 'The id of the parent, or null for a root', () => {
  const { api } = shop();
  expect([api.getParentId('dome'), api.getParentId('tents')]).toEqual(['tents', null]);
});

claim('Disable an item', 'It toggles without shouldBeDisabled', () => {
  const { api } = shop();
  act(() => api.setIsItemDisabled({ itemId: 'sale' }));
  expect(isDisabled('sale')).toBe(true);
  act(() => api.setIsItemDisabled({ itemId: 'sale' }));
  expect(isDisabled('sale')).toBe(false);
});

claim('Can I use JSX children instead of items?', 'They are ignored with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  shop({ children: <TreeItem itemId="jsx" label="JSX" /> } as Props);
  expect(screen.queryByText('JSX')).toBeNull();
  expect(warn.mock.calls.flat().join(' ')).toContain('children');
  vi.restoreAllMocks();
});

claim(
  'Why do I get "item.label.substring is not a function"?',
  'A label that is not a string',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => shop({ getItemLabel: () => 2026 as never })).toThrow(
      'label.substring is not a function',
    );
    vi.restoreAllMocks();
  },
);

claim(
  'Why do I get "The Tree View component requires all items to have a unique id property"?',
  'Two equal ids throw it, below other parents too, and so does none; it shows which',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'requires all items to have a unique `id` property';
    const twice = [
      { id: 'tents', label: 'Tents', children: [{ id: 'new', label: 'New tents' }] },
      { id: 'stoves', label: 'Stoves', children: [{ id: 'new', label: 'New stoves' }] },
    ];
    expect(() => shop({ items: twice })).toThrow(message);
    expect(() => shop({ items: twice })).toThrow('the `items` prop: "new"');
    const [none] = [{ label: 'Tents' } as Product];
    expect(() => shop({ items: [none] })).toThrow(message);
    expect(() => shop({ items: [none] })).toThrow('{"label":"Tents"}');
  },
);
