import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridColumnVisibilityModelSelector,
  GridPreferencePanelsValue,
  gridFilterableColumnDefinitionsSelector,
  type DataGridProps,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, texts, type Props } from './grid';
import { headers } from './grouping';

const claim = claimsOf('/x/react-data-grid/column-visibility/');

const columns: DataGridProps['columns'] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'net', headerName: 'Net (€)', type: 'number' },
  { field: 'vat', headerName: 'VAT (€)', type: 'number' },
];
const rows = [
  { id: 1, customer: 'Marlow', net: 20, vat: 4 },
  { id: 2, customer: 'Ardent', net: 10, vat: 2 },
];

function mount(props: Props = {}) {
  const { api, apiRef, update } = mountGrid({ rows, columns, ...props });
  return {
    apiRef: { current: api },
    update,
    model: () => gridColumnVisibilityModelSelector(apiRef),
    openPanel: async () => {
      act(() => api.showPreferences(GridPreferencePanelsValue.columns));
      await screen.findByRole('checkbox', { name: 'Show/Hide All' });
    },
  };
}

const hidden = (columnVisibilityModel: Record<string, boolean>) => ({
  initialState: { columns: { columnVisibilityModel } },
});
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const click = (name: string) => userEvent.click(box(name));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
const listed = () =>
  [...document.querySelectorAll<HTMLInputElement>('.MuiDataGrid-columnsManagement input')].map(
    ({ name }) => name,
  );
