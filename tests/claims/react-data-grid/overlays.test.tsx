import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridOverlay,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridDataSource,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/overlays/');

const rows = [{ id: 1, customer: 'Abe' }];
const columns = [{ field: 'customer', headerName: 'Customer' }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const overlay = () => document.querySelector('.MuiDataGrid-overlay')?.textContent;
const nothing = { filter: { filterModel: { items: [], quickFilterValues: ['zzz'] } } };
const allHidden = { columnVisibilityModel: { customer: false } };

claim('Data Grid - Overlays', 'A data source sets loading itself', async () => {
  let answer = () => {};
  const dataSource: GridDataSource = {
    getRows: () =>
      new Promise((resolve) => {
        answer = () => resolve({ rows, rowCount: 1 });
      }),
  };
  mountGrid({ columns, dataSource, rows: [] });
  expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeTruthy();
  await act(async () => answer());
  expect(await screen.findByRole('gridcell', { name: 'Abe' })).toBeTruthy();
  expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeNull();
});

claim('Choose the loading overlay', 'A bar with rows, a skeleton without', () => {
  const { update } = mount({ loading: true });
  expect(document.querySelector('.MuiLinearProgress-root')).toBeTruthy();
  update({ loading: true, rows: [] });
  expect(document.querySelector('.MuiLinearProgress-root')).toBeNull();
  expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeTruthy();
});

claim('Choose the loading overlay', 'variant and noRowsVariant apply separately', () => {
  const slotProps: Props['slotProps'] = {
    loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'linear-progress' },
  };
  const { update } = mount({ loading: true, slotProps });
  expect(document.querySelector('.MuiCircularProgress-root')).toBeTruthy();
  update({ loading: true, slotProps, rows: [] });
  expect(document.querySelector('.MuiCircularProgress-root')).toBeNull();
  expect(document.querySelector('.MuiLinearProgress-root')).toBeTruthy();
});

claim('Change what an empty grid shows', 'noRowsLabel replaces the text', () => {
  const { update } = mount({ rows: [] });
  expect(overlay()).toBe('No rows');
  update({ localeText: { noRowsLabel: 'No orders yet' } });
  expect(overlay()).toBe('No orders yet');
});

claim('Change what a filter without results shows', 'noResultsOverlayLabel', () => {
  mount({ initialState: nothing, localeText: { noResultsOverlayLabel: 'Nothing' } });
  expect(overlay()).toBe('Nothing');
});

claim('Offer to clear the filters', 'A button in the overlay clears them', async () => {
  function Clear() {
    const apiRef = useGridApiContext();
    const clear = () => apiRef.current.setFilterModel({ items: [] });
    return <button onClick={clear}>Clear</button>;
  }
  mount({ initialState: nothing, slots: { noResultsOverlay: Clear } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('gridcell', { name: 'Abe' })).toBeTruthy();
});

const manage = () => screen.queryByRole('button', { name: 'Manage columns' });

claim('Change what a grid without columns shows', 'The button opens the panel', async () => {
  const { api } = mount(allHidden);
  expect(overlay()).toBe('No columnsManage columns');
  await userEvent.click(manage()!);
  expect(api.state.preferencePanel.openedPanelValue).toBe('columns');
});

claim('Change what a grid without columns shows', 'When the button is left out', () => {
  const { update } = mount(allHidden);
  update({ disableColumnSelector: true });
  expect(manage()).toBeNull();
  update({ columns: [] });
  expect(overlay()).toBe('No columns');
});

const premium = (props: Partial<DataGridPremiumProps>) =>
  render(
    <DataGridPremium
      rows={rows}
      columns={columns}
      initialState={{ pivoting: { enabled: true } }}
      {...props}
    />,
  );

claim('Change what an empty pivot table shows', 'Without rows in the pivot model', () => {
  premium({ localeText: { emptyPivotOverlayLabel: 'Choose fields' } });
  expect(overlay()).toBe('Choose fields');
});

claim('Which overlay is displayed', 'Loading beats no results, columns beat rows', () => {
  const { update } = mount({ initialState: nothing });
  expect(overlay()).toBe('No results found.');
  update(allHidden);
  expect(overlay()).toBe('No results found.');
  update({ ...allHidden, rows: [] });
  expect(overlay()).toContain('No columns');
  update({ ...allHidden, loading: true });
  expect(overlay()).not.toContain('No');
});

claim('Which overlay is displayed', 'Pinned rows count as rows', () => {
  const pinnedRows = { top: [{ id: 9, customer: 'Pinned' }] };
  mountProGrid({ rows: [], columns, pinnedRows });
  expect(overlay()).toBeUndefined();
});

claim('Which overlay is displayed', 'slots.noResults is ignored', () => {
  const slots: object = { noResults: () => 'Own' };
  mount({ initialState: nothing, slots });
  expect(overlay()).toBe('No results found.');
});

claim(
  'Why does my server-side filter show "No rows" instead of "No results found."?',
  'Zero rows show noRowsOverlay, which can read the model',
  () => {
    function NoRows() {
      const { quickFilterValues = [] } = useGridSelector(
        useGridApiContext(),
        gridFilterModelSelector,
      );
      return <GridOverlay>{quickFilterValues.length > 0 ? 'No match' : 'Empty'}</GridOverlay>;
    }
    mount({ rows: [], filterMode: 'server', initialState: nothing });
    expect(overlay()).toBe('No rows');
    document.body.innerHTML = '';
    const slots = { noRowsOverlay: NoRows };
    mount({ rows: [], filterMode: 'server', initialState: nothing, slots });
    expect(overlay()).toBe('No match');
  },
);

claim('How do I show an error?', 'The overlay receives slotProps, and only without rows', () => {
  const Failed = ({ role }: GridSlotProps['noRowsOverlay']) => (
    <GridOverlay role={role}>503</GridOverlay>
  );
  const slots = { noRowsOverlay: Failed };
  const { update } = mount({ rows: [], slots, slotProps: { noRowsOverlay: { role: 'alert' } } });
  expect(screen.getByRole('alert').textContent).toBe('503');
  update({ rows });
  expect(screen.queryByRole('alert')).toBeNull();
});

claim('How do I show an error?', 'A failed data source removes its rows', async () => {
  const getRows: GridDataSource['getRows'] = ({ paginationModel }) =>
    paginationModel?.page === 0
      ? Promise.resolve({ rows, rowCount: 9 })
      : Promise.reject(new Error('503'));
  const onDataSourceError = vi.fn();
  const { api } = mountGrid({
    columns,
    dataSource: { getRows },
    onDataSourceError,
    pagination: true,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { pageSize: 1 } } },
  });
  expect(await screen.findByRole('gridcell', { name: 'Abe' })).toBeTruthy();
  act(() => api.setPage(1));
  await waitFor(() => expect(overlay()).toBe('No rows'));
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
});

claim('How do I show an error?', 'With a rowCount above 0, noResultsOverlay', () => {
  const { update } = mount({ paginationMode: 'server', rowCount: 9 });
  update({ rows: [] });
  expect(overlay()).toBe('No results found.');
  update({ rows, rowCount: 9 });
  update({ rows: [], rowCount: 0 });
  expect(overlay()).toBe('No rows');
});

claim('Do screen readers announce that the grid is loading?', 'main receives aria-busy', () => {
  const { update } = mount({ loading: true });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBeNull();
  update({ loading: true, slotProps: { main: { 'aria-busy': true } } });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
});
