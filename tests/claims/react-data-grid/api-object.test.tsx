import * as React from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridPageSelector,
  gridRowSelectionIdsSelector,
  gridSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  GridPinnedColumnPosition,
  gridPinnedColumnsSelector,
  useGridApiRef as usePremiumApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ApiConsole from '../../../data/react-data-grid/api-object/ApiConsole';
import ApiTwoGrids from '../../../data/react-data-grid/api-object/ApiTwoGrids';
import ApiWhenReady from '../../../data/react-data-grid/api-object/ApiWhenReady';
import { claimsOf } from '../claim';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/api-object/');

const rows = [
  { id: 1, brand: 'Alba', rate: 40 },
  { id: 2, brand: 'Corvo', rate: 90 },
  { id: 3, brand: 'Alba', rate: 60 },
];
const columns = [{ field: 'brand' }, { field: 'rate' }];

function mountPremium(props: Partial<DataGridPremiumProps> = {}) {
  const { result } = renderHook(() => usePremiumApiRef());
  render(<DataGridPremium apiRef={result.current} rows={rows} columns={columns} {...props} />);
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  return { api, apiRef: result.current };
}

const locked: DataGridPremiumProps['columns'] = [
  { field: 'brand' },
  {
    field: 'rate',
    type: 'number',
    ...{ sortable: false, filterable: false, hideable: false, resizable: false },
    ...{ disableReorder: true, pinnable: false, groupable: false, aggregable: false },
  },
];

claim('Data Grid - API object', 'The console runs calls and shows what they return', async () => {
  render(<ApiConsole />);
  await userEvent.click(screen.getByText("sortColumn('total', 'desc')"));
  expect(texts('total')[0]).toBe('540');
  await userEvent.click(screen.getByText("getCellValue(4101, 'customer')"));
  expect(screen.getByRole('status').textContent).toContain('→ "Marlow Boats"');
});

