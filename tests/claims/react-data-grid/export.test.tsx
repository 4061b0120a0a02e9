import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  ExportCsv,
  gridDataRowIdsSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  Toolbar,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridCsvExportOptions,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { afterEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { downloads, lines, readWorkbook, sheetOf, startWorker } from './excel';

const claim = claimsOf('/x/react-data-grid/export/');
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = [
  { id: 1, client: 'Lyon', total: 30 },
  { id: 2, client: 'Böhm', total: -5 },
  { id: 3, client: 'Lyon', total: 10 },
];
const columns: GridColDef[] = [{ field: 'client' }, { field: 'total', type: 'number' }];

function mount(props: Partial<DataGridPremiumProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  render(
    <DataGridPremium
      apiRef={result.current}
      rows={rows}
      columns={columns}
      disableVirtualization
      {...props}
    />,
  );
  const apiRef = { current: result.current.current! };
  const csv = (options?: GridCsvExportOptions) =>
    apiRef.current.getDataAsCsv(options).split('\r\n');
  const excel = async (options?: GridExcelExportOptions) =>
    readWorkbook(await (await apiRef.current.getDataAsExcel(options))!.xlsx.writeBuffer());
  return { apiRef, csv, excel };
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

claim('Data Grid - Export', 'The toolbar has a menu with CSV, print, and Excel', async () => {
  mount({ showToolbar: true });
  expect(await openMenu()).toEqual(['Print', 'Download as CSV', 'Download as Excel']);
});

claim('Set the options', 'csvOptions apply to the menu, disableToolbarButton removes', async () => {
  const files = downloads();
  const csvOptions = { fileName: 'ledger', delimiter: ';', utf8WithBom: true };
  const printOptions = { disableToolbarButton: true };
  mount({ showToolbar: true, slotProps: { toolbar: { csvOptions, printOptions } } });
  expect(await openMenu()).toEqual(['Download as CSV', 'Download as Excel']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download as CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['ledger.csv']);
  const bytes = new Uint8Array(await files[0]!.blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('client;total\r\nLyon;30');
});

claim('Set the options', 'disableToolbarButton in excelOptions throws in development', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const excelOptions = { disableToolbarButton: true };
  expect(() => mount({ showToolbar: true, slotProps: { toolbar: { excelOptions } } })).toThrow(
    "setting 'displayName'",
  );
});

claim('Use your own button', 'Only its own options apply to a button', async () => {
  const files = downloads();
  const toolbar = () => (
    <Toolbar>
      <ExportCsv options={{ fields: ['total'] }}>Save</ExportCsv>
    </Toolbar>
  );
  document.title = 'Invoices';
  const slotProps = { toolbar: { csvOptions: { fileName: 'ignored' } } };
  mount({ showToolbar: true, slots: { toolbar }, slotProps });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(files.map(({ name }) => name)).toEqual(['Invoices.csv']);
  expect(await files[0]!.blob.text()).toBe('total\r\n30\r\n"\'-5"\r\n10');
});

claim('Choose the columns', 'allColumns, fields, and the checkbox column', () => {
  const { csv } = mount({
    checkboxSelection: true,
    columns: [...columns, { field: 'work' }, { field: 'status', disableExport: true }],
    columnVisibilityModel: { work: false },
  });
  expect(csv()[0]).toBe('client,total');
  expect(csv({ allColumns: true })[0]).toBe('client,total,work');
  const fields = ['status', 'work', 'client'];
  expect(csv({ fields, allColumns: true })[0]).toBe('status,work,client');
});

claim('Choose the rows', 'All pages, filtered, sorted, pinned; or else the selected rows', () => {
  const { apiRef, csv } = mount({
    pagination: true,
    pageSizeOptions: [1],
    pinnedRows: { top: [{ id: 9, client: 'Top' }] },
    initialState: {
      pagination: { paginationModel: { pageSize: 1 } },
      sorting: { sortModel: [{ field: 'total', sort: 'asc' }] },
      filter: { filterModel: { items: [{ field: 'total', operator: '>', value: 0 }] } },
    },
  });
  const options = { includeHeaders: false };
  expect(csv(options)).toEqual(['Top,', 'Lyon,10', 'Lyon,30']);
  expect(gridDataRowIdsSelector(apiRef)).toEqual([1, 2, 3]);
  expect(gridSortedRowIdsSelector(apiRef)).toEqual([2, 3, 1]);
  expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([3, 1]);
  expect(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)).toEqual([3]);
  act(() => apiRef.current.selectRow(1));
  expect(csv(options)).toEqual(['Lyon,30']);
  const getRowsToExport = () => gridFilteredSortedRowIdsSelector(apiRef);
  expect(csv({ ...options, getRowsToExport })).toEqual(['Lyon,10', 'Lyon,30']);
});

claim('Leave out group rows', 'Groups, closed rows and the grand total; no footers', () => {
  const { apiRef, csv } = mount({
    initialState: {
      rowGrouping: { model: ['client'] },
      aggregation: { model: { total: 'sum' } },
    },
    getAggregationPosition: () => 'footer',
  });
  const options = { includeHeaders: false, fields: ['client', 'total'], escapeFormulas: false };
  expect(gridExpandedSortedRowIdsSelector(apiRef)).toHaveLength(2);
  // Two groups, three rows, and the grand total.
  expect(csv(options)).toEqual([',', 'Lyon,30', 'Lyon,10', ',', 'Böhm,-5', ',35']);
});

claim('CSV', 'valueFormatter, never renderCell; an object warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const renderCell = vi.fn(() => 'cell');
  const client: GridColDef = { field: 'client', renderCell };
  const data = [{ id: 1, client: { name: 'A,"B"' } }];
  const { csv } = mount({ rows: data, columns: [client] });
  renderCell.mockClear();
  expect(csv()).toEqual(['client', '[object Object]']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^MUI X: When the value of a field is an object or a/);
  expect(renderCell).not.toHaveBeenCalled();
  const valueFormatter = (value: { name: string }) => value.name;
  const formatted = mount({ rows: data, columns: [{ ...client, valueFormatter }] });
  expect(formatted.csv()).toEqual(['client', '"A,""B"""']);
});

