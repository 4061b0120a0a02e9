import fs from 'node:fs';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { DataGridPro, useGridApiRef as useProApiRef } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  gridAggregationModelSelector,
  gridFilteredRowCountSelector,
  gridPinnedColumnsSelector,
  gridRowGroupingModelSelector,
  gridSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef as usePremiumApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { expect } from 'vitest';
import ApiFromToolbar from '../../../data/react-data-grid/api-object/ApiFromToolbar';
import ApiUnsortableColumn from '../../../data/react-data-grid/api-object/ApiUnsortableColumn';
import { claimsOf } from '../claim';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/api-object/');

const rows = [
  { id: 1, brand: 'Alba', rate: 40 },
  { id: 2, brand: 'Corvo', rate: 90 },
];
const columns = [{ field: 'brand' }, { field: 'rate' }];

function mountPremium(props: Partial<DataGridPremiumProps> = {}) {
  const apiRef = renderHook(() => usePremiumApiRef()).result.current;
  render(<DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />);
  return apiRef;
}

claim('All methods', 'Each method is in the plan that its mark names', () => {
  const apiRef = renderHook(() => useGridApiRef()).result.current;
  const proApiRef = renderHook(() => useProApiRef()).result.current;
  render(<DataGrid apiRef={apiRef} rows={rows} columns={columns} />);
  render(<DataGridPro apiRef={proApiRef} rows={rows} columns={columns} />);
  const premium = mountPremium().current!;
  const planOf = (name: string) => {
    if (name in apiRef.current!) return '';
    if (name in proApiRef.current!) return 'Pro';
    return name in premium ? 'Premium' : 'no plan';
  };
  const page = fs.readFileSync('data/react-data-grid/api-object/api-object.md', 'utf8');
  const table = page.slice(page.indexOf('## All methods'), page.indexOf('## Questions'));
  const entries = [...table.matchAll(/\[`(\w+)`\]\([^)]*\)(?: \((Pro|Premium)\))?/g)];
  expect(entries.length).toBeGreaterThan(120);
  expect(entries.map(([, name, plan = '']) => `${name} ${plan}`)).toEqual(
    entries.map(([, name = '']) => `${name} ${planOf(name)}`),
  );
});

claim("Do what users can't", 'initialState works on locked columns', () => {
  const apiRef = mountPremium({
    columns: [
      { field: 'brand' },
      {
        field: 'rate',
        type: 'number',
        ...{ sortable: false, filterable: false, pinnable: false, aggregable: false },
      },
      { field: 'city', hideable: false },
    ],
    initialState: {
      sorting: { sortModel: [{ field: 'rate', sort: 'desc' }] },
      filter: { filterModel: { items: [{ field: 'rate', operator: '>', value: 50 }] } },
      columns: { columnVisibilityModel: { city: false } },
      pinnedColumns: { left: ['rate'] },
      aggregation: { model: { rate: 'sum' } },
    },
  });
  expect(gridSortedRowIdsSelector(apiRef)).toEqual([2, 1]);
  expect(gridFilteredRowCountSelector(apiRef)).toBe(1);
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['rate', 'brand']);
  expect(gridPinnedColumnsSelector(apiRef)).toEqual({ left: ['rate'] });
  expect(JSON.stringify(gridAggregationLookupSelector(apiRef))).toContain('"value":90');
});

claim("Do what users can't", 'The demo sorts with its buttons, not with the header', async () => {
  render(<ApiUnsortableColumn />);
  const original = texts('rate');
  fireEvent.click(screen.getByRole('columnheader', { name: 'Rate (€)' }));
  expect(texts('rate')).toEqual(original);
  await userEvent.click(screen.getByRole('button', { name: 'Most expensive first' }));
  expect(Number(texts('rate')[0])).toBeGreaterThan(Number(original[0]));
  await userEvent.click(screen.getByRole('button', { name: 'Original order' }));
  expect(texts('rate')).toEqual(original);
});

claim("Do what users can't", 'With disableRowGrouping, the grid keeps the models', () => {
  const apiRef = mountPremium({ disableRowGrouping: true, disableAggregation: true });
  act(() => apiRef.current?.setRowGroupingModel(['brand']));
  act(() => apiRef.current?.setAggregationModel({ rate: 'sum' }));
  expect(gridRowGroupingModelSelector(apiRef)).toEqual(['brand']);
  expect(gridAggregationModelSelector(apiRef)).toEqual({ rate: 'sum' });
});

claim(
  'Use the API inside the grid',
  'The toolbar goes to the last and the first page',
  async () => {
    render(<ApiFromToolbar />);
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('Rental cars, page 6')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    expect(screen.getByText('Rental cars, page 1')).toBeTruthy();
  },
);

claim('Use the API inside the grid', 'A button that deletes its row does not select it', () => {
  const selected: unknown[] = [];
  mountGrid({
    rows,
    columns: [
      {
        field: 'remove',
        renderCell: ({ api, id }) => (
          <button onClick={() => api.updateRows([{ id, _action: 'delete' }])}>Remove {id}</button>
        ),
      },
    ],
    onRowSelectionModelChange: (model) => void selected.push(model),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect([texts('remove'), selected]).toEqual([['Remove 2'], []]);
});
