import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridDimensionsSelector,
  gridFilteredSortedRowEntriesSelector,
  GridPreferencePanelsValue,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/column-header/');

const rows = [
  { id: 1, name: 'Ibex Hut', beds: 42 },
  { id: 2, name: 'Cairn Refuge', beds: 20 },
];
const columns: Props['columns'] = [
  { field: 'name', headerName: 'Hut' },
  { field: 'beds', headerName: 'Beds', type: 'number' },
];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const one = (column: NonNullable<Props['columns']>[number], props: Props = {}) =>
  mount({ columns: [column, { field: 'beds' }], ...props });

const header = (field = 'name') =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const focus = (field?: string) => act(() => header(field).focus());
const sortOf = (field?: string) => header(field).getAttribute('aria-sort');
const tooltip = async (title: string) => {
  await userEvent.hover(screen.getByText(title));
  return (await screen.findByRole('tooltip')).textContent;
};

claim('Data Grid - Column header', 'Without a headerName, the field is shown', () => {
  one({ field: 'name' });
  expect(header().textContent).toBe('name');
});

claim(
  'Set the title and the tooltip',
  'A description is shown although the title fits',
  async () => {
    one({ field: 'name', headerName: 'Hut', description: 'Where guests sleep' });
    expect(await tooltip('Hut')).toBe('Where guests sleep');
  },
);

claim(
  'Set the title and the tooltip',
  'A title that fits has no tooltip, a truncated one has',
  async () => {
    mount();
    const title = screen.getByText('Hut');
    await userEvent.hover(title);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.unhover(title);
    Object.defineProperty(title, 'scrollWidth', { value: 2000 });
    expect(await tooltip('Hut')).toBe('Hut');
  },
);

claim('Align the header', 'The default depends on the type', () => {
  mount({
    columns: [
      { field: 'name' },
      { field: 'beds', type: 'number' },
      { field: 'open', type: 'boolean' },
      { field: 'actions', type: 'actions', getActions: () => [] },
      { field: 'kind', type: 'singleSelect', valueOptions: [] },
      { field: 'day', type: 'date' },
    ],
    disableVirtualization: true,
  });
  const alignments = ['name', 'beds', 'open', 'actions', 'kind', 'day'].map(
    (field) => /align(Left|Center|Right)/.exec(header(field).className)?.[1] ?? 'Left',
  );
  expect(alignments).toEqual(['Left', 'Right', 'Center', 'Center', 'Left', 'Left']);
});

claim('Align the header', 'align does not move the header', () => {
  one({ field: 'name', align: 'right' });
  expect(header().className).not.toContain('alignRight');
});

const custom = { field: 'name', headerName: 'Hut', renderHeader: () => <i>Shelter</i> };

