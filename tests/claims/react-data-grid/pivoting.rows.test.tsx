import { act } from '@testing-library/react';
import {
  GRID_AGGREGATION_FUNCTIONS,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { lines } from './excel';
import { headerText, shown, sort } from './grouping';
import { cells, columns, model, mountPivot, rows } from './pivot';

const claim = claimsOf('/x/react-data-grid/pivoting/');

claim('What changes in pivot mode', 'New rows update the table', async () => {
  const { apiRef, update } = mountPivot();
  await act(async () => apiRef.current.updateRows([{ ...rows[1]!, sales: 50 }]));
  expect(cells()[0]).toBe('North (2)|10|50|');
  update({ rows: rows.slice(0, 2) });
  expect(cells()).toEqual(['North (2)|10|30', '|10|30']);
});

claim(
  'What changes in pivot mode',
  'Empty rows are ignored, partial updates lose fields',
  async () => {
    const { apiRef, update } = mountPivot();
    update({ rows: [] });
    expect(cells()[0]).toBe('North (2)|10|30|');
    await act(async () => apiRef.current.updateRows([{ id: 2, sales: 60 }]));
    expect(cells().slice(0, 2)).toEqual(['||60|', 'North (1)|10||']);
  },
);

claim('What changes in pivot mode', 'The innermost groups have no arrow; -1 shows rows', () => {
  const two = { ...model, rows: [{ field: 'region' }, { field: 'day-year' }] };
  mountPivot(two, { defaultGroupingExpansionDepth: 1 });
  expect(shown().slice(0, -1)).toEqual(['North', '2025', 'South', '2024']);
  expect(document.querySelectorAll('[aria-label="see children"]')).toHaveLength(0);
  document.body.replaceChildren();
  mountPivot(model, { defaultGroupingExpansionDepth: -1 });
  expect(shown().slice(0, -1)).toEqual(['North', '1', '2', 'South', '3', '4']);
});

claim("Save the user's pivot table", 'exportState has no pivot model', () => {
  const { apiRef } = mountPivot();
  expect(apiRef.current.exportState()).not.toHaveProperty('pivoting');
});

claim('Why are some cells empty?', 'A 0 is empty in rows, not at the bottom', () => {
  const zero = rows.map((row) => ({ ...row, sales: 0 }));
  const renderCell = vi.fn(() => 'x');
  const withRenderer = columns.map((column) =>
    column.field === 'sales' ? { ...column, renderCell } : column,
  );
  mountPivot(model, { rows: zero });
  expect(cells()).toEqual(['North (2)|||', 'South (2)|||', '|0|0|0']);
  document.body.replaceChildren();
  mountPivot(model, { rows: zero, columns: withRenderer });
  expect(cells()[0]).toBe('North (2)|||');
});

claim('Why are some cells empty?', 'A function that returns a text shows the 0', () => {
  const { sum } = GRID_AGGREGATION_FUNCTIONS;
  const total: GridAggregationFunction<number, number | string> = {
    columnTypes: ['number'],
    apply: (params) => sum.apply(params) || '0',
  };
  const values = [{ field: 'sales', aggFunc: 'total' }];
  mountPivot({ ...model, values }, { aggregationFunctions: { total } });
  expect(cells()).toEqual(['North (2)|10|30|0', 'South (2)|0|0|7', '|10|30|7']);
});

claim('Why do headers read "North>->sales"?', 'The value column has no headerName', () => {
  mountPivot(model, { columns: columns.map(({ headerName: _name, ...column }) => column) });
  expect(headerText('Q1>->sales')).toBe('Q1>->salessum');
});

claim('How do I show a sum and an average of the same field?', 'Twice throws; derive', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const values = [
    { field: 'sales', aggFunc: 'sum' },
    { field: 'sales', aggFunc: 'avg' },
  ];
  expect(() => mountPivot({ ...model, values })).toThrow(
    'MUI X: columnGroupingModel contains duplicated field',
  );
  error.mockRestore();
  values[1]!.field = 'average';
  mountPivot(
    { ...model, values },
    {
      getPivotDerivedColumns: (column) =>
        column.field === 'sales'
          ? [{ field: 'average', type: 'number', valueGetter: (_value, row) => row.sales }]
          : undefined,
    },
  );
  expect(cells().at(-1)).toBe('|10|10|30|15|7|7');
});

claim('How do I sort the rows of a pivot table at the start?', 'Not by a sort model', () => {
  const field = 'Q1>->sales';
  const { apiRef } = mountPivot(model, {
    initialState: {
      pivoting: { model, enabled: true },
      sorting: { sortModel: [{ field, sort: 'asc' }] },
    },
  });
  const order = () => cells().map((text) => text.slice(0, 5));
  expect(order().slice(0, 2)).toEqual(['North', 'South']);
  sort(apiRef, field);
  expect(order().slice(0, 2)).toEqual(['South', 'North']);
  document.body.replaceChildren();
  mountPivot(model, { rows: [...rows].reverse() });
  expect(order().slice(0, 2)).toEqual(['South', 'North']);
});

claim('What do the CSV and Excel exports of a pivot table contain?', 'Groups and your rows', () => {
  const { apiRef } = mountPivot();
  const lines = apiRef.current.getDataAsCsv().split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    ',Q2,Q1,(No value)',
    'Region,Sales,Sales,Sales',
    'North,10,30,0',
    ',10,,',
  ]);
  expect(lines).toHaveLength(9);
  const tree = gridRowTreeSelector(apiRef);
  const getRowsToExport = () =>
    apiRef.current.getSortedRowIds().filter((id) => tree[id]?.type === 'group');
  expect(apiRef.current.getDataAsCsv({ getRowsToExport }).split('\r\n').slice(2)).toEqual([
    'North,10,30,0',
    'South,0,0,7',
  ]);
});

claim(
  'Why does the Excel file of a pivot table contain text instead of numbers?',
  'No type in the columns; the values can be written afterwards',
  async () => {
    const large = [...rows, { ...rows[0]!, id: 5, region: 'West', sales: -1200 }];
    const { apiRef } = mountPivot(model, { rows: large });
    const tree = gridRowTreeSelector(apiRef);
    const groups = gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => tree[id]?.type === 'group',
    );
    const ids = [...groups, 'auto-generated-group-footer-root'];
    const all = lines((await apiRef.current.getDataAsExcel())!);
    expect(all).toHaveLength(2 + large.length + ids.length);
    const getRowsToExport = () => ids;
    const asText = lines((await apiRef.current.getDataAsExcel({ getRowsToExport }))!);
    expect(asText.slice(2).map((row) => (row as unknown[])[1])).toEqual([
      '10',
      '0',
      "'-1,200",
      "'-1,190",
    ]);
    const asNumbers = await apiRef.current.getDataAsExcel({
      getRowsToExport,
      exceljsPostProcess: async ({ worksheet }) => {
        const firstRow = worksheet.rowCount - ids.length + 1;
        const fields = worksheet.columns.map(({ key }) => key ?? '');
        for (const field of fields.filter((key) => key.includes('>->'))) {
          ids.forEach((id, index) => {
            const cell = worksheet.getRow(firstRow + index).getCell(field);
            cell.value = apiRef.current.getCellValue(id, field);
          });
        }
      },
    });
    const written = lines(asNumbers!).slice(2);
    expect(written.map((row) => (row as unknown[])[1])).toEqual([10, 0, -1200, -1190]);
  },
);