claim('Set the delimiter, encoding, and raw values', 'Raw values, and dates in UTC', () => {
  const date = new Date(2026, 6, 1);
  const props: Partial<DataGridPremiumProps> = {
    rows: [{ id: 1, total: 5, date }],
    columns: [
      { field: 'total', type: 'number', valueFormatter: (value) => `€${value}` },
      { field: 'date', type: 'date' },
    ],
  };
  const raw = mount({ ...props, ignoreValueFormatterDuringExport: true });
  expect(raw.csv()[1]).toBe(`5,${date.toISOString()}`);
  const clipboard = mount({
    ...props,
    ignoreValueFormatterDuringExport: { clipboardExport: true },
  });
  expect(clipboard.csv()[1]).toBe(`€5,${date.toLocaleDateString()}`);
});

claim('Set the delimiter, encoding, and raw values', 'Quotes go only with both options', () => {
  const { csv } = mount({ rows: [{ id: 1, client: 'a,b' }], columns: [{ field: 'client' }] });
  expect(csv({ shouldAppendQuotes: false })[1]).toBe('"a,b"');
  expect(csv({ shouldAppendQuotes: false, escapeFormulas: false })[1]).toBe('a,b');
});

claim('Formulas and negative numbers', 'Six starts get an apostrophe', () => {
  const texts = ['=1', '+1', '-1', '@a', '\ta', '\ra', 'a=1', '*1'];
  const data = texts.map((client, id) => ({ id, client }));
  const { apiRef } = mount({ rows: data, columns: [{ field: 'client' }] });
  const escaped = apiRef.current.getDataAsCsv({ includeHeaders: false });
  expect(escaped).toBe(
    ['"\'=1"', '"\'+1"', '"\'-1"', '"\'@a"', '"\'\ta"', '"\'\ra"', 'a=1', '*1'].join('\r\n'),
  );
  expect(apiRef.current.getDataAsCsv({ escapeFormulas: false })).not.toContain("'");
});

const typed: GridColDef[] = [
  { field: 'total', type: 'number', width: 150, valueFormatter: (value) => `€${value}` },
  { field: 'date', type: 'date' },
  { field: 'done', type: 'boolean' },
  { field: 'status', type: 'singleSelect', valueOptions: [{ value: 'p', label: 'Paid' }] },
  { field: 'size', type: 'singleSelect', valueOptions: () => ['S', 'M'] },
  { field: 'note', flex: 1, valueFormatter: (value) => `* ${value}` },
  { field: 'menu', type: 'actions', getActions: () => [] },
];
const typedRows = [
  { id: 1, total: -5, date: new Date(2026, 6, 1), done: true, status: 'p', size: 'M', note: 'n' },
];

claim('Excel', 'Each type is written as the table says', async () => {
  const { excel } = mount({ rows: typedRows, columns: typed });
  const workbook = await excel({ columnsStyles: { total: { numFmt: '0.00' } } });
  const date = new Date(Date.UTC(2026, 6, 1));
  expect(lines(workbook)).toEqual([
    ['total', 'date', 'done', 'status', 'size', 'note'],
    [-5, date, true, 'Paid', 'M', '* n'],
  ]);
  const sheet = sheetOf(workbook);
  expect(sheet.getCell('A2').numFmt).toBe('0.00');
  expect(sheet.getCell('B2').numFmt).toBe('dd.mm.yyyy');
  const menu = await excel({ fields: ['note', 'menu'], includeHeaders: false });
  expect(lines(menu)).toEqual([['* n']]);
});