async function openMenu(name: string) {
  act(() => screen.getByRole('columnheader', { name }).focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  return within(await screen.findByRole('menu'));
}

claim('Data Grid - Column visibility', 'The toolbar button opens the panel', async () => {
  mount({ showToolbar: true });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Show/Hide All' });
  expect(listed()).toEqual(['customer', 'net', 'vat']);
});

claim('Data Grid - Column visibility', 'The menu hides and opens the panel', async () => {
  mount();
  await userEvent.click((await openMenu('VAT (€)')).getByText('Hide column'));
  expect(headers()).toEqual(['customer', 'net']);
  await userEvent.click((await openMenu('Net (€)')).getByText('Manage columns'));
  await screen.findByRole('checkbox', { name: 'Show/Hide All' });
});

claim('Hide columns at the start', 'Only false hides', () => {
  mount(hidden({ customer: true, vat: false }));
  expect(headers()).toEqual(['customer', 'net']);
});

claim('Control the visibility model', 'Without the callback nothing changes', async () => {
  const { openPanel, update } = mount({ columnVisibilityModel: { vat: false } });
  await openPanel();
  await click('VAT (€)');
  expect(headers()).toEqual(['customer', 'net']);
  update({ columnVisibilityModel: { net: false } });
  expect(headers()).toEqual(['customer', 'vat']);
});

claim('Control the visibility model', 'A checkbox sets true, Show/Hide All no entry', async () => {
  const { openPanel, model } = mount(hidden({ vat: false }));
  await openPanel();
  await click('VAT (€)');
  expect(model()).toEqual({ vat: true });
  await click('VAT (€)');
  await click('Show/Hide All');
  expect(model()).toEqual({});
});

const fixed = [{ ...columns[0]!, hideable: false }, ...columns.slice(1)];

claim('For one column', 'No command, a disabled checkbox, code still hides', async () => {
  const { openPanel, update } = mount({ columns: fixed });
  expect((await openMenu('Customer')).queryByText('Hide column')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await openPanel();
  expect(box('Customer').disabled).toBe(true);
  await click('Show/Hide All');
  expect(headers()).toEqual(['customer']);
  update({ columnVisibilityModel: { customer: false } });
  expect(headers()).toEqual(['net', 'vat']);
});

claim('For one column', 'The last column is hidden in the panel, not its menu', async () => {
  const { openPanel } = mount(hidden({ net: false, vat: false }));
  const item = (await openMenu('Customer')).getByText('Hide column').closest('li');
  expect(item?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await openPanel();
  await click('Customer');
  expect(screen.getByText('No columns')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Manage columns', hidden: true })).toBeTruthy();
});

claim('For all columns', 'Button and commands are gone', async () => {
  mount({ disableColumnSelector: true, showToolbar: true });
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  const menu = await openMenu('Net (€)');
  expect(menu.queryByText('Hide column')).toBeNull();
  expect(menu.queryByText('Manage columns')).toBeNull();
});

claim('Customize the columns panel', 'sort, the search text, and the removed parts', async () => {
  const searchPredicate = vi.fn(() => true);
  const { apiRef } = mount({
    slotProps: {
      columnsManagement: {
        sort: 'desc',
        searchPredicate,
        disableShowHideToggle: true,
        disableResetButton: true,
        autoFocusSearchField: false,
      },
    },
    columns: [...columns.slice(0, 2), { ...columns[2]!, hideable: false }],
  });
  act(() => apiRef.current.showPreferences(GridPreferencePanelsValue.columns));
  await screen.findByRole('checkbox', { name: 'VAT (€)' });
  expect(listed()).toEqual(['vat', 'net', 'customer']);
  expect(document.activeElement).toBe(box('Net (€)'));
  expect(screen.queryByText(/Reset|Show/)).toBeNull();
  search('VAT');
  expect(searchPredicate).toHaveBeenCalledWith(expect.anything(), 'vat');
});

claim('Customize the columns panel', 'Reset restores the visibility at mount', async () => {
  const { openPanel, update } = mount(hidden({ vat: false }));
  await openPanel();
  await click('Show/Hide All');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(['customer', 'net']);
  await click('Net (€)');
  update({ columns: [...columns] });
  await click('Show/Hide All');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(['customer']);
});

claim('Leave columns out of the panel', 'Only listed columns change, __check__ too', async () => {
  const getTogglableColumns = vi.fn((_all: unknown) => ['net', 'vat']);
  const { openPanel } = mount({
    checkboxSelection: true,
    slotProps: { columnsManagement: { getTogglableColumns } },
  });
  await openPanel();
  expect(listed()).toEqual(['net', 'vat']);
  const all = ['__check__', 'customer', 'net', 'vat'].map((field) => ({ field }));
  expect(getTogglableColumns.mock.lastCall).toMatchObject([all]);
  await click('Show/Hide All');
  expect(headers()).toEqual(['__check__', 'customer']);
});

claim('Show or hide only the search results', 'Both modes', async () => {
  const { openPanel, update } = mount();
  await openPanel();
  search('€');
  expect(listed()).toEqual(['net', 'vat']);
  update({ slotProps: { columnsManagement: { toggleAllMode: 'filteredOnly' } } });
  await click('Show/Hide All');
  expect(headers()).toEqual(['customer']);
  await click('Show/Hide All');
  update({ slotProps: undefined });
  await click('Show/Hide All');
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
});

claim('What hidden columns still do', 'They sort and filter; quick filter and CSV skip', () => {
  const { apiRef, update } = mount(hidden({ net: false }));
  act(() => apiRef.current.setSortModel([{ field: 'net', sort: 'asc' }]));
  expect(texts('customer')).toEqual(['Ardent', 'Marlow']);
  expect(apiRef.current.getDataAsCsv()).not.toContain('Net');
  expect(apiRef.current.getDataAsCsv({ allColumns: true })).toContain('Net');
  update({ filterModel: { items: [{ field: 'net', operator: '>', value: 15 }] } });
  expect(texts('customer')).toEqual(['Marlow']);
  const quick = { items: [], quickFilterValues: ['20'] };
  update({ filterModel: quick });
  expect(texts('customer')).toEqual([]);
  update({ filterModel: { ...quick, quickFilterExcludeHiddenColumns: false } });
  expect(texts('customer')).toEqual(['Marlow']);
});

claim('What hidden columns still do', 'The filter panel lists them, saved state has them', () => {
  const { apiRef, update } = mount(hidden({ vat: false }));
  expect(gridFilterableColumnDefinitionsSelector(apiRef)).toHaveLength(3);
  update({ columns: columns.map((column) => ({ ...column, filterable: column.field !== 'vat' })) });
  expect(gridFilterableColumnDefinitionsSelector(apiRef)).toHaveLength(2);
  const saved = apiRef.current.exportState();
  act(() => apiRef.current.setColumnVisibilityModel({}));
  act(() => apiRef.current.restoreState(saved));
  expect(headers()).toEqual(['customer', 'net']);
});

claim('What hidden columns still do', 'A column that returns is still hidden', () => {
  const { update } = mount(hidden({ vat: false }));
  update({ columns: columns.slice(0, 2) });
  update({ columns });
  expect(headers()).toEqual(['customer', 'net']);
});

claim('Use the API', 'The methods and the event', () => {
  const { apiRef, model } = mount();
  const onEvent = vi.fn();
  act(() => apiRef.current.subscribeEvent('columnVisibilityModelChange', onEvent));
  act(() => apiRef.current.setColumnVisibility('net', false));
  expect(apiRef.current.getVisibleColumns().map(({ field }) => field)).toEqual(['customer', 'vat']);
  act(() => apiRef.current.setColumnVisibilityModel({ vat: false }));
  expect(model()).toEqual({ vat: false });
  expect(onEvent).toHaveBeenCalledTimes(2);
});

claim('Why does my initialState not react to later changes?', 'It is read once', () => {
  const { update } = mount(hidden({ vat: false }));
  update(hidden({ net: false }));
  expect(headers()).toEqual(['customer', 'net']);
});

claim('Why is the Reset button disabled?', 'New columns on each render disable it', async () => {
  const { openPanel, update } = mount(hidden({ vat: false }));
  await openPanel();
  await click('VAT (€)');
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset).toHaveProperty('disabled', false);
  update({ columns: [...columns] });
  expect(reset).toHaveProperty('disabled', true);
});
