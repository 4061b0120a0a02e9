import { useRef, useState } from 'react';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import PasteGuarded from '../../../data/react-data-grid/clipboard/PasteGuarded';
import { claimsOf } from '../claim';
import { paste } from './editing/orders';
import { texts } from './grid';

const claim = claimsOf('/x/react-data-grid/clipboard/');

const rows = [
  { id: 1, name: 'Bolt', price: 1200 },
  { id: 2, name: 'Nut', price: 5 },
  { id: 3, name: 'Hinge', price: 30 },
];
const columns: DataGridPremiumProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'price', type: 'number', editable: true },
];

const mount = (props: Partial<DataGridPremiumProps> = {}) =>
  render(
    <DataGridPremium
      rows={rows}
      columns={columns}
      disableVirtualization
      disableRowSelectionOnClick
      {...props}
    />,
  );
const focus = (id: number | string, field: string) =>
  userEvent.click(document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)!);

claim('What a pasted value becomes', 'Number of an empty pasted cell is 0', async () => {
  const processRowUpdate = vi.fn((row: unknown) => row);
  const pastedValueParser = (text: string) => Number(text);
  mount({
    processRowUpdate,
    columns: [columns[0]!, { field: 'price', editable: true, pastedValueParser }],
  });
  await focus(1, 'name');
  await paste('A\t');
  expect(processRowUpdate.mock.calls[0]?.[0]).toMatchObject({ name: 'A', price: 0 });
});

claim('Refuse some values', 'An empty cell keeps the stock', async () => {
  render(<PasteGuarded />);
  await focus('F-101', 'stock');
  const before = texts('stock')[0];
  await paste('\n25');
  await waitFor(() => expect(texts('stock')[1]).toBe('25'));
  expect(texts('stock')[0]).toBe(before);
});

claim(
  'Refuse some values',
  'A skipped cell calls nothing, a thrown error the callback',
  async () => {
    const onProcessRowUpdateError = vi.fn();
    const onClipboardPasteEnd = vi.fn();
    const processRowUpdate = vi.fn(() => {
      throw new Error('Refused');
    });
    const pastedValueParser = (text: string) => (text === 'skip' ? undefined : text);
    mount({
      onProcessRowUpdateError,
      onClipboardPasteEnd,
      processRowUpdate,
      columns: [{ field: 'name', editable: true, pastedValueParser }],
    });
    await focus(1, 'name');
    await paste('skip');
    await waitFor(() => expect(onClipboardPasteEnd).toHaveBeenCalledTimes(1));
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(onProcessRowUpdateError).not.toHaveBeenCalled();
    await paste('A');
    await waitFor(() => expect(onClipboardPasteEnd).toHaveBeenCalledTimes(2));
    expect(onProcessRowUpdateError.mock.calls).toEqual([[new Error('Refused')]]);
  },
);

claim(
  'Save pasted values',
  'All rows are collected before the end, state is set once',
  async () => {
    const onRows = vi.fn();
    function Collected() {
      const [all, setAll] = useState(rows);
      const pasted = useRef<Map<number, (typeof rows)[number]> | null>(null);
      return (
        <DataGridPremium
          rows={all}
          columns={columns}
          disableVirtualization
          disableRowSelectionOnClick
          onClipboardPasteStart={() => {
            pasted.current = new Map();
          }}
          processRowUpdate={async (row) => {
            await Promise.resolve();
            pasted.current?.set(row.id, row);
            return row;
          }}
          onClipboardPasteEnd={() => {
            const changed = pasted.current;
            onRows(changed?.size);
            setAll((current) => current.map((row) => changed?.get(row.id) ?? row));
            pasted.current = null;
          }}
        />
      );
    }
    render(<Collected />);
    await focus(1, 'name');
    await paste('A\nB\nC');
    await waitFor(() => expect(texts('name')).toEqual(['A', 'B', 'C']));
    expect(onRows.mock.calls).toEqual([[3]]);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(texts('name')).toEqual(['A', 'B', 'C']);
  },
);
