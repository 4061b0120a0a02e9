import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import {
  DataGridPremium,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ConfirmBeforeSave from '../../../../data/react-data-grid/editing/persistence/ConfirmBeforeSave';
import OptimisticWithRollback from '../../../../data/react-data-grid/editing/persistence/OptimisticWithRollback';
import { claimsOf } from '../../claim';
import {
  cell,
  columns,
  editors,
  input,
  mount,
  open,
  paste,
  press,
  rows,
  settled,
  shown,
  type Order,
  type Props,
} from './orders';

const claim = claimsOf('/x/react-data-grid/editing/persistence/');

/** A server that answers when the test says so. */
const server = vi.hoisted(() => ({ fail: () => {} }));
vi.mock('../../../../data/react-data-grid/dataset/ordersApi', () => ({
  createOrdersApi: () => ({
    save: () =>
      new Promise((_resolve, reject) => void (server.fail = () => reject(new Error('Sold out')))),
  }),
}));

type Save = NonNullable<Props['processRowUpdate']>;
const saving = () => vi.fn<Save>((row) => row);

/** Types a new customer into the first row and presses Enter. */
async function rename(name = 'Nova') {
  await open('Marlow');
  await userEvent.clear(input());
  await press(`${name}{Enter}`);
  await settled();
}

claim(
  'Data Grid - Editing persistence',
  'Without processRowUpdate, only the copy changes',
  async () => {
    const { update } = mount();
    await rename();
    expect([shown()[0], rows[0]?.customer]).toEqual(['Nova30', 'Marlow']);
    update({ rows: [...rows] });
    await waitFor(() => expect(shown()[0]).toBe('Marlow30'));
  },
);

claim('Save an edited row', 'One call for a cell or a row, even if unchanged', async () => {
  for (const editMode of ['cell', 'row'] as const) {
    const processRowUpdate = saving();
    const { unmount } = mount({ editMode, processRowUpdate });
    await open('Marlow');
    await press('{Enter}');
    expect(processRowUpdate.mock.calls).toEqual([[rows[0], rows[0], { rowId: 1 }]]);
    unmount();
  }
});

claim('Save an edited row', 'None for Escape, ignoreModifications, and updateRows', async () => {
  const processRowUpdate = saving();
  const { api } = mount({ processRowUpdate });
  await open('Marlow');
  await press('x{Escape}');
  act(() => api.startCellEditMode({ id: 1, field: 'customer' }));
  act(() => api.stopCellEditMode({ id: 1, field: 'customer', ignoreModifications: true }));
  act(() => api.updateRows([{ id: 1, quantity: 5 }]));
  await waitFor(() => expect(shown()[0]).toBe('Marlow5'));
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('Save an edited row', 'newRow contains the result of valueSetter', async () => {
  const processRowUpdate = saving();
  const upper: GridColDef<Order> = {
    ...columns[0]!,
    valueSetter: (value: string, row) => ({ ...row, customer: value.toUpperCase() }),
  };
  mount({ processRowUpdate, columns: [upper] });
  await rename();
  expect(processRowUpdate.mock.lastCall?.[0].customer).toBe('NOVA');
});

claim('Save an edited row', 'Live updates: oldRow by mode, and row mode overwrites', async () => {
  const live = { quantity: 77, note: 'Rush' };
  const edit = async (editMode: 'cell' | 'row') => {
    const processRowUpdate = saving();
    const { api, unmount } = mount({ editMode, processRowUpdate });
    await open('Marlow');
    act(() => api.updateRows([{ id: 1, ...live }]));
    await press('{Enter}');
    await settled();
    unmount();
    return processRowUpdate.mock.lastCall?.slice(0, 2);
  };
  expect(await edit('cell')).toEqual([
    { ...rows[0], ...live },
    { ...rows[0], ...live },
  ]);
  expect(await edit('row')).toEqual([{ ...rows[0], note: 'Rush' }, rows[0]]);
});

claim('Save an edited row', 'A pasted row: string rowId, old values after an error', async () => {
  const error = new Error('Offline');
  const processRowUpdate = vi.fn<Save>().mockRejectedValue(error);
  const onProcessRowUpdateError = vi.fn();
  mount({ processRowUpdate, onProcessRowUpdateError, disableRowSelectionOnClick: true });
  await userEvent.click(cell('Marlow'));
  await paste('A\t1\nB\t2');
  await waitFor(() => expect(onProcessRowUpdateError.mock.calls).toEqual([[error], [error]]));
  const ids = processRowUpdate.mock.calls.map(([newRow, , { rowId }]) => [newRow.id, rowId]);
  expect(ids).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
  expect([editors(), shown()]).toEqual([0, ['Marlow30', 'Tilia20']]);
});

const partial = { id: 1, customer: 'Stored' } as Order;
const results: [sentence: string, save: Save, shown: string][] = [
  ['oldRow displays the old values', (_row, old) => old, 'Marlow30, Tilia20'],
  ['The returned row is merged', () => partial, 'Stored30, Tilia20'],
  ['_action removes the row', (row) => Object.assign(row, { _action: 'delete' }), 'Tilia20'],
  ['Another id adds a row', (row) => ({ ...row, id: 9 }), 'Marlow30, Tilia20, Nova30'],
];
for (const [sentence, processRowUpdate, expected] of results) {
  claim('Choose what the grid displays after saving', sentence, async () => {
    for (const editMode of ['cell', 'row'] as const) {
      const { unmount } = mount({ editMode, processRowUpdate });
      await rename();
      expect([editors(), shown().join(', ')]).toEqual([0, expected]);
      unmount();
    }
  });
}

claim('Choose what the grid displays after saving', 'It sorts and filters again', async () => {
  const sorted = { sorting: { sortModel: [{ field: 'customer', sort: 'asc' as const }] } };
  const filter = { items: [{ field: 'quantity', operator: '>', value: 5 }] };
  const { api } = mount({ initialState: sorted, processRowUpdate: (row) => row });
  act(() => api.setFilterModel(filter));
  await rename('Zenith');
  expect(shown()).toEqual(['Tilia20', 'Zenith30']);
  await open('20');
  await press('{Control>}a{/Control}1{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Zenith30']));
});

/** Keeps the rows in state and saves with a new id. */
function NewIds({ editMode }: Pick<Props, 'editMode'>) {
  const [orders, setOrders] = React.useState(rows);
  const processRowUpdate: Save = async (newRow, oldRow) => {
    const saved = { ...newRow, id: 99 };
    setOrders((all) => all.map((row) => (row.id === oldRow.id ? saved : row)));
    return saved;
  };
  return <DataGridPremium rows={orders} {...{ columns, processRowUpdate, editMode }} />;
}

claim('Replace a temporary id', 'Replacing the row in state leaves one row', async () => {
  for (const editMode of ['cell', 'row'] as const) {
    const { unmount } = render(<NewIds editMode={editMode} />);
    await rename();
    await waitFor(() => expect(shown()).toEqual(['Nova30', 'Tilia20']));
    expect([editors(), document.querySelectorAll('[data-id="99"]').length]).toEqual([0, 1]);
    unmount();
  }
});

claim(
  'Show that a save is in progress',
  'Keys and clicks are ignored, typing is lost',
  async () => {
    let finish = () => {};
    const processRowUpdate = vi.fn<Save>(
      (row) => new Promise((resolve) => void (finish = () => resolve(row))),
    );
    mount({ processRowUpdate });
    await rename();
    await userEvent.type(input(), 'XY{Enter}{Escape}');
    await userEvent.click(cell('Tilia'));
    expect([editors(), input().value]).toEqual([1, 'NovaXY']);
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    await open('20');
    expect(editors()).toBe(2);
    await act(async () => finish());
    await waitFor(() => expect(shown()[0]).toBe('Nova30'));
    expect(editors()).toBe(1);
  },
);

claim(
  'Handle errors',
  'A thrown error and a rejection keep the editor, Escape discards',
  async () => {
    const error = new Error('Offline');
    for (const save of [
      vi.fn<Save>().mockRejectedValue(error),
      () => {
        throw error;
      },
    ] as Save[]) {
      const onProcessRowUpdateError = vi.fn();
      const { unmount } = mount({ processRowUpdate: save, onProcessRowUpdateError });
      await rename();
      expect(onProcessRowUpdateError.mock.calls).toEqual([[error]]);
      expect(input().value).toBe('Nova');
      await userEvent.type(input(), '{Escape}');
      expect(shown()).toEqual(['Marlow30', 'Tilia20']);
      unmount();
    }
  },
);

claim(
  'Return the focus to the editor',
  'It stays on the clicked cell, setCellFocus helps',
  async () => {
    const refuse = async () => {
      throw new Error('Offline');
    };
    const onProcessRowUpdateError = vi.fn();
    const { api } = mount({ processRowUpdate: refuse, onProcessRowUpdateError });
    for (const [elsewhere, focused] of [
      [cell('Tilia'), cell('Tilia')],
      [document.body, document.body],
    ] as const) {
      await open('Marlow');
      await userEvent.click(elsewhere);
      input().blur();
      focused.focus();
      await press('{Escape}');
      expect([editors(), document.activeElement]).toEqual([1, focused]);
      act(() => api.setCellFocus(1, 'customer'));
      expect(document.activeElement).toBe(input());
      await press('{Escape}');
      expect(editors()).toBe(0);
    }
  },
);

claim('Ask before saving', 'Keep editing focuses the editor, the others close it', async () => {
  render(<ConfirmBeforeSave />);
  const answer = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await open('Marlow Boats');
  await press('X');
  await userEvent.click(cell('Quarry & Sons'));
  expect(screen.getByRole('dialog').textContent).toContain('Marlow Boats → Marlow BoatsX');
  await answer('Keep editing');
  expect(document.activeElement).toBe(input());
  await press('Y{Enter}');
  await answer('Discard');
  expect([editors(), !!cell('Marlow Boats')]).toEqual([0, true]);
  await open('Marlow Boats');
  await press('Z{Enter}');
  await answer('Save');
  expect([editors(), !!cell('Marlow BoatsZ')]).toEqual([0, true]);
});

claim('Save in the background and undo failures', 'Closed at once, read-only, undone', async () => {
  render(<OptimisticWithRollback />);
  await open('400');
  await press('{Control>}a{/Control}5000{Enter}');
  await waitFor(() => expect(cell('5,000')).toBeTruthy());
  await open('5,000');
  expect([editors(), screen.getAllByText('Saving…').length]).toEqual([0, 1]);
  await act(async () => server.fail());
  await waitFor(() => expect(cell('400')).toBeTruthy());
  expect([editors(), screen.getAllByText('Undone').length]).toEqual([0, 1]);
});

claim('Save with a data source', 'Only changed rows, errors, and the cache', async () => {
  const updateRow = vi.fn<NonNullable<GridDataSource['updateRow']>>();
  const dataSource = { getRows: async () => ({ rows, rowCount: 2 }), updateRow };
  const onDataSourceError = vi.fn();
  const processRowUpdate = saving();
  const { api } = mount({ rows: undefined, dataSource, onDataSourceError, processRowUpdate });
  await waitFor(() => expect(cell('Marlow')).toBeTruthy());
  const clear = vi.spyOn(api.dataSource.cache, 'clear');
  await open('Marlow');
  await press('{Enter}');
  expect([updateRow.mock.calls.length, editors()]).toEqual([0, 0]);
  updateRow.mockRejectedValueOnce(new Error('Offline'));
  await rename();
  expect(onDataSourceError.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
  expect([editors(), clear.mock.calls.length]).toEqual([1, 0]);
  updateRow.mockResolvedValueOnce({ ...rows[0], customer: 'Stored' });
  await userEvent.type(input(), '{Enter}');
  await waitFor(() => expect(shown()[0]).toBe('Stored30'));
  const updatedRow = { ...rows[0], customer: 'Nova' };
  expect(updateRow).toHaveBeenLastCalledWith({ rowId: 1, updatedRow, previousRow: rows[0] });
  expect(clear).toHaveBeenCalledTimes(1);
  expect(processRowUpdate).not.toHaveBeenCalled();
});

claim('Save with a data source', 'The cache stays if the row did not change', async () => {
  const updateRow = async () => ({ ...rows[0] });
  const dataSource = { getRows: async () => ({ rows, rowCount: 2 }), updateRow };
  const { api } = mount({ rows: undefined, dataSource });
  await waitFor(() => expect(cell('Marlow')).toBeTruthy());
  const clear = vi.spyOn(api.dataSource.cache, 'clear');
  await rename();
  await waitFor(() => expect(editors()).toBe(0));
  expect([shown()[0], clear.mock.calls.length]).toEqual(['Marlow30', 0]);
});

claim('Save with a data source', 'Pasting calls processRowUpdate for each row', async () => {
  const processRowUpdate = saving();
  const updateRow = vi.fn();
  const dataSource = { getRows: async () => ({ rows, rowCount: 2 }), updateRow };
  mount({ rows: undefined, dataSource, processRowUpdate, disableRowSelectionOnClick: true });
  await waitFor(() => expect(cell('Marlow')).toBeTruthy());
  await userEvent.click(cell('Marlow'));
  await paste('A\t1\nB\t2');
  await waitFor(() => expect(shown()).toEqual(['A1', 'B2']));
  expect(processRowUpdate).toHaveBeenCalledTimes(2);
  expect(updateRow).not.toHaveBeenCalled();
});

claim('Choose what the grid displays after saving', 'A row without an id is an error', async () => {
  const onProcessRowUpdateError = vi.fn();
  const noId = { customer: 'Nova', quantity: 1 } as Order;
  mount({ processRowUpdate: () => noId, onProcessRowUpdateError });
  await rename();
  expect(onProcessRowUpdateError.mock.calls).toEqual([[expect.any(Error)]]);
  expect([editors(), input().value]).toEqual([1, 'Nova']);
});

claim('Do I need to update my rows state as well?', 'New rows replace the edit', async () => {
  const { update } = mount({ processRowUpdate: (row) => row });
  await rename();
  expect(shown()[0]).toBe('Nova30');
  update({ rows: [...rows] });
  await waitFor(() => expect(shown()[0]).toBe('Marlow30'));
});

claim(
  'Why does the cell stay open with "Cannot read properties of undefined (reading \'id\')"?',
  'Returning nothing is an error',
  async () => {
    const onProcessRowUpdateError = vi.fn();
    mount({ processRowUpdate: vi.fn(), onProcessRowUpdateError });
    await rename();
    const [error] = onProcessRowUpdateError.mock.lastCall as [Error];
    expect(error.message).toBe("Cannot read properties of undefined (reading 'id')");
    expect(editors()).toBe(1);
  },
);

claim(
  'Why does the cell stay open with "Cannot read properties of undefined (reading \'id\')"?',
  'Without onProcessRowUpdateError one other error is logged',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    mount({ processRowUpdate: vi.fn() });
    await rename();
    await press('{Enter}');
    await settled();
    const messages = log.mock.calls.map(([message]) => String(message).split('\n')[0]);
    log.mockRestore();
    expect(messages).toEqual([
      'MUI X: A call to `processRowUpdate` threw an error which was not handled because `onProcessRowUpdateError` is missing.',
    ]);
  },
);

claim('Do I need useCallback for processRowUpdate?', 'The latest function is called', async () => {
  const [first, second] = [saving(), saving()];
  const { update } = mount({ processRowUpdate: first });
  await open('Marlow');
  update({ processRowUpdate: second });
  await press('{Enter}');
  await settled();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
