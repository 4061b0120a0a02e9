import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GRID_DATE_COL_DEF,
  GRID_NUMERIC_COL_DEF,
  GRID_STRING_COL_DEF,
  getGridDateOperators,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import CellRendererGallery from '../../../data/react-data-grid/custom-columns/CellRendererGallery';
import { country } from '../../../data/react-data-grid/custom-columns/countryColumn';
import CurrencyType from '../../../data/react-data-grid/custom-columns/CurrencyType';
import DatePickerColumns from '../../../data/react-data-grid/custom-columns/DatePickerColumns';
import { email, link } from '../../../data/react-data-grid/custom-columns/linkColumns';
import SparklineCells from '../../../data/react-data-grid/custom-columns/SparklineCells';
import { claimsOf } from '../claim';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/custom-columns/');

const rows = [
  { id: 1, minutes: 125, price: 1000 },
  { id: 2, minutes: 605, price: 90 },
];
const mount = (columns: GridColDef[]) => mountGrid({ rows, columns });
const cellAt = (field: string, index = 0) =>
  document.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)[index]!;

claim('Data Grid - Custom column types', 'Both columns sort by number', async () => {
  render(<CurrencyType />);
  expect(texts('pay')[0]).toBe('€4,402.00');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Pay' }));
  expect(texts('pay')[0]).toBe('€3,332.00');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Hourly rate' }));
  expect(texts('rate')).toEqual(['€27.00', '€29.00', '€31.00', '€34.00', '€36.00']);
});

const price: GridColTypeDef<number, string> = {
  type: 'number',
  width: 90,
  valueFormatter: (value) => `€${value}`,
};

claim('Data Grid - Custom column types', 'The formatted price is exported', () => {
  const { api } = mount([{ ...price, field: 'price' }]);
  expect(api.getDataAsCsv().split('\r\n')).toEqual(['price', '€1000', '€90']);
});

claim('Extend a built-in type', 'The built-in type adds what the type doesn’t set', () => {
  const { api } = mount([{ ...price, field: 'price' }]);
  const column = api.getColumn('price');
  expect(column.filterOperators).toBe(GRID_NUMERIC_COL_DEF.filterOperators);
  expect([column.align, column.sortComparator]).toEqual([
    'right',
    GRID_NUMERIC_COL_DEF.sortComparator,
  ]);
  expect(texts('price')).toEqual(['€1000', '€90']);
});

claim('Extend a built-in type', 'Properties after the spread win, before it they lose', () => {
  const { api } = mount([
    { ...price, field: 'price', width: 120 },
    { width: 120, ...price, field: 'minutes' },
  ]);
  expect(['price', 'minutes'].map((field) => api.getColumn(field).width)).toEqual([120, 90]);
});

claim('Extend a built-in type', 'Without type, the column is a string column', () => {
  const { api } = mount([{ valueFormatter: price.valueFormatter, field: 'price' }]);
  expect(api.getColumn('price').sortComparator).toBe(GRID_STRING_COL_DEF.sortComparator);
  expect(GRID_DATE_COL_DEF.type).toBe('date');
});

const toText = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const duration: GridColTypeDef<string> = {
  valueGetter: (minutes: number) => toText(minutes),
  valueSetter: (text, row, column) => ({ ...row, [column.field]: toMinutes(text) }),
  sortComparator: (a: string, b: string) => toMinutes(a) - toMinutes(b),
  preProcessEditCellProps: ({ props }) => ({ ...props, error: !/^\d+:\d\d$/.test(props.value) }),
};

claim(
  'Change all parts that depend on the value',
  'The duration sorts, exports, and edits',
  async () => {
    const { api } = mount([{ ...duration, field: 'minutes', editable: true }]);
    act(() => api.setSortModel([{ field: 'minutes', sort: 'desc' }]));
    expect(api.getDataAsCsv().split('\r\n')).toEqual(['minutes', '10:05', '2:05']);
    await userEvent.dblClick(cellAt('minutes', 1));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('2:05');
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(input, ':30');
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(api.getRow(1).minutes).toBe(750));
    expect(texts('minutes')).toEqual(['12:30', '10:05']);
  },
);

claim('Display a chart in each cell', 'Charts have a name, and sort by their sum', async () => {
  render(<SparklineCells />);
  expect(screen.getAllByRole('img')[0]!.getAttribute('aria-label')).toBe('147 hours in 30 days');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Last 30 days' }));
  const totals = texts('total').map(Number);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(totals[0]).toBe(98);
});

