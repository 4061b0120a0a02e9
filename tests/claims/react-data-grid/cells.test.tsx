import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import AdvanceStatus from '../../../data/react-data-grid/cells/AdvanceStatus';
import CellClicks from '../../../data/react-data-grid/cells/CellClicks';
import ConditionalCellClass from '../../../data/react-data-grid/cells/ConditionalCellClass';
import ThreeWays from '../../../data/react-data-grid/cells/ThreeWays';
import { claimsOf } from '../claim';
import { mountGrid, texts, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/cells/');

const rows = [
  { id: 1, customer: 'Marlow', total: 312, nested: { city: 'Bergen' } },
  { id: 2, customer: 'Ardent', total: 96, nested: { city: 'Lyon' } },
];
const many = Array.from({ length: 100 }, (_, id) => ({ id, total: id % 7 }));
const mount = (columns: GridColDef[], props: Props = {}) => mountGrid({ rows, columns, ...props });
const cell = (name: string) => screen.getByRole('gridcell', { name });
const quickFilter = (text: string) => ({ filterModel: { items: [], quickFilterValues: [text] } });
const shownOf = (column: Partial<GridColDef>) => {
  const { unmount } = mount([{ field: 'total', ...column }]);
  const shown = texts('total')[0];
  unmount();
  return shown;
};

claim('Data Grid - Cells', 'The functions leave the rows as they are', () => {
  const before = JSON.stringify(rows);
  mount([{ field: 'total', valueGetter: () => 1, valueFormatter: () => 'one' }]);
  expect([texts('total'), JSON.stringify(rows)]).toEqual([['one', 'one'], before]);
});

claim('Choose the function for your task', 'Each function receives the previous result', () => {
  const chain: GridColDef = {
    field: 'total',
    valueGetter: (value: number) => value + 1,
    valueFormatter: (value: number) => `€${value}`,
    renderCell: ({ value, formattedValue }) => `${value} as ${formattedValue}`,
  };
  mount([chain]);
  expect(texts('total')).toEqual(['313 as €313', '97 as €97']);
});

claim('Choose the function for your task', 'The demo sorts and exports as stated', async () => {
  render(<ThreeWays />);
  const csv = () => screen.getByText(/First row/).textContent;
  expect(texts('a').slice(0, 3)).toEqual(['€96.00', '€75.00', '€540.00']);
  expect(csv()).toContain('Bolt M2,€96.00,€96.00,96');
  await userEvent.click(screen.getByRole('columnheader', { name: 'valueFormatter' }));
  expect(texts('b').slice(0, 2)).toEqual(['€75.00', '€96.00']);
  expect(csv()).toContain('Anchor 6 mm,€75.00,€75.00,75');
});

claim('Choose the function for your task', 'Filters compare text or numbers', () => {
  const format = (value: number) => `€${value}`;
  const { api, update } = mount([
    { field: 'customer', valueGetter: (_value, row) => format(row.total) },
    { field: 'total', type: 'number', valueFormatter: format },
  ]);
  const operators = (field: string) =>
    api.getColumn(field).filterOperators?.map(({ value }) => value);
  expect(operators('customer')).toContain('contains');
  expect(operators('total')).toContain('>');
  const find = (field: string, operator: string, value: string) => {
    update({ filterModel: { items: [{ field, operator, value }] } });
    return texts('total');
  };
  expect(find('customer', 'contains', '€9')).toEqual(['€96']);
  expect(find('total', '=', '96')).toEqual(['€96']);
});

claim('See which features use which result', 'Quick filter by type', () => {
  const placed = [{ id: 1, on: new Date(2026, 2, 3), status: 'p', express: true }];
  const columns: GridColDef[] = [
    { field: 'on', type: 'date', valueFormatter: () => 'third of March' },
    { field: 'status', type: 'singleSelect', valueOptions: [{ value: 'p', label: 'Placed' }] },
    { field: 'express', type: 'boolean' },
  ];
  const { update } = mount(columns, { rows: placed, ...quickFilter('third') });
  const count = (text: string) => {
    update(quickFilter(text));
    return texts('on').length;
  };
  expect(['third', 'Placed', 'true', 'yes'].map(count)).toEqual([1, 1, 0, 0]);
});

claim('See which features use which result', 'Copies use the text, or the value', async () => {
  const columns: GridColDef[] = [
    { field: 'total', valueFormatter: (v: number) => `€${v}`, renderCell: () => <b>Price</b> },
  ];
  const copied: string[] = [];
  const onClipboardCopy = (text: string) => copied.push(text);
  for (const ignoreValueFormatterDuringExport of [false, true]) {
    const { unmount } = mount(columns, {
      onClipboardCopy,
      disableRowSelectionOnClick: true,
      ignoreValueFormatterDuringExport,
    });
    await userEvent.click(screen.getAllByRole('gridcell', { name: 'Price' })[0]!);
    fireEvent.keyDown(document.activeElement!, { key: 'c', keyCode: 67, ctrlKey: true });
    unmount();
  }
  expect(copied).toEqual(['€312', '312']);
});

claim('See which features use which result', 'Row spanning uses the value', () => {
  const spans = () =>
    [...document.querySelectorAll('[data-field="total"][role="gridcell"]')].map((each) =>
      each.getAttribute('aria-rowspan'),
    );
  const column: GridColDef = { field: 'total', valueFormatter: () => 'same' };
  const { update } = mount([column], { rowSpanning: true });
  expect(spans()).toEqual(['1', '1']);
  update({ columns: [{ ...column, valueGetter: () => 5 }] });
  expect(spans()).toEqual(['2']);
  update({ columns: [{ ...column, valueGetter: () => 5, rowSpanValueGetter: (v) => v }] });
  expect(spans()).toEqual(['1', '1']);
});

claim('Render elements', 'The demo advances a status and doesn’t select the row', async () => {
  render(<AdvanceStatus />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Ship' })[0]!);
  expect(texts('status').slice(0, 2)).toEqual(['Shipped', 'Shipped']);
  expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Reopen');
  await userEvent.keyboard(' ');
  expect(texts('status')[1]).toBe('Placed');
});

const withButton = (onClick: () => void): GridColDef[] => [
  { field: 'total', renderCell: (p) => <button {...{ onClick, tabIndex: p.tabIndex }}>Go</button> },
];

claim('Render elements', 'Enter presses a button, Space moves the focus instead', async () => {
  const onClick = vi.fn();
  mount([{ field: 'customer' }, ...withButton(onClick)]);
  await userEvent.click(cell('Marlow'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('2');
});

claim('Render elements', 'A click on a button also selects the row', async () => {
  const { api } = mount(withButton(() => {}));
  await userEvent.click(screen.getAllByRole('button', { name: 'Go' })[0]!);
  expect([...api.getSelectedRows().keys()]).toEqual([1]);
});

claim('Render elements', 'Only cells without an element have a title', () => {
  mount([{ field: 'customer' }, { field: 'total', renderCell: (params) => <b>{params.value}</b> }]);
  expect([cell('Marlow').title, cell('312').title]).toEqual(['Marlow', '']);
});

claim('Cells that users can edit', 'renderCell is only called in view mode', () => {
  const { api } = mount([
    { field: 'total', editable: true, renderCell: () => 'view', renderEditCell: () => 'edit' },
  ]);
  act(() => api.startCellEditMode({ id: 1, field: 'total' }));
  expect(texts('total')).toEqual(['edit', 'view']);
});

claim('Cells that users can edit', 'valueSetter writes an edited getter to the row', async () => {
  const column: GridColDef = {
    field: 'label',
    editable: true,
    valueGetter: (_value, row) => `${row.total} pcs`,
    valueSetter: (value: string, row) => ({ ...row, total: Number.parseInt(value, 10) }),
  };
  const { api } = mount([column]);
  act(() => api.startCellEditMode({ id: 1, field: 'label' }));
  await act(async () => api.setEditCellValue({ id: 1, field: 'label', value: '7 pcs' }));
  await act(async () => api.stopCellEditMode({ id: 1, field: 'label' }));
  expect([api.getRow(1).total, texts('label')[0]]).toEqual([7, '7 pcs']);
});

claim('Style a cell by its value', 'The demo marks late and missing cells, with a title', () => {
  render(<ConditionalCellClass />);
  const marked = (name: string) => [...document.querySelectorAll<HTMLElement>(`.${name}`)];
  expect(marked('late').map(({ title }) => title)).toEqual(
    [new Date(2026, 2, 3), new Date(2026, 1, 9)].map((date) => date.toLocaleDateString()),
  );
  expect(marked('missing').map((each) => each.dataset.field)).toEqual(['rating', 'rating']);
});

claim('Style a cell by its value', 'The class changes with the row', () => {
  const { api } = mount([{ field: 'total', cellClassName: ({ value }) => `at-${value}` }]);
  act(() => api.updateRows([{ id: 2, total: 5 }]));
  expect(document.querySelectorAll('.at-312, .at-5')).toHaveLength(2);
});

claim('Respond to clicks and keys in cells', 'Click and Enter open the demo’s dialog', async () => {
  render(<CellClicks />);
  await userEvent.click(cell('Bolt M2'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(within(screen.getByRole('dialog')).getByText(/Ardent Cycles in Lyon/)).toBeTruthy();
});

claim('Respond to clicks and keys in cells', 'What prevents selection and keys', async () => {
  const onCellClick = vi.fn<NonNullable<Props['onCellClick']>>((_params, event) => {
    event.defaultMuiPrevented = true;
  });
  const onCellKeyDown: Props['onCellKeyDown'] = (_params, event) => {
    event.defaultMuiPrevented = true;
  };
  const { api, update } = mount([{ field: 'customer' }], { onCellClick, onCellKeyDown });
  await userEvent.click(cell('Marlow'));
  expect(api.getSelectedRows().size).toBe(1);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('Marlow'));
  update({ onCellClick: (_params, event) => event.stopPropagation() });
  await userEvent.click(cell('Ardent'));
  expect([...api.getSelectedRows().keys()]).toEqual([1]);
});

claim('Respond to clicks and keys in cells', 'A prevented double-click doesn’t edit', async () => {
  mount([{ field: 'customer', editable: true }], {
    onCellDoubleClick: (_params, event) => {
      event.defaultMuiPrevented = true;
    },
  });
  await userEvent.dblClick(cell('Marlow'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

claim('Keep cells fast', 'The getter runs for all rows, the others for rendered cells', () => {
  const asked = { getter: new Set(), formatter: new Set(), renderer: new Set() };
  const column: GridColDef = {
    field: 'total',
    valueGetter: (value, row) => (asked.getter.add(row.id), value),
    valueFormatter: (value, row) => (asked.formatter.add(row.id), value),
    renderCell: ({ id, value }) => (asked.renderer.add(id), value),
  };
  const page = { pagination: { paginationModel: { pageSize: 10 } } };
  const props = { rows: many, initialState: page, pageSizeOptions: [10] };
  const { api } = mount([column], props);
  const sizes = () => Object.values(asked).map(({ size }) => size);
  expect(sizes()).toEqual([10, 10, 10]);
  act(() => api.setSortModel([{ field: 'total', sort: 'asc' }]));
  expect(asked.getter.size).toBe(100);
  expect(Math.max(asked.formatter.size, asked.renderer.size)).toBeLessThanOrEqual(20);
});

claim('Why does my cell show [object Object]?', 'Objects, and elements of a formatter', () => {
  expect(shownOf({ field: 'total', valueGetter: () => ({}) })).toBe('[object Object]');
  expect(shownOf({ valueFormatter: () => (<b>1</b>) as never })).toBe('[object Object]');
});

claim('Why is my cell empty?', 'Each cause, and what undefined leads to', () => {
  const options = { type: 'singleSelect', valueOptions: [{ value: 1, label: 'One' }] } as const;
  expect(shownOf({ valueFormatter: () => '' })).toBe('');
  expect(shownOf({ renderCell: () => null })).toBe('');
  expect(shownOf({ renderCell: () => true })).toBe('');
  expect(shownOf(options)).toBe('');
  expect(shownOf({ renderCell: () => undefined })).toBe('312');
  expect(shownOf({ valueFormatter: () => undefined as never })).toBe('312');
  mount([{ field: 'nested.city' }, { field: 'Total' }]);
  expect([...texts('nested.city'), ...texts('Total')]).toEqual(['', '', '', '']);
});

claim(
  "Why doesn't my cell update when other state changes?",
  'Context does, closures don’t',
  () => {
    const Rate = React.createContext(1);
    const Price = () => <>{React.useContext(Rate)}</>;
    let rate = 1;
    const columns: GridColDef[] = [
      { field: 'customer', renderCell: () => `${rate}` },
      { field: 'total', renderCell: () => <Price /> },
    ];
    const page = (value: number) => (
      <Rate.Provider value={value}>
        <DataGridPremium rows={rows} columns={columns} />
      </Rate.Provider>
    );
    const { rerender } = render(page(1));
    rate = 2;
    rerender(page(2));
    expect([texts('customer')[0], texts('total')[0]]).toEqual(['1', '2']);
  },
);

claim('What changes in Pro and Premium?', 'Totals reach formatter and renderer', () => {
  const renderCell: GridColDef['renderCell'] = (params) => `${params.formattedValue}!`;
  const valueFormatter = (value: number) => `€${value}`;
  const columns: GridColDef[] = [{ field: 'total', type: 'number', valueFormatter, renderCell }];
  const model = { total: 'sum' };
  render(<DataGridPremium {...{ rows, columns }} aggregationModel={model} />);
  expect(texts('total')).toEqual(['€312!', '€96!', '€408!']);
});
