import { expect, test } from 'vitest';
import { readProseName } from './proseForms';

test.each([
  ['columns', undefined, 'columns', 'columns'],
  ['<DataGrid />', undefined, 'DataGrid', 'DataGrid'],
  ['<DataGrid rows={rows}>', undefined, 'DataGrid', 'DataGrid'],
  ['setPage(0)', undefined, 'setPage', 'setPage'],
  ['rows={[]}', undefined, 'rows', 'rows'],
  ['groupable: false', undefined, 'groupable', 'groupable'],
  ['GridColDef<Row>[]', undefined, 'GridColDef', 'GridColDef'],
  ['initialState.sorting.sortModel', undefined, 'initialState', 'initialState'],
  ['apiRef.current.setPage(1)', 'current', 'setPage', 'apiRef.current.setPage(1)'],
  ['slotProps.toolbar', 'slotProps', 'toolbar', 'slotProps.toolbar'],
  ['slotProps.toolbar.csvOptions', 'slotProps', 'toolbar', 'slotProps.toolbar'],
  ['GridColDef.type', 'GridColDef', 'type', 'GridColDef.type'],
])('%s asks for %s · %s', (code, owner, name, link) => {
  const found = readProseName(code)!;
  expect([found.owner, found.name, code.slice(found.start, found.end)]).toEqual([
    owner,
    name,
    link,
  ]);
});

test.each(["'single'", '@mui/x-charts/BarChart', '1', '.MuiDataGrid-row', 'npm install', '[a, b]'])(
  '%s names nothing',
  (code) => {
    expect(readProseName(code)).toBeUndefined();
  },
);
