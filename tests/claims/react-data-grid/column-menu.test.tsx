import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MenuItem from '@mui/material/MenuItem';
import {
  GridActionsCellItem,
  GridColumnMenu,
  GridColumnMenuContainer,
  gridColumnMenuSelector,
  GridColumnMenuSortItem,
  gridSortModelSelector,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { DataGridPremium, GridColumnMenu as GridColumnMenuPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, GridColumnMenu as GridColumnMenuPro } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/column-menu/');

const rows = [{ id: 1, title: 'Low Tide', gross: 96 }];
const columns: NonNullable<Props['columns']> = [
  { field: 'title', headerName: 'Title' },
  { field: 'gross', headerName: 'Gross', type: 'number' },
];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

const header = (field = 'title') =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
async function openMenu(field?: string) {
  act(() => header(field).focus());
  await ctrlEnter();
  return screen.findByRole('menu');
}

/** Texts of the menu, with a line for each divider. */
async function itemsOf(field?: string) {
  const menu = await openMenu(field);
  return [...menu.children].map((child) => child.textContent || '—');
}

const sort = ['Sort by ASC', 'Sort by DESC'];
const hide = ['Hide column', 'Manage columns'];

claim('Data Grid - Column menu', 'Commands of features that are off disappear', async () => {
  mount({
    columns: [
      { field: 'title', hideable: false },
      { field: 'gross', sortable: false, filterable: false },
    ],
  });
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter', '—', 'Manage columns']);
  await userEvent.keyboard('{Escape}');
  expect(await itemsOf('gross')).toEqual(hide);
});

claim('Find the default items', 'The order of all items in Premium', async () => {
  render(<DataGridPremium rows={rows} columns={columns} />);
  const items = (await itemsOf('gross')).join(' ').replace('...Aggregation', '');
  expect(items).toBe(
    'Sort by ASC Sort by DESC — Pin to left Pin to right — Filter — Aggregation — ' +
      'Group by Gross — Manage pivot — Hide column Manage columns',
  );
});

claim('Find the default items', 'The props of the grid remove every default item', async () => {
  render(
    <DataGridPremium
      rows={rows}
      columns={columns}
      disableColumnSorting
      disableColumnPinning
      disableColumnFilter
      disableAggregation
      disableRowGrouping
      disablePivoting
      disableColumnSelector
    />,
  );
  expect(await itemsOf('gross')).toEqual([]);
});

claim('Find the default items', 'The options of a column remove its items', async () => {
  const off = { sortable: false, pinnable: false, filterable: false, hideable: false };
  render(
    <DataGridPremium
      rows={rows}
      columns={[{ field: 'title', ...off, aggregable: false, groupable: false }]}
    />,
  );
  expect(await itemsOf()).toEqual(['Manage pivot', '—', 'Manage columns']);
});

claim('Find the default items', 'Unsort only in a sorted column, no active direction', async () => {
  mount({ initialState: { sorting: { sortModel: [{ field: 'title', sort: 'asc' }] } } });
  expect((await itemsOf()).slice(0, 3)).toEqual(['Sort by DESC', 'Unsort', '—']);
});

claim('Find the default items', 'The last column with a menu cannot be hidden', async () => {
  const { update } = mount();
  const disabled = () =>
    screen.getByRole('menuitem', { name: 'Hide column' }).getAttribute('aria-disabled');
  await openMenu();
  expect(disabled()).toBeNull();
  await userEvent.keyboard('{Escape}');
  update({ columns: [{ field: 'title' }, { field: 'gross', disableColumnMenu: true }] });
  await openMenu();
  expect(disabled()).toBe('true');
});

claim('Open the menu', 'The methods open, toggle, and close', async () => {
  const { api, apiRef } = mount();
  act(() => api.showColumnMenu('gross'));
  expect(gridColumnMenuSelector(apiRef)).toEqual({ open: true, field: 'gross' });
  act(() => api.toggleColumnMenu('gross'));
  expect(gridColumnMenuSelector(apiRef).open).toBe(false);
  act(() => api.toggleColumnMenu('title'));
  act(() => api.hideColumnMenu());
  expect(gridColumnMenuSelector(apiRef).open).toBe(false);
});

claim('Open the menu', 'Arrows and Enter run a command, Escape and Tab close', async () => {
  const { apiRef } = mount();
  for (const key of ['{Escape}', '{Tab}']) {
    await openMenu();
    await userEvent.keyboard(key);
    expect(gridColumnMenuSelector(apiRef).open).toBe(false);
    expect(document.activeElement).toBe(header());
  }
  await openMenu();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(gridSortModelSelector(apiRef)).toEqual([{ field: 'title', sort: 'desc' }]);
});

function Item({ colDef, onClick, label = 'Copy', onCopy }: GridColumnMenuItemProps) {
  const handleClick = (event: React.MouseEvent) => {
    onCopy?.(colDef.field);
    if (onCopy) onClick(event);
  };
  return <MenuItem onClick={handleClick}>{label}</MenuItem>;
}

const menu = (
  slots: GridColumnMenuProps['slots'],
  slotProps?: GridColumnMenuProps['slotProps'],
): Props => ({ slotProps: { columnMenu: { slots, slotProps } } });

claim('Add an item', 'New items are last, or where displayOrder says', async () => {
  const { update } = mount(menu({ copy: Item }));
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter', '—', ...hide, '—', 'Copy']);
  await userEvent.keyboard('{Escape}');
  update(menu({ copy: Item }, { copy: { displayOrder: 15, label: 'Copy all' } }));
  expect(await itemsOf()).toEqual([...sort, '—', 'Copy all', '—', 'Filter', '—', ...hide]);
});

claim('Add an item', 'Items with the same order keep theirs, default items first', async () => {
  mount(
    menu(
      { b: Item, a: Item },
      { a: { displayOrder: 20, label: 'A' }, b: { displayOrder: 20, label: 'B' } },
    ),
  );
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter', '—', 'B', '—', 'A', '—', ...hide]);
});

claim('Add an item', 'The item gets its props, and only onClick closes the menu', async () => {
  const onCopy = vi.fn();
  const { apiRef, update } = mount(menu({ copy: Item }));
  await openMenu();
  await userEvent.click(screen.getByText('Copy'));
  expect(gridColumnMenuSelector(apiRef).open).toBe(true);
  update(menu({ copy: Item }, { copy: { onCopy } }));
  await userEvent.click(screen.getByText('Copy'));
  expect(onCopy).toHaveBeenCalledWith('title');
  expect(gridColumnMenuSelector(apiRef).open).toBe(false);
});

function ByColumn(props: GridColumnMenuProps) {
  const slots = { copy: props.colDef.field === 'gross' ? Item : null };
  return <GridColumnMenu {...props} slots={slots} />;
}

claim('Show an item for some columns', 'null in slots leaves no divider', async () => {
  mount({ slots: { columnMenu: ByColumn } });
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter', '—', ...hide]);
  await userEvent.keyboard('{Escape}');
  expect(await itemsOf('gross')).toContain('Copy');
});

claim('Show an item for some columns', 'An item that renders null leaves its divider', async () => {
  mount(menu({ nothing: () => null }));
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter', '—', ...hide, '—']);
});

claim('Show an item for some columns', 'A menu made during rendering is replaced', async () => {
  const inline = (): Props => ({
    slots: { columnMenu: (props: GridColumnMenuProps) => <GridColumnMenu {...props} /> },
  });
  const { update } = mount(inline());
  const opened = await openMenu();
  update(inline());
  expect(await screen.findByRole('menu')).not.toBe(opened);
});

claim('Replace an item', 'A component in the slot replaces the default one', async () => {
  mount(menu({ columnMenuFilterItem: Item }));
  expect(await itemsOf()).toEqual([...sort, '—', 'Copy', '—', ...hide]);
});

claim('Remove an item', 'null removes the item, the feature stays', async () => {
  const { api } = mount(menu({ columnMenuColumnsItem: null }));
  expect(await itemsOf()).toEqual([...sort, '—', 'Filter']);
  act(() => api.setColumnVisibility('gross', false));
  expect(header('gross')).toBeNull();
});

function Custom(props: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={props.colDef} onClick={props.hideMenu} />
    </GridColumnMenuContainer>
  );
}