claim('Render your own header', 'Panels, menu button, and CSV use headerName', async () => {
  const { api } = one({ ...custom, description: 'Where guests sleep' });
  expect(header().querySelector('[aria-haspopup]')?.getAttribute('aria-label')).toBe(
    'Hut column menu',
  );
  expect(api.getDataAsCsv().split(/\r?\n/)[0]).toBe('Hut,beds');
  act(() => api.showPreferences(GridPreferencePanelsValue.columns));
  expect(await screen.findByRole('checkbox', { name: 'Hut' })).toBeTruthy();
  act(() => api.showFilterPanel('name'));
  expect(await screen.findByRole('combobox', { name: 'Columns' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Columns' }).textContent).toBe('Hut');
});

claim('Render your own header', 'It replaces title and tooltip, sorting stays', async () => {
  one({ ...custom, description: 'Where guests sleep' });
  expect(screen.queryByText('Hut')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Shelter' })).toBe(header());
  await userEvent.hover(screen.getByText('Shelter'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.click(screen.getByText('Shelter'));
  expect(sortOf()).toBe('ascending');
});

function Total() {
  const entries = useGridSelector(useGridApiContext(), gridFilteredSortedRowEntriesSelector);
  return <output>{entries.reduce((sum, { model }) => sum + model.beds, 0)}</output>;
}

claim('Show data in the header', 'The component follows the filter', async () => {
  const { update } = mount({
    columns: [{ field: 'beds', renderHeader: () => <Total /> }, ...columns.slice(0, 1)],
  });
  expect(screen.getByRole('status').textContent).toBe('62');
  update({ filterModel: { items: [{ field: 'name', operator: 'contains', value: 'Ibex' }] } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('42'));
});

claim('Put a button in the header', 'Clicks and Enter sort unless they are stopped', async () => {
  const { update } = one({ ...custom, renderHeader: () => <button>Help</button> });
  const help = () => screen.getByRole('button', { name: 'Help' });
  await userEvent.click(help());
  expect(sortOf()).toBe('ascending');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(help());
  const renderHeader = () => (
    <button onClick={(e) => e.stopPropagation()} onKeyDown={(e) => e.stopPropagation()}>
      Help
    </button>
  );
  update({ columns: [{ ...custom, renderHeader }] });
  await userEvent.click(help());
  await userEvent.keyboard('{Enter}');
  expect(sortOf()).toBe('ascending');
});

claim('Put a button in the header', 'A focused header passes focus to tabindex 0', async () => {
  const { update } = one({ ...custom, renderHeader: () => <button tabIndex={0}>Help</button> });
  focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Help');
  update({
    columns: [{ ...custom, renderHeader: () => <button>Help</button> }, { field: 'beds' }],
  });
  focus('beds');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(header());
});

claim('Set the height and wrap titles', 'The height is multiplied and rounded down', () => {
  const { apiRef, update } = mount();
  const height = () => gridDimensionsSelector(apiRef).headerHeight;
  expect(height()).toBe(56);
  update({ density: 'compact' });
  expect(height()).toBe(39);
  update({ density: 'comfortable' });
  expect(height()).toBe(72);
  update({ columnHeaderHeight: 73 });
  expect(height()).toBe(94);
  expect(gridDimensionsSelector(apiRef).groupHeaderHeight).toBe(94);
  update({ columnGroupHeaderHeight: 20 });
  expect(gridDimensionsSelector(apiRef).groupHeaderHeight).toBe(26);
});

claim('Set the height and wrap titles', 'Header filters have the same height by default', () => {
  const props = { rows, columns, headerFilters: true, columnHeaderHeight: 80 };
  const height = (more = {}) =>
    gridDimensionsSelector(mountProGrid({ ...props, ...more })).headerFilterHeight;
  expect(height()).toBe(80);
  expect(height({ headerFilterHeight: 50 })).toBe(50);
});

claim(
  'Remove the icons',
  'sortable: false and the props of the grid turn sorting off',
  async () => {
    const { update } = one({ field: 'name', sortable: false });
    await userEvent.click(screen.getByText('name'));
    expect(sortOf()).toBe('none');
    update({ disableColumnSorting: true, disableColumnMenu: true });
    await userEvent.click(screen.getByText('beds'));
    expect(sortOf('beds')).toBe('none');
    expect(document.querySelectorAll('[aria-haspopup="menu"]')).toHaveLength(0);
  },
);

claim('Remove the icons', 'hideSortIcons keeps sorting and aria-sort', async () => {
  one({ field: 'name', hideSortIcons: true, disableColumnMenu: true });
  await userEvent.click(screen.getByText('name'));
  expect(sortOf()).toBe('ascending');
  expect(header().querySelectorAll('button')).toHaveLength(0);
});

claim(
  'Respond to clicks and keys',
  'defaultMuiPrevented stops sorting, the menu is no click',
  async () => {
    const onColumnHeaderClick = vi.fn<NonNullable<Props['onColumnHeaderClick']>>(
      (_params, event) => {
        event.defaultMuiPrevented = true;
      },
    );
    mount({ onColumnHeaderClick });
    await userEvent.click(screen.getByText('Hut'));
    expect(sortOf()).toBe('none');
    expect(onColumnHeaderClick.mock.lastCall?.[0].field).toBe('name');
    await userEvent.click(header().querySelector('[aria-haspopup]')!);
    expect(onColumnHeaderClick).toHaveBeenCalledTimes(1);
  },
);

claim('Respond to clicks and keys', 'The other callbacks receive the same parameters', () => {
  const seen: string[] = [];
  const log = (name: string) => (params: { field: string; colDef: { headerName?: string } }) => {
    seen.push(`${name} ${params.field} ${params.colDef.headerName}`);
  };
  mount({
    onColumnHeaderDoubleClick: log('double'),
    onColumnHeaderContextMenu: log('context'),
    onColumnHeaderOver: log('over'),
    onColumnHeaderOut: log('out'),
    onColumnHeaderEnter: log('enter'),
    onColumnHeaderLeave: log('leave'),
  });
  fireEvent.doubleClick(header());
  fireEvent.contextMenu(header());
  fireEvent.mouseEnter(header());
  fireEvent.mouseLeave(header());
  expect([...new Set(seen)].sort()).toEqual(
    ['context', 'double', 'enter', 'leave', 'out', 'over'].map((name) => `${name} name Hut`),
  );
});

claim(
  'Respond to clicks and keys',
  'Enter sorts, Ctrl+Enter opens the menu, arrows move',
  async () => {
    mount();
    focus();
    await userEvent.keyboard('{Enter}');
    expect(sortOf()).toBe('ascending');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(header('beds'));
    await userEvent.keyboard('{Home}{End}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('20');
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('menu')).toBeTruthy();
  },
);

claim('Respond to clicks and keys', 'Page Down skips the rows that fit', async () => {
  const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `Hut ${id}` }));
  const { apiRef } = mount({ rows: many });
  const fit = Math.floor(gridDimensionsSelector(apiRef).viewportInnerSize.height / 52);
  focus();
  await userEvent.keyboard('{PageDown}');
  expect(fit).toBeGreaterThan(1);
  expect(document.activeElement?.textContent).toBe(`Hut ${fit}`);
});

claim('How do I hide the header row?', 'Headers stay in the DOM and still sort', async () => {
  const { update } = mount({ columnHeaderHeight: 0 });
  focus();
  await userEvent.keyboard('{Enter}');
  expect(sortOf()).toBe('ascending');
  update({ disableColumnSorting: true, disableColumnMenu: true });
  focus('beds');
  await userEvent.keyboard('{Enter}');
  expect(sortOf('beds')).toBe('none');
});

claim('How do I rename the checkbox column?', 'The columns panel shows the new name', async () => {
  const { api } = mount({
    checkboxSelection: true,
    localeText: { checkboxSelectionHeaderName: 'Selected huts' },
  });
  act(() => api.showPreferences(GridPreferencePanelsValue.columns));
  expect(await screen.findByText('Selected huts')).toBeTruthy();
});
