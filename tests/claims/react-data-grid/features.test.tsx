import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type DataGridProps,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, useGridApiRef as useProApiRef } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { features, plans } from '../../../data/react-data-grid/dataset/features';
import { harvest } from '../../../data/react-data-grid/dataset/harvest';
import FeaturePanel from '../../../data/react-data-grid/features/FeaturePanel';
import PlanPicker from '../../../data/react-data-grid/features/PlanPicker';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/features/');

const rows = Array.from({ length: 120 }, (_, id) => ({ id, crop: `Crop ${id}`, kilos: 120 - id }));
const columns: DataGridProps['columns'] = [{ field: 'crop' }, { field: 'kilos', type: 'number' }];
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const shownRows = () => document.querySelectorAll('.MuiDataGrid-row').length;

function mount(props: Partial<DataGridProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  render(<DataGrid apiRef={result.current} rows={rows} columns={columns} {...props} />);
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  return { api, apiRef: result.current };
}

claim('Data Grid - Feature showcase', 'Each small grid of the catalog works', () => {
  const error = silence();
  for (const feature of features) {
    const { container, unmount } = render(<FeaturePanel feature={feature} />);
    expect(container.textContent).toContain(feature.code);
    unmount();
  }
  expect(error.mock.calls.flat().filter((text) => !/license/i.test(String(text)))).toEqual([]);
});

claim('Find the smallest plan for your needs', 'The text names the smallest plan', async () => {
  render(<PlanPicker />);
  const status = within(screen.getByRole('status'));
  expect(status.getByText('@mui/x-data-grid-pro')).toBeTruthy();
  const ids = { Community: 'sorting', Pro: 'columnPinning', Premium: 'excel' };
  expect(plans.map((plan) => features.find(({ id }) => id === ids[plan])?.plan)).toEqual(plans);
  await userEvent.click(screen.getByRole('row', { name: /Excel export/ }));
  expect(status.getByText('@mui/x-data-grid-premium')).toBeTruthy();
});

claim('Know the limits of Community', 'Pages of 100 rows; a larger pageSize throws', () => {
  silence();
  const paginationModel = { page: 0, pageSize: 101 };
  mount();
  expect(shownRows()).toBe(100);
  expect(() => mount({ initialState: { pagination: { paginationModel } } })).toThrow(
    '`pageSize` cannot exceed 100',
  );
});

claim('Know the limits of Community', 'Pro has pages of any size, and no pages by default', () => {
  render(<DataGridPro rows={rows} columns={columns} />);
  expect(shownRows()).toBe(120);
});

claim('Know the limits of Community', 'Only the first sort item applies, with an error', () => {
  const error = silence();
  const { apiRef } = mount();
  act(() =>
    apiRef.current?.setSortModel([
      { field: 'kilos', sort: 'asc' },
      { field: 'crop', sort: 'asc' },
    ]),
  );
  expect(gridSortModelSelector(apiRef)).toEqual([{ field: 'kilos', sort: 'asc' }]);
  expect(error).toHaveBeenCalledTimes(1);
});

claim('Know the limits of Community', 'Only the first filter item applies, with an error', () => {
  const error = silence();
  const items = [
    { id: 1, field: 'kilos', operator: '>', value: 100 },
    { id: 2, field: 'kilos', operator: '<', value: 110 },
  ];
  const { apiRef } = mount({ initialState: { filter: { filterModel: { items } } } });
  expect(gridFilterModelSelector(apiRef).items).toEqual(items.slice(0, 1));
  expect(shownRows()).toBe(20);
  expect(error).toHaveBeenCalledTimes(1);
});

const two = [
  { id: 0, crop: 'Kale' },
  { id: 1, crop: 'Leek' },
];

claim('Know the limits of Community', 'A second row in updateRows throws', () => {
  const { api } = mount();
  act(() => api.updateRows(two.slice(0, 1)));
  expect(screen.getByText('Kale')).toBeTruthy();
  expect(() => api.updateRows(two)).toThrow('cannot update several rows at once');
});

claim('Know the limits of Community', 'In Pro, updateRows accepts several rows', async () => {
  const { result } = renderHook(() => useProApiRef());
  render(<DataGridPro apiRef={result.current} rows={rows} columns={columns} />);
  await act(async () => result.current.current?.updateRows(two));
  expect([screen.queryByText('Kale'), screen.queryByText('Leek')]).not.toContain(null);
});

const selectAll = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
};

claim('Know the limits of Community', 'Select all covers all pages', async () => {
  const { api } = mount({
    checkboxSelection: true,
    checkboxSelectionVisibleOnly: true,
    disableColumnReorder: false,
  } as Partial<DataGridProps>);
  await selectAll();
  expect(api.getSelectedRows().size).toBe(120);
  expect(screen.getAllByRole('columnheader')[1]?.querySelector('[draggable="true"]')).toBeNull();
});

claim('Know the limits of Community', 'In Pro, it can be limited to the page', async () => {
  const { result } = renderHook(() => useProApiRef());
  render(
    <DataGridPro
      apiRef={result.current}
      rows={rows}
      columns={columns}
      pagination
      pageSizeOptions={[25]}
      initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      checkboxSelection
      checkboxSelectionVisibleOnly
    />,
  );
  await selectAll();
  expect(result.current.current?.getSelectedRows().size).toBe(25);
  expect(document.querySelector('[draggable="true"]')).not.toBeNull();
});

claim('Can I try Pro and Premium without buying them?', 'A watermark and an error', () => {
  const error = silence();
  render(<DataGridPremium rows={harvest} columns={[{ field: 'crop' }]} />);
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
  expect(screen.getAllByRole('gridcell').length).toBe(harvest.length);
  expect(error.mock.calls.length).toBeLessThanOrEqual(10);
});

claim('Can I get a Premium feature in Community with code of my own?', 'A sum in a footer', () => {
  const total = rows.reduce((sum, { kilos }) => sum + kilos, 0);
  mount({ slots: { footer: () => <div>Total: {total} kg</div> } });
  expect(screen.getByText('Total: 7260 kg')).toBeTruthy();
  expect(screen.queryByText(/1–100/)).toBeNull();
});