claim('Replace the whole menu', 'The container has role, id, label, and keys', async () => {
  const { apiRef } = mount({ slots: { columnMenu: Custom } });
  const element = await openMenu();
  const button = header().querySelector('[aria-haspopup="menu"]')!;
  expect(button.getAttribute('aria-controls')).toBe(element.id);
  expect(element.getAttribute('aria-labelledby')).toBe(button.id);
  expect(element.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(gridSortModelSelector(apiRef)).toEqual([{ field: 'title', sort: 'asc' }]);
  expect(gridColumnMenuSelector(apiRef).open).toBe(false);
});

function Plain({ id, keepTab }: GridColumnMenuProps & { keepTab?: boolean }) {
  return (
    <div
      id={id}
      role="menu"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Tab' && !keepTab && event.preventDefault()}
    >
      <button ref={(button) => button?.focus()}>Rename</button>
    </div>
  );
}

claim('Replace the whole menu', 'Without the container, Escape and Tab still close', async () => {
  const { apiRef, update } = mount({ slots: { columnMenu: Plain } });
  for (const key of ['{Escape}', '{Tab}']) {
    await openMenu();
    await userEvent.keyboard(key);
    expect(gridColumnMenuSelector(apiRef).open).toBe(false);
    expect(document.activeElement).toBe(header());
  }
  const KeepTab = (props: GridColumnMenuProps) => <Plain {...props} keepTab />;
  update({ slots: { columnMenu: KeepTab } });
  await openMenu();
  await userEvent.keyboard('{Tab}');
  expect(gridColumnMenuSelector(apiRef).open).toBe(false);
  expect(document.activeElement).not.toBe(header());
});

claim('Disable the menu', 'The grid prop removes all menus, clicks still sort', async () => {
  const { apiRef } = mount({ disableColumnMenu: true });
  expect(document.querySelectorAll('[aria-haspopup="menu"]')).toHaveLength(0);
  await userEvent.click(screen.getByText('Title'));
  expect(gridSortModelSelector(apiRef)).toEqual([{ field: 'title', sort: 'asc' }]);
});

claim('Disable the menu', 'Checkboxes and actions have no menu', () => {
  const actions = { field: 'actions', type: 'actions' as const, getActions: () => [] };
  mount({ checkboxSelection: true, columns: [...columns, actions] });
  expect(document.querySelectorAll('[aria-haspopup="menu"]')).toHaveLength(2);
});

claim(
  'Disable the menu',
  'Ctrl+Enter blocks the arrow keys until it is pressed again',
  async () => {
    mount({ columns: [{ field: 'title', disableColumnMenu: true }, { field: 'gross' }] });
    expect(header().querySelector('[aria-haspopup]')).toBeNull();
    act(() => header().focus());
    await ctrlEnter();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(header());
    await ctrlEnter();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(header('gross'));
  },
);

claim(
  'Why did the pinning and grouping items disappear from my menu?',
  'The Community menu has no pinning, the Pro menu has',
  async () => {
    const props = { rows, columns };
    render(<DataGridPro {...props} slots={{ columnMenu: GridColumnMenu }} />);
    expect(await itemsOf()).not.toContain('Pin to left');
    cleanup();
    render(<DataGridPro {...props} slots={{ columnMenu: GridColumnMenuPro }} />);
    expect(await itemsOf()).toContain('Pin to left');
    cleanup();
    render(<DataGridPremium {...props} slots={{ columnMenu: GridColumnMenuPremium }} />);
    expect(await itemsOf()).toEqual(expect.arrayContaining(['Pin to left', 'Group by Title']));
  },
);

claim('How do I rename the commands?', 'Sort texts can be functions of the column', async () => {
  mount({ localeText: { columnMenuSortAsc: (column) => `${column.headerName} first` } });
  expect((await itemsOf('gross'))[0]).toBe('Gross first');
});

claim('How do I change the three dots?', 'The slot replaces the icon', () => {
  mount({ slots: { columnMenuIcon: () => <i>More</i> } });
  expect(header().querySelector('[aria-haspopup="menu"]')?.textContent).toBe('More');
});

claim('How do I find out which menu is open?', 'The parameters lack the column', async () => {
  const onMenuOpen = vi.fn<NonNullable<Props['onMenuOpen']>>();
  mount({ onMenuOpen });
  await openMenu();
  expect(onMenuOpen.mock.calls.map(([params]) => Object.keys(params))).toEqual([['target']]);
});

claim(
  'How do I find out which menu is open?',
  'Menus of action cells call the callback',
  async () => {
    const onMenuOpen = vi.fn();
    const getActions = () => [<GridActionsCellItem key="edit" label="Edit" showInMenu />];
    mount({ onMenuOpen, columns: [{ field: 'actions', type: 'actions', getActions }] });
    await userEvent.click(screen.getByRole('menuitem', { name: 'more' }));
    expect(onMenuOpen).toHaveBeenCalled();
  },
);

claim('How do I find out which menu is open?', 'onMenuClose runs without an opened menu', () => {
  const onMenuOpen = vi.fn();
  const onMenuClose = vi.fn();
  const { update } = mount({ onMenuOpen, onMenuClose });
  update({ density: 'compact' });
  expect(onMenuOpen).not.toHaveBeenCalled();
  expect(onMenuClose).toHaveBeenCalled();
});