claim('Excel', 'An array goes to the Options sheet, a function into the cell', async () => {
  const { excel } = mount({ rows: typedRows, columns: typed });
  const workbook = await excel();
  expect(lines(workbook, 'Options')).toEqual([['status'], ['Paid']]);
  expect(sheetOf(workbook).getCell('D2').dataValidation.formulae).toEqual(['Options!$A$2:$A$2']);
  expect(sheetOf(workbook).getCell('E2').dataValidation.formulae).toEqual(['"S,M"']);
  const named = await excel({ valueOptionsSheetName: 'Choices' });
  expect(named.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'Choices']);
});

claim('Excel', 'Outline levels, merged cells, and the width without flex', async () => {
  const { excel } = mount({
    columns: [
      { field: 'client', colSpan: (_value, row) => (row.id === 2 ? 2 : 1), width: 150 },
      { field: 'total', type: 'number', flex: 1 },
    ],
    initialState: { rowGrouping: { model: ['client'] } },
    groupingColDef: { width: 75 },
  });
  const sheet = sheetOf(await excel());
  expect([2, 3, 4, 5, 6].map((row) => sheet.getRow(row).outlineLevel)).toEqual([0, 1, 1, 0, 1]);
  expect([1, 2, 3].map((column) => sheet.getColumn(column).width)).toEqual([10, 20, 100 / 7.5]);
  expect(sheet.getCell('C6').master.address).toBe('B6');
});

claim(
  'Add a title, a footer, and your branding',
  'Above the header, and below the rows',
  async () => {
    const { excel } = mount({ columns: [{ field: 'client' }] });
    const workbook = await excel({
      exceljsPreProcess: async ({ worksheet }) => void worksheet.addRow(['Title']),
      exceljsPostProcess: async ({ worksheet }) => void worksheet.addRow(['End']),
    });
    expect(lines(workbook).flat()).toEqual(['Title', 'client', 'Lyon', 'Böhm', 'Lyon', 'End']);
  },
);

claim(
  'Keep the page responsive with a worker',
  'It sets up hooks, and ignores headers',
  async () => {
    const files = downloads();
    const onExcelExportStateChange = vi.fn();
    const { apiRef, excel } = mount({
      onExcelExportStateChange,
      columnGroupingModel: [{ groupId: 'Money', children: [{ field: 'total' }] }],
    });
    expect(lines(await excel())[0]).toEqual([undefined, 'Money']);
    const write = async (options: GridExcelExportOptions) => {
      const worker = startWorker();
      const withWorker = { ...options, worker: () => worker as unknown as Worker };
      await act(async () => apiRef.current.exportDataAsExcel(withWorker));
      await waitFor(() => expect(worker.terminate).toHaveBeenCalled());
      return lines(await readWorkbook(await files.at(-1)!.blob.arrayBuffer()));
    };
    expect(await write({ includeHeaders: false })).toEqual([
      ['client', 'total'],
      ['Lyon', 30],
      ['Böhm', -5],
      ['Lyon', 10],
      ['From the worker'],
    ]);
    expect(onExcelExportStateChange.mock.calls.map(([state]) => state)).toEqual([
      'pending',
      'finished',
    ]);
    const withGroups = await write({ includeColumnGroupsHeaders: true });
    expect(withGroups.slice(0, 2)).toEqual([
      [undefined, 'Money'],
      ['client', 'total'],
    ]);
  },
);

claim(
  'Keep the page responsive with a worker',
  'A worker that fails is never reported',
  async () => {
    const onExcelExportStateChange = vi.fn();
    const { apiRef } = mount({ onExcelExportStateChange });
    const worker = { postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker;
    await act(async () => apiRef.current.exportDataAsExcel({ worker: () => worker }));
    worker.onerror?.call(worker, new ErrorEvent('error'));
    expect(onExcelExportStateChange.mock.calls.map(([state]) => state)).toEqual(['pending']);
  },
);

claim('Export another format', 'getCellValue is raw, getCellParams has the formatted value', () => {
  const { apiRef } = mount({
    columns: [{ field: 'total', type: 'number', valueFormatter: (value) => `€${value}` }],
  });
  expect(apiRef.current.getCellValue(1, 'total')).toBe(30);
  expect(apiRef.current.getCellParams(1, 'total').formattedValue).toBe('€30');
});