claim('Edit and filter dates with pickers', 'A picked day is saved as a Date', async () => {
  render(<DatePickerColumns />);
  await userEvent.dblClick(cellAt('hiredOn'));
  const editor = within(cellAt('hiredOn'));
  await userEvent.click(editor.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('12{Enter}');
  await waitFor(() => expect(texts('hiredOn')[0]).toBe(new Date(2018, 8, 12).toLocaleDateString()));
});

claim('Edit and filter dates with pickers', 'The panel filters with the picker', async () => {
  render(<DatePickerColumns />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('tooltip'));
  await userEvent.click(panel.getByRole('combobox', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('option', { name: 'Hired on' }));
  await userEvent.click(panel.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('02172020');
  await waitFor(() => expect(texts('lastName')).toEqual(['Wrona']));
});

claim('Avoid filters that are one day off', 'A text works, local midnight does not', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const day = new Date(2026, 2, 28);
  const matches = (value: unknown, showTime = false) =>
    getGridDateOperators(showTime)[0]!.getApplyFilterFn(
      { field: 'day', operator: 'is', value },
      { field: 'day' },
    )!(day, {}, { field: 'day' }, { current: null as never });
  expect(matches('2026-03-28')).toBe(true);
  expect(matches(day)).toBe(false);
  expect(matches(day, true)).toBe(true);
  expect(matches('2026-03-28T00:00', true)).toBe(true);
  vi.unstubAllEnvs();
});

claim('Edit and filter dates with pickers', 'An invalid date hides all rows', () => {
  const hired = { field: 'hired', type: 'date' as const };
  const { api } = mountGrid({
    rows: [{ id: 1, hired: new Date(2020, 1, 17) }],
    columns: [hired],
  });
  const filter = (value: unknown) =>
    act(() => api.setFilterModel({ items: [{ field: 'hired', operator: 'is', value }] }));
  filter('2020-02-17');
  expect(texts('hired')).toHaveLength(1);
  filter('Invalid Date');
  expect(texts('hired')).toHaveLength(0);
});

claim('Copy ready-made columns', 'Cells without a value stay empty', () => {
  mountGrid({
    rows: [{ id: 1 }],
    columns: [
      { ...link, field: 'site' },
      { ...email, field: 'mail' },
      { ...country, field: 'country' },
    ],
  });
  for (const field of ['site', 'mail', 'country']) {
    expect(cellAt(field).childElementCount).toBe(0);
  }
});

claim('Copy ready-made columns', 'The rating editor saves its stars', async () => {
  render(<CellRendererGallery />);
  await userEvent.dblClick(cellAt('review'));
  fireEvent.click(within(cellAt('review')).getByRole('radio', { name: '2 Stars' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(within(cellAt('review')).getByRole('img', { name: '2 Stars' })).toBeTruthy();
});

claim('Copy ready-made columns', 'An invalid address is refused', async () => {
  const { api } = mountGrid({
    rows: [{ id: 1, site: 'https://example.com' }],
    columns: [{ ...link, field: 'site' }],
  });
  for (const [text, error] of [
    ['javascript:alert(1)', true],
    ['example', true],
    ['https://mui.com', false],
  ] as const) {
    act(() => api.startCellEditMode({ id: 1, field: 'site' }));
    const set = async () => api.setEditCellValue({ id: 1, field: 'site', value: text });
    expect(await act(set)).toBe(!error);
    await act(async () =>
      api.stopCellEditMode({ id: 1, field: 'site', ignoreModifications: error }),
    );
  }
  expect(api.getRow(1).site).toBe('https://mui.com');
});

claim('Can I register a new name for type?', 'Other names behave like string', () => {
  const { api } = mount([{ field: 'price', type: 'money' as 'string' }]);
  expect(api.getColumn('price').filterOperators).toBe(GRID_STRING_COL_DEF.filterOperators);
});

claim('What changes in Pro and Premium?', 'Header filters pass a menu and a clear button', () => {
  let received = {};
  const InputComponent = (props: object) => {
    received = props;
    return null;
  };
  const filterOperators = [{ value: 'is', getApplyFilterFn: () => null, InputComponent }];
  const columns = [{ field: 'price', filterOperators }];
  render(<DataGridPro {...{ rows, columns }} headerFilters />);
  expect(Object.keys(received)).toEqual(
    expect.arrayContaining(['headerFilterMenu', 'clearButton']),
  );
});

claim('What changes in Pro and Premium?', 'A type sets what aggregation offers', () => {
  const { result } = renderHook(() => useGridApiRef());
  const columns: GridColDef[] = [
    { ...price, field: 'price', availableAggregationFunctions: ['sum'] } as GridColDef,
  ];
  render(
    <DataGridPremium
      {...{ rows, columns }}
      apiRef={result.current}
      aggregationModel={{ price: 'avg' }}
    />,
  );
  expect(texts('price')).toEqual(['€1000', '€90']);
});
