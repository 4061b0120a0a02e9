import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { input, mount, open, press, settled, shown, type Order } from './orders';

const claim = claimsOf('/x/react-data-grid/editing/persistence/');

/** Types a new customer into the first row and presses Enter. */
async function rename(name = 'Nova') {
  await open('Marlow');
  await userEvent.clear(input());
  await press(`${name}{Enter}`);
  await settled();
}

claim('Choose what the grid displays after saving', 'Live data survives in getRow()', async () => {
  for (const kind of ['saved', 'current', 'partial', 'deleted']) {
    let answer = () => {};
    const grid = mount({
      processRowUpdate: async (newRow) => {
        await new Promise<void>((resolve) => void (answer = resolve));
        const { customer } = newRow;
        if (kind === 'current') return { ...grid.api.getRow<Order>(1)!, customer };
        return kind === 'partial' ? ({ id: 1, customer } as Order) : newRow;
      },
    });
    await rename();
    if (kind === 'deleted') act(() => grid.api.updateRows([{ id: 1, _action: 'delete' }]));
    else act(() => grid.api.updateRows([{ id: 1, quantity: 77 }]));
    await act(async () => answer());
    const names = { saved: 'Nova30, Tilia20', deleted: 'Tilia20, Nova30' }[kind];
    await waitFor(() => expect(shown().join(', ')).toBe(names ?? 'Nova77, Tilia20'));
    grid.unmount();
  }
});

claim('Choose what the grid displays after saving', 'A deleted row stays deleted', async () => {
  const error = vi.fn();
  let answer = () => {};
  const { api } = mount({
    onProcessRowUpdateError: error,
    processRowUpdate: async (_row, oldRow) => {
      await new Promise<void>((resolve) => void (answer = resolve));
      return Object.assign({ ...oldRow }, { _action: 'delete' });
    },
  });
  await rename();
  act(() => api.updateRows([{ id: 1, _action: 'delete' }]));
  await act(async () => answer());
  expect([shown(), error.mock.calls]).toEqual([['Tilia20'], []]);
});
