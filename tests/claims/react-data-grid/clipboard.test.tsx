import type { KeyboardEvent } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import PasteCommaSeparated from '../../../data/react-data-grid/clipboard/PasteCommaSeparated';
import PasteConfirm from '../../../data/react-data-grid/clipboard/PasteConfirm';
import PasteGuarded from '../../../data/react-data-grid/clipboard/PasteGuarded';
import { claimsOf } from '../claim';
import { paste } from './editing/orders';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/clipboard/');

const rows = [
  { id: 1, name: 'Bolt', price: 1200, stock: null },
  { id: 2, name: '=Nut', price: 5, stock: 7 },
  { id: 3, name: 'Hinge', price: 30, stock: 8 },
];
const columns: DataGridPremiumProps['columns'] = [
  { field: 'id', headerName: 'Number' },
  { field: 'name', editable: true },
  { field: 'price', type: 'number', editable: true, valueFormatter: (value) => `€${value}.00` },
  { field: 'stock', type: 'number', editable: true },
];

type Props = Partial<DataGridPremiumProps>;

function mount(props: Props = {}) {
  const element = (more: Props = {}) => (
    <DataGridPremium
      rows={rows}
      columns={columns}
      disableVirtualization
      disableRowSelectionOnClick
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return { ...view, update: (more: Props) => view.rerender(element(more)) };
}

const cellOf = (id: number | string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const focus = (id: number | string, field: string) => userEvent.click(cellOf(id, field));
const editors = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;

/** Selects the cells from one to the other. */
async function drag(from: [number, string], to: [number, string]) {
  await focus(...from);
  fireEvent.click(cellOf(...to), { shiftKey: true });
}

/** Presses the shortcut and returns the copied text, which `onClipboardCopy` of the grid gets. */
function copied(onCopy: ReturnType<typeof vi.fn>) {
  fireEvent.keyDown(document.activeElement!, { key: 'c', keyCode: 67, ctrlKey: true });
  return onCopy.mock.lastCall?.[0];
}

claim('What is copied', 'Range before rows before cell, without headers or quotes', async () => {
  const onClipboardCopy = vi.fn();
  const disableExport = columns.map((column) => ({
    ...column,
    disableExport: column.field === 'stock',
  }));
  mount({ onClipboardCopy, checkboxSelection: true, cellSelection: true, columns: disableExport });
  await focus(2, 'name');
  expect(copied(onClipboardCopy)).toBe('=Nut');
  await userEvent.click(screen.getAllByRole('checkbox')[3]!);
  await userEvent.click(screen.getAllByRole('checkbox')[2]!);
  expect(copied(onClipboardCopy)).toBe('2\t=Nut\t€5.00\r\n3\tHinge\t€30.00');
  await drag([1, 'name'], [2, 'price']);
  expect(copied(onClipboardCopy)).toBe('Bolt\t€1200.00\r\n=Nut\t€5.00');
});

claim('What is copied', 'By default a click selects the row, so the row is copied', async () => {
  const onClipboardCopy = vi.fn();
  mountGrid({ rows, columns, onClipboardCopy });
  await focus(2, 'name');
  expect(copied(onClipboardCopy)).toBe('2\t=Nut\t€5.00\t7');
});

claim('Copy raw values', 'clipboardExport applies to cells, rows follow csvExport', async () => {
  const onClipboardCopy = vi.fn();
  const { update } = mount({
    onClipboardCopy,
    checkboxSelection: true,
    ignoreValueFormatterDuringExport: { clipboardExport: true },
  });
  await focus(1, 'price');
  expect(copied(onClipboardCopy)).toBe('1200');
  await focus(1, 'stock');
  expect(copied(onClipboardCopy)).toBe('null');
  await userEvent.click(screen.getAllByRole('checkbox')[2]!);
  expect(copied(onClipboardCopy)).toBe('2\t=Nut\t€5.00\t7');
  update({ ignoreValueFormatterDuringExport: true });
  expect(copied(onClipboardCopy)).toBe('2\t=Nut\t5\t7');
});

claim('Paste from a spreadsheet', 'Without Premium the shortcut opens the editor', async () => {
  mountGrid({ rows, columns, disableRowSelectionOnClick: true });
  await focus(2, 'name');
  fireEvent.keyDown(document.activeElement!, { key: 'v', keyCode: 86, ctrlKey: true });
  await waitFor(() => expect(editors()).toBe(1));
});

claim('Paste from a spreadsheet', 'From the focused cell to the right and below', async () => {
  mount();
  await focus(2, 'name');
  await paste('A\t1\t2\t3\nB\t4\nC\t5');
  await waitFor(() => expect(texts('name')).toEqual(['Bolt', 'A', 'B']));
  expect([texts('price'), texts('stock')]).toEqual([
    ['€1200.00', '€1.00', '€4.00'],
    ['', '2', '8'],
  ]);
});

claim('Paste from a spreadsheet', 'A range drops the rest, one value fills it', async () => {
  mount({ cellSelection: true });
  await drag([1, 'price'], [2, 'stock']);
  await paste('1\t2\t3\n4\t5\n6\t7');
  await waitFor(() => expect(texts('price')).toEqual(['€1.00', '€4.00', '€30.00']));
  expect(texts('stock')).toEqual(['2', '5', '8']);
  await paste('9');
  await waitFor(() => expect(texts('price')).toEqual(['€9.00', '€9.00', '€30.00']));
  expect(texts('stock')).toEqual(['9', '9', '8']);
});

claim(
  'Paste from a spreadsheet',
  'Selected rows: order of selection, one line repeats',
  async () => {
    mount({ checkboxSelection: true });
    await userEvent.click(screen.getAllByRole('checkbox')[3]!);
    await userEvent.click(screen.getAllByRole('checkbox')[1]!);
    await focus(2, 'stock');
    await paste('x\tFirst\ny\tSecond');
    await waitFor(() => expect(texts('name')).toEqual(['Second', '=Nut', 'First']));
    await paste('x\tBoth');
    await waitFor(() => expect(texts('name')).toEqual(['Both', '=Nut', 'Both']));
    await paste('70');
    await waitFor(() => expect(texts('stock')).toEqual(['', '70', '8']));
    expect(texts('id')).toEqual(['1', '2', '3']);
  },
);

claim('What a pasted value becomes', 'The parsers of the column types', async () => {
  const saved: Record<string, unknown>[] = [];
  mount({
    rows: [{ id: 1, text: '', number: 1, date: new Date(2026, 0, 1), flag: false, level: 'a' }],
    columns: [
      { field: 'text', editable: true },
      { field: 'number', type: 'number', editable: true },
      { field: 'date', type: 'date', editable: true },
      { field: 'flag', type: 'boolean', editable: true },
      {
        field: 'level',
        type: 'singleSelect',
        valueOptions: [
          { value: 'a', label: 'Low' },
          { value: 'b', label: 'High' },
          { value: 3, label: 'Top' },
        ],
        editable: true,
      },
    ],
    processRowUpdate: (row) => {
      saved.push(row);
      return row;
    },
  });
  await focus(1, 'text');
  await paste('T\t1,200\t3/4/2026\tYES\tb');
  expect(saved[0]).toEqual({
    id: 1,
    text: 'T',
    number: NaN,
    date: new Date(2026, 2, 4),
    flag: true,
    level: 'b',
  });
  await waitFor(() => expect(texts('number')).toEqual(['']));
  for (const level of ['High', '3']) {
    await paste(`T\t\t\tmaybe\t${level}`);
    expect(saved.at(-1)).toMatchObject({ number: null, flag: true, level: 'b' });
    expect(String(saved.at(-1)?.['date'])).toBe('Invalid Date');
  }
});

claim('What a pasted value becomes', 'A value that changes the id is ignored', async () => {
  const processRowUpdate = vi.fn((row: unknown) => row);
  mount({ columns: [{ field: 'id', editable: true }, columns[1]!], processRowUpdate });
  await focus(1, 'id');
  await paste('9\tNew');
  await waitFor(() => expect(texts('name')[0]).toBe('New'));
  expect(processRowUpdate.mock.calls).toEqual([
    [{ ...rows[0], name: 'New' }, rows[0], { rowId: '1' }],
  ]);
});

claim('Save pasted values', 'One call for each row, a rejected row keeps its values', async () => {
  const onProcessRowUpdateError = vi.fn();
  mount({
    onProcessRowUpdateError,
    processRowUpdate: async (row) => {
      if (row['price'] < 0) throw new Error('Negative');
      return row;
    },
  });
  await focus(1, 'name');
  await paste('A\t1\nB\t-1\nC\t3');
  await waitFor(() => expect(texts('name')).toEqual(['A', '=Nut', 'C']));
  expect(onProcessRowUpdateError.mock.calls).toEqual([[new Error('Negative')]]);
});

claim('Ask before pasting and show progress', 'Rows appear after the end event', async () => {
  const calls: unknown[] = [];
  mount({
    onBeforeClipboardPasteStart: async ({ data }) => void calls.push(['before', data]),
    onClipboardPasteStart: ({ data }) => calls.push(['start', data]),
    onClipboardPasteEnd: (params) => calls.push(['end', params, texts('name')[0]]),
    processRowUpdate: (row) => row,
  });
  await focus(1, 'name');
  await paste('A');
  await waitFor(() => expect(texts('name')[0]).toBe('A'));
  expect(calls).toEqual([
    ['before', [['A']]],
    ['start', [['A']]],
    ['end', undefined, 'Bolt'],
  ]);
});

claim('Ask before pasting and show progress', 'Nothing changes after a rejection', async () => {
  render(<PasteConfirm />);
  await focus('F-101', 'price');
  await paste('5\t6');
  expect(await screen.findByText('The clipboard contains 1 × 2 cells.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => {});
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(texts('price')[0]).toBe('€0.78');
});

claim('Refuse some values', 'Skipped, refused, and isCellEditable is ignored', async () => {
  const { unmount } = render(<PasteGuarded />);
  await focus('F-101', 'stock');
  await paste('3800\n-50\n2,400\n25');
  await waitFor(() => expect(texts('stock').slice(0, 4)).toEqual(['3,800', '9,600', '2,400', '0']));
  expect(screen.getByRole('alert').textContent).toBe('Lock nut M8 can’t have negative stock');
  unmount();
  const rule = vi.fn(({ props }) => ({ ...props, error: true }));
  mount({
    columns: [{ field: 'name', editable: true, preProcessEditCellProps: rule }],
    isCellEditable: () => false,
  });
  await focus(1, 'name');
  await paste('A');
  await waitFor(() => expect(texts('name')[0]).toBe('A'));
  expect(rule).not.toHaveBeenCalled();
});

claim('Use commas or another format', 'Commas both ways, null ignores, quotes stay', async () => {
  const { unmount } = render(<PasteCommaSeparated />);
  await focus('F-101', 'name');
  await paste('Hex bolt,0.82\nHex nut,0.15');
  await waitFor(() => expect(texts('price').slice(0, 2)).toEqual(['0.82', '0.15']));
  unmount();
  const { update } = mount({ clipboardCopyCellDelimiter: ',' });
  await focus(1, 'name');
  await paste('"A",4\r\n');
  await waitFor(() => expect(texts('name')).toEqual(['"A"', '=Nut', 'Hinge']));
  expect(texts('price')[0]).toBe('€4.00');
  const onClipboardPasteStart = vi.fn();
  update({ splitClipboardPastedText: () => null, onClipboardPasteStart });
  await paste('B');
  expect(onClipboardPasteStart).not.toHaveBeenCalled();
});

claim('Turn pasting off', 'The shortcut opens the editor of the focused cell', async () => {
  mount({ disableClipboardPaste: true, cellSelection: true });
  await focus(2, 'name');
  fireEvent.keyDown(document.activeElement!, { key: 'v', keyCode: 86, ctrlKey: true });
  await waitFor(() => expect(editors()).toBe(1));
});

claim(
  'Ask before pasting and show progress',
  'After Paste, the selected cell changes',
  async () => {
    render(<PasteConfirm />);
    await focus('F-101', 'price');
    await paste('5');
    await userEvent.click(await screen.findByRole('button', { name: 'Paste' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await waitFor(() => expect(texts('price')[0]).toBe('€5.00'), { timeout: 4000 });
    expect(texts('price')[1]).toBe('€0.12');
  },
);

claim('Paste from a spreadsheet', 'Hidden columns are skipped, pages end the paste', async () => {
  mount({
    pagination: true,
    pageSizeOptions: [2],
    initialState: {
      pagination: { paginationModel: { pageSize: 2 } },
      columns: { columnVisibilityModel: { price: false } },
    },
  });
  await focus(1, 'name');
  await paste('A\t1\nB\t2\nC\t3');
  await waitFor(() => expect(texts('name')).toEqual(['A', 'B']));
  expect(texts('stock')).toEqual(['1', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(texts('name')).toEqual(['Hinge']);
});

claim('Copy raw values', 'Dates in ISO format, and null does not paste back', async () => {
  const onClipboardCopy = vi.fn();
  const processRowUpdate = vi.fn((row: unknown) => row);
  mount({
    onClipboardCopy,
    processRowUpdate,
    ignoreValueFormatterDuringExport: true,
    rows: [{ id: 1, day: new Date(Date.UTC(2026, 2, 4)), stock: null }],
    columns: [
      { field: 'day', type: 'date', editable: true },
      { field: 'stock', type: 'number', editable: true },
    ],
  });
  await focus(1, 'day');
  expect(copied(onClipboardCopy)).toBe('2026-03-04T00:00:00.000Z');
  await focus(1, 'stock');
  await paste('null');
  expect(processRowUpdate.mock.calls[0]?.[0]).toMatchObject({ stock: NaN });
});

claim('How do I copy the column headers too?', 'getDataAsCsv has headers, same rows', async () => {
  const { api } = mountGrid({ rows, columns: [columns[0]!, columns[1]!], checkboxSelection: true });
  const csv = () => api.getDataAsCsv({ delimiter: '\t', escapeFormulas: false });
  expect(csv().split('\r\n')).toHaveLength(4);
  act(() => api.selectRow(2));
  expect(csv()).toBe('Number\tname\r\n2\t=Nut');
});

claim('How do I prevent copying?', 'A capturing handler stops the shortcut', async () => {
  const onClipboardCopy = vi.fn();
  const stopCopy = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.key.toLowerCase() === 'c') event.stopPropagation();
  };
  render(
    <div onKeyDownCapture={stopCopy}>
      <DataGridPremium rows={rows} columns={columns} onClipboardCopy={onClipboardCopy} />
    </div>,
  );
  await focus(2, 'name');
  expect(copied(onClipboardCopy)).toBeUndefined();
  expect(document.activeElement).toBe(cellOf(2, 'name'));
});

claim(
  'Why does a cell with a line break become two rows?',
  'The default makes two rows',
  async () => {
    mount();
    await focus(1, 'name');
    await paste('"A\nB"\t4');
    await waitFor(() => expect(texts('name')).toEqual(['"A', 'B"', 'Hinge']));
  },
);