claim('Use the API outside the grid', 'The ref stays the same object', () => {
  const { result, rerender } = renderHook(() => useGridApiRef());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

claim('Use several grids', 'One ref for two grids reaches only the second one', () => {
  const { current: apiRef } = renderHook(() => useGridApiRef()).result;
  render(
    <>
      <DataGrid apiRef={apiRef} rows={[{ id: 1 }]} columns={columns} />
      <DataGrid apiRef={apiRef} rows={[{ id: 7 }]} columns={columns} />
    </>,
  );
  expect(apiRef.current?.getAllRowIds()).toEqual([7]);
});

claim('Use several grids', 'The demo moves the selected cars', async () => {
  render(<ApiTwoGrids />);
  const count = (name: string) => screen.getByRole('grid', { name }).getAttribute('aria-rowcount');
  expect([count('Available cars'), count('Booked cars')]).toEqual(['13', '3']);
  const box = screen.getByRole('grid', { name: 'Available cars' });
  await userEvent.click(box.querySelector('[role="gridcell"] input')!);
  await userEvent.click(screen.getByRole('button', { name: 'Book the selected cars' }));
  expect([count('Available cars'), count('Booked cars')]).toEqual(['12', '4']);
});

claim('Use the API inside the grid', 'renderCell gets api, valueGetter gets the ref', async () => {
  mountGrid({
    rows,
    columns: [
      { field: 'share', valueGetter: (_value, _row, _column, ref) => ref.current.getRowsCount() },
      {
        field: 'remove',
        renderCell: ({ api, id }) => (
          <button onClick={() => api.updateRows([{ id, _action: 'delete' }])}>Remove {id}</button>
        ),
      },
    ],
  });
  expect(texts('share')).toEqual(['3', '3', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2' }));
  expect(texts('remove')).toEqual(['Remove 1', 'Remove 3']);
});

claim('Wait until the object is ready', 'null at first, set in effects, null in cleanups', () => {
  const log: string[] = [];
  function Cars() {
    const apiRef = useGridApiRef();
    const note = (when: string) => log.push(`${when} ${apiRef.current === null ? 'null' : 'set'}`);
    note('render');
    React.useLayoutEffect(() => () => void note('layout cleanup'));
    React.useEffect(() => {
      note('effect');
      return () => void note('cleanup');
    });
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  render(<Cars />).unmount();
  expect(log).toEqual(['render null', 'effect set', 'layout cleanup set', 'cleanup null']);
});

claim('Wait until the object is ready', 'A later grid needs the condition as dependency', () => {
  const found: boolean[] = [];
  function Cars({ isLoaded }: { isLoaded: boolean }) {
    const apiRef = useGridApiRef();
    React.useEffect(() => void found.push(apiRef.current !== null), [apiRef]);
    React.useEffect(() => void found.push(apiRef.current !== null), [apiRef, isLoaded]);
    return isLoaded ? <DataGrid apiRef={apiRef} rows={rows} columns={columns} /> : null;
  }
  const view = render(<Cars isLoaded={false} />);
  view.rerender(<Cars isLoaded />);
  expect(found).toEqual([false, false, true]);
});

claim(
  'Wait until the object is ready',
  'The demo selects the car with the highest rate',
  async () => {
    render(<ApiWhenReady />);
    await userEvent.click(screen.getByRole('button', { name: 'Find the highest rate' }));
    const row = document.querySelector('[role="row"][aria-selected="true"]');
    expect(row?.getAttribute('data-id')).toBe('RC-138');
    expect(document.activeElement?.getAttribute('data-field')).toBe('rate');
  },
);

claim("Do what users can't", 'Every method of the table works on a locked column', () => {
  const { api, apiRef } = mountPremium({ columns: locked });
  act(() => api.sortColumn('rate', 'desc'));
  expect(gridSortedRowIdsSelector(apiRef)).toEqual([2, 3, 1]);
  act(() => api.upsertFilterItem({ field: 'rate', operator: '>', value: 50 }));
  expect(gridFilteredRowCountSelector(apiRef)).toBe(2);
  act(() => api.setColumnVisibility('rate', false));
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['brand']);
  act(() => api.setColumnVisibility('rate', true));
  act(() => api.setColumnWidth('rate', 222));
  expect(api.getColumn('rate').width).toBe(222);
  act(() => api.setColumnIndex('rate', 0));
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['rate', 'brand']);
  act(() => api.pinColumn('rate', GridPinnedColumnPosition.RIGHT));
  expect(gridPinnedColumnsSelector(apiRef).right).toEqual(['rate']);
  act(() => api.setAggregationModel({ rate: 'sum' }));
  expect(JSON.stringify(gridAggregationLookupSelector(apiRef))).toContain('"value":150');
  act(() => api.setRowGroupingModel(['rate']));
  expect(texts('__row_group_by_columns_group__')).toContain('90 (1)');
});

claim("Do what users can't", 'disableColumn… props affect only the interface', () => {
  const { api, apiRef } = mountPremium({
    ...{ disableColumnSorting: true, disableColumnFilter: true },
    ...{ disableColumnSelector: true, disableColumnResize: true },
  });
  act(() => api.sortColumn('brand', 'desc'));
  act(() => api.upsertFilterItem({ field: 'brand', operator: 'equals', value: 'Alba' }));
  act(() => api.setColumnVisibility('rate', false));
  act(() => api.setColumnWidth('brand', 222));
  expect([gridSortedRowIdsSelector(apiRef)[0], gridFilteredRowCountSelector(apiRef)]).toEqual([
    2, 2,
  ]);
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['brand']);
  expect(api.getColumn('brand').width).toBe(222);
});

claim(
  "Do what users can't",
  'Editing, selection, grouping, aggregation obey their settings',
  () => {
    const { api, apiRef } = mountPremium({
      ...{ isRowSelectable: () => false, disableRowGrouping: true, disableAggregation: true },
    });
    expect(() => api.startCellEditMode({ id: 1, field: 'rate' })).toThrow('is not editable');
    act(() => api.selectRow(1));
    expect(gridRowSelectionIdsSelector(apiRef).size).toBe(0);
    act(() => api.setRowGroupingModel(['brand']));
    act(() => api.setAggregationModel({ rate: 'sum' }));
    expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['brand', 'rate']);
    expect(gridAggregationLookupSelector(apiRef)).toEqual({});
    const other = mountPremium({ rowSelection: false });
    act(() => other.api.selectRow(1));
    expect(gridRowSelectionIdsSelector(other.apiRef).size).toBe(0);
  },
);

claim('Call methods on a controlled grid', 'A method only calls the callback', () => {
  const onPaginationModelChange = vi.fn();
  const paginationModel = { page: 0, pageSize: 1 };
  const { api, apiRef, update } = mountGrid({
    ...{ rows, columns, paginationModel, onPaginationModelChange, pageSizeOptions: [1] },
  });
  act(() => api.setPage(1));
  expect(onPaginationModelChange.mock.calls[0]?.[0]).toEqual({ page: 1, pageSize: 1 });
  expect(gridPageSelector(apiRef)).toBe(0);
  update({ paginationModel: { page: 1, pageSize: 1 } });
  expect(gridPageSelector(apiRef)).toBe(1);
});

claim('Read values', 'An unknown id: getRow returns null, the cell methods throw', () => {
  const { api } = mountGrid({ rows, columns });
  expect(api.getRow(99)).toBeNull();
  expect(() => api.getCellValue(99, 'rate')).toThrow('No row with id #99 found');
  expect(() => api.getCellParams(99, 'rate')).toThrow('No row with id #99 found');
});

claim('All methods', 'DataGrid lacks the methods of Pro and those that version 8 removed', () => {
  const { api } = mountGrid({ rows, columns });
  for (const name of ['setRowIndex', 'selectRows', 'setColumnIndex', 'resize', 'forceUpdate']) {
    expect(name in api).toBe(false);
  }
  expect('setRowIndex' in mountPremium().api).toBe(true);
});

claim('Why do I get "MUI X: Could not find the Data Grid context"?', 'Outside a grid', () => {
  expect(() => renderHook(() => useGridApiContext())).toThrow(
    'MUI X: Could not find the Data Grid context.',
  );
});

claim('How do I update several rows in the Community plan?', 'One row per call', () => {
  const { api } = mountGrid({ rows, columns });
  expect(() => api.updateRows([{ id: 1 }, { id: 2 }])).toThrow('several rows at once');
});

claim(
  'Why do I get "No row with id #undefined found"?',
  'The methods that read a row throw it for an id that no row has',
  () => {
    const { api } = mountPremium();
    const id = undefined as unknown as number;
    const message = 'No row with id #undefined found';
    expect(() => api.getCellValue(id, 'brand')).toThrow(message);
    expect(() => api.getCellParams(id, 'brand')).toThrow(message);
    expect(() => api.getRowParams(id)).toThrow(message);
    expect(api.getRow(99)).toBeNull();
  },
);
