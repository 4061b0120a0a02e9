import type * as React from 'react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridDataSource, type GridSlotProps } from '@mui/x-data-grid';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import CommunityOverview from '../../data/react-data-grid/CommunityOverview';
import PremiumOverview from '../../data/react-data-grid/PremiumOverview';
import { claimsOf } from './claim';

const claim = claimsOf('/x/react-data-grid/');

const rows = [
  { id: 1, desk: 'Oil', price: 79 },
  { id: 2, desk: 'Wheat', price: 21 },
  { id: 3, desk: 'Oil', price: 1 },
];
const columns = [{ field: 'desk' }, { field: 'price', type: 'number' as const }];
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

claim('Data Grid', 'After updateRows, the grid recalculates the totals', async () => {
  silence();
  const { result } = renderHook(() => useGridApiRef());
  const aggregation = { model: { price: 'sum' } };
  render(
    <DataGridPremium
      apiRef={result.current}
      rows={rows}
      columns={columns}
      initialState={{ aggregation }}
    />,
  );
  expect(screen.getByText('101')).toBeTruthy();
  await act(async () => result.current.current?.updateRows([{ id: 1, price: 100 }]));
  expect(await screen.findByText('122')).toBeTruthy();
});

claim('Start free: Community', 'Users sort, edit with a double-click, and select', async () => {
  render(<CommunityOverview />);
  const edited = () =>
    screen.getAllByRole('gridcell').find((cell) => cell.dataset.field === 'patients');
  await userEvent.dblClick(edited()!);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(edited()?.textContent).toBe('7'));
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0]!);
  expect(screen.getByText('1 row selected')).toBeTruthy();
});

claim('Analyze data: Premium', 'A switch to the pivot table and back', async () => {
  silence();
  render(<PremiumOverview />);
  expect(screen.queryByRole('columnheader', { name: 'Quarter' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pivot table' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Quarter' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Groups' }));
  expect(await screen.findByRole('columnheader', { name: 'Quarter' })).toBeTruthy();
});

claim('Analyze data: Premium', 'useKeepGroupedColumnsHidden hides while grouped', async () => {
  silence();
  const api: { ref?: React.RefObject<GridApiPremium | null> } = {};
  function Grouped() {
    const apiRef = useGridApiRef();
    api.ref = apiRef;
    const initialState = useKeepGroupedColumnsHidden({
      apiRef,
      initialState: { rowGrouping: { model: ['desk'] } },
    });
    return (
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} initialState={initialState} />
    );
  }
  render(<Grouped />);
  const desk = () => screen.queryByRole('columnheader', { name: 'desk' });
  const hidden = () => api.ref?.current?.state.columns.columnVisibilityModel.desk === false;
  expect(hidden()).toBe(true);
  await act(async () => api.ref?.current?.setRowGroupingModel([]));
  await waitFor(() => expect(hidden()).toBe(false));
  expect(desk()).toBeTruthy();
});

claim('Compare the plans', 'Without a key, the grid works, with a watermark and an error', () => {
  render(<pro.DataGridPro rows={rows} columns={columns} />);
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'Wheat' })).toBeTruthy();
});

claim('Give the grid your look', 'A base slot accepts your component', async () => {
  const BrandCheckbox = ({ checked, disabled, onChange }: GridSlotProps['baseCheckbox']) => (
    <input type="checkbox" checked={checked} disabled={disabled} onChange={onChange} />
  );
  const slots = { baseCheckbox: BrandCheckbox };
  render(<DataGrid rows={rows} columns={columns} slots={slots} checkboxSelection />);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.every((box) => box.className === '')).toBe(true);
  await userEvent.click(boxes[1]!);
  expect(screen.getByText('1 row selected')).toBeTruthy();
});

claim('Can I mix the packages, or start with Community and change later?', 'It throws', () => {
  silence();
  const Wrong = premium.DataGrid as unknown as typeof DataGrid;
  expect(() => render(<Wrong rows={rows} columns={columns} />)).toThrow('DataGridPremium');
  const WrongPro = pro.DataGrid as unknown as typeof DataGrid;
  expect(() => render(<WrongPro rows={rows} columns={columns} />)).toThrow('DataGridPro');
});

claim('Can I mix the packages, or start with Community and change later?', 'Pagination', () => {
  silence();
  const { rerender } = render(<pro.DataGridPro rows={rows} columns={columns} />);
  expect(screen.queryByText('Rows per page:')).toBeNull();
  rerender(<pro.DataGridPro rows={rows} columns={columns} pagination />);
  expect(screen.getByText('Rows per page:')).toBeTruthy();
});

claim(
  'How many rows can it handle?',
  'The data source gets the models, one page at a time',
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(async () => ({ rows, rowCount: 500 }));
    render(<DataGrid columns={columns} dataSource={{ getRows }} />);
    expect(await screen.findByRole('gridcell', { name: 'Wheat' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() =>
      expect(getRows.mock.lastCall?.[0]).toMatchObject({
        paginationModel: { page: 1 },
        sortModel: [],
        filterModel: { items: [] },
      }),
    );
  },
);
