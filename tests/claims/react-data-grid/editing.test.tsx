import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridCellModes,
  GridRowModes,
  type DataGridProps,
  type GridCellModesModel,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import ValidationMessage from '../../../data/react-data-grid/editing/ValidationMessage';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/editing/');

const rows = [
  { id: 1, name: 'Ama', hours: 30, since: new Date(2026, 2, 4) },
  { id: 2, name: 'Bruno', hours: 20, since: new Date(2026, 4, 6) },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'hours', type: 'number', editable: true },
  { field: 'since', type: 'date', editable: true },
];

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle! };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const input = (role = 'textbox') => screen.getByRole<HTMLInputElement>(role);
const editors = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
const open = (name: string) => userEvent.dblClick(cell(name));
const press = (keys: string) => userEvent.keyboard(keys);

/** Types a new name into the first row and presses Enter. */
async function rename(name: string) {
  await open('Ama');
  await userEvent.clear(input());
  await press(`${name}{Enter}`);
}

claim('Data Grid - Editing', 'Enter opens and saves, Escape discards', async () => {
  mount();
  await userEvent.click(cell('Ama'));
  await press('{Enter}');
  await userEvent.type(input(), ' M');
  await press('{Escape}');
  expect(cell('Ama')).toBeTruthy();
  await press('{Enter}');
  await userEvent.type(input(), ' M');
  await press('{Enter}');
  await waitFor(() => expect(cell('Ama M')).toBeTruthy());
});

claim('Save to a server', 'The editor stays open until the promise settles', async () => {
  const saving = deferred<(typeof rows)[0]>();
  mount({ processRowUpdate: () => saving.promise });
  await rename('Abena');
  expect(editors()).toBe(1);
  await act(async () => saving.resolve({ ...rows[0]!, name: 'Stored' }));
  await waitFor(() => expect(editors()).toBe(0));
  expect(cell('Stored')).toBeTruthy();
});

claim('Save to a server', 'oldRow closes the editor and cancels the edit', async () => {
  mount({ processRowUpdate: (_row, oldRow) => oldRow });
  await rename('Abena');
  await waitFor(() => expect(editors()).toBe(0));
  expect(cell('Ama')).toBeTruthy();
});

claim('Save to a server', 'A rejection keeps the edited value, Enter saves again', async () => {
  const onProcessRowUpdateError = vi.fn();
  const processRowUpdate = vi.fn(async (row: unknown) => row);
  processRowUpdate.mockRejectedValueOnce(new Error('Offline'));
  mount({ processRowUpdate, onProcessRowUpdateError });
  await rename('Abena');
  await waitFor(() => expect(onProcessRowUpdateError).toHaveBeenCalledWith(new Error('Offline')));
  expect(input().value).toBe('Abena');
  await userEvent.click(input());
  await press('{Enter}');
  await waitFor(() => expect(cell('Abena')).toBeTruthy());
  expect(processRowUpdate).toHaveBeenCalledTimes(2);
});

claim('Save to a server', 'After an error, keys need the focus in the editor', async () => {
  const processRowUpdate = vi.fn().mockRejectedValue(new Error('Offline'));
  mount({ processRowUpdate, onProcessRowUpdateError: () => {} });
  await open('Ama');
  await userEvent.click(cell('Bruno'));
  await press('{Escape}');
  await userEvent.click(cell('20'));
  expect([editors(), processRowUpdate.mock.calls.length]).toEqual([1, 1]);
  await userEvent.click(input());
  await userEvent.click(cell('Bruno'));
  await waitFor(() => expect(processRowUpdate).toHaveBeenCalledTimes(2));
  await userEvent.click(input());
  await press('{Escape}');
  expect(editors()).toBe(0);
});

claim('Save to a server', 'The grid also calls it when nothing was changed', async () => {
  const processRowUpdate = vi.fn((row: unknown) => row);
  mount({ processRowUpdate });
  await open('Ama');
  await press('{Enter}');
  await waitFor(() => expect(processRowUpdate).toHaveBeenCalledTimes(1));
});

claim('Start editing only with a button', 'Double-clicks are stopped, methods work', async () => {
  const { apiRef } = mount({
    editMode: 'row',
    onRowEditStart: (_params, event) => {
      event.defaultMuiPrevented = true;
    },
  });
  await open('Ama');
  expect(editors()).toBe(0);
  act(() => apiRef.current?.startRowEditMode({ id: 1 }));
  expect(editors()).toBe(3);
});

claim('Add, edit, and delete rows', 'While pending the mode is view, then edit again', async () => {
  const saving = deferred<never>();
  const onRowModesModelChange = vi.fn();
  const { update } = mount({
    editMode: 'row',
    rowModesModel: { 1: { mode: GridRowModes.Edit, fieldToFocus: 'name' } },
    onRowModesModelChange,
    processRowUpdate: () => saving.promise,
    onProcessRowUpdateError: () => {},
  });
  await userEvent.click(input());
  await press('{Enter}');
  const pending: GridRowModesModel = onRowModesModelChange.mock.lastCall?.[0];
  expect(pending[1]?.mode).toBe('view');
  update({ rowModesModel: pending });
  expect(editors()).toBe(3);
  await act(async () => saving.reject(new Error('Offline')));
  expect(onRowModesModelChange.mock.lastCall?.[0]).toEqual({ 1: { mode: 'edit' } });
  expect(editors()).toBe(3);
});

claim('Add, edit, and delete rows', 'updateRows with _action deletes a row', async () => {
  const { apiRef } = mount();
  act(() => apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]));
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Ama' })).toBeNull());
  expect(cell('Bruno')).toBeTruthy();
});

claim('How editing starts', 'A key replaces, Space does nothing, Delete clears', async () => {
  mount();
  await userEvent.click(cell('Ama'));
  await press(' ');
  expect(editors()).toBe(0);
  await press('K');
  await waitFor(() => expect(input().value).toBe('K'));
  await press('{Escape}{Delete}');
  await waitFor(() => expect(input().value).toBe(''));
});

claim('How editing stops', 'Tab saves and moves right, a click elsewhere saves', async () => {
  mount();
  await open('Ama');
  await press('x{Tab}');
  await waitFor(() => expect(cell('Amax')).toBeTruthy());
  expect(document.activeElement?.getAttribute('data-field')).toBe('hours');
  await open('Bruno');
  await press('y');
  await userEvent.click(cell('Amax'));
  await waitFor(() => expect(cell('Brunoy')).toBeTruthy());
});

claim('How editing stops', 'Methods throw in the wrong mode', () => {
  const { apiRef } = mount();
  expect(() => apiRef.current?.stopCellEditMode({ id: 1, field: 'name' })).toThrow();
  act(() => apiRef.current?.startCellEditMode({ id: 1, field: 'name' }));
  expect(() => apiRef.current?.startCellEditMode({ id: 1, field: 'name' })).toThrow();
});

claim('Parse and store the value', 'An emptied cell contains the stated value', async () => {
  const saved: unknown[] = [];
  mount({
    processRowUpdate: (row) => {
      saved.push(row);
      return row;
    },
  });
  for (const name of ['Ama', '30']) {
    await open(name);
    await userEvent.clear(document.querySelector('input')!);
    await press('{Enter}');
    await waitFor(() => expect(editors()).toBe(0));
  }
  await userEvent.click(cell('20'));
  await press('{Delete}');
  await waitFor(() => expect(editors()).toBe(1));
  await press('{Enter}');
  await waitFor(() => expect(saved).toHaveLength(3));
  await open(rows[1]!.since.toLocaleDateString());
  await userEvent.clear(document.querySelector('input')!);
  await press('{Enter}');
  await waitFor(() => expect(saved).toHaveLength(4));
  expect(saved).toMatchObject([
    { name: '' },
    { hours: null },
    { hours: undefined },
    { since: null },
  ]);
});

const validated: DataGridProps['columns'] = [
  {
    field: 'name',
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, value: 'x', error: props.value === '' }),
  },
];

claim('Validate', 'With an error, Enter leaves the editor open and Escape discards', async () => {
  mount({ columns: validated });
  await rename('');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await press('{Escape}');
  await waitFor(() => expect(cell('Ama')).toBeTruthy());
});

claim('Validate', 'The demo shows its message and refuses to save', async () => {
  render(<ValidationMessage />);
  await open('32');
  for (const [text, isValid] of [
    ['60', false],
    ['', false],
    ['48', true],
  ] as const) {
    await userEvent.clear(input('spinbutton'));
    if (text) await userEvent.type(input('spinbutton'), text);
    if (!isValid) {
      expect((await screen.findByRole('alert')).textContent).toBe('Enter a number from 0 to 48');
    }
    await press('{Enter}');
    await waitFor(() => expect(editors()).toBe(isValid ? 0 : 1));
  }
  expect(screen.getAllByRole('gridcell', { name: '48' })).toHaveLength(1);
});

claim(
  'Control the mode of cells and rows',
  'Deleting keys: a row is saved, a cell stays',
  async () => {
    const row = mount({ editMode: 'row', rowModesModel: { 1: { mode: GridRowModes.Edit } } });
    await act(async () =>
      row.apiRef.current?.setEditCellValue({ id: 1, field: 'name', value: 'Zed' }),
    );
    row.update({ rowModesModel: {} });
    await waitFor(() => expect(cell('Zed')).toBeTruthy());
    const modes: GridCellModesModel = { 2: { name: { mode: GridCellModes.Edit } } };
    const { update } = mount({ cellModesModel: modes });
    update({ cellModesModel: {} });
    expect(editors()).toBe(1);
  },
);

claim('Why does my edit disappear?', 'New rows without the edit show the old values', async () => {
  const { update } = mount();
  await rename('Abena');
  await waitFor(() => expect(cell('Abena')).toBeTruthy());
  update({ rows: [...rows] });
  await waitFor(() => expect(cell('Ama')).toBeTruthy());
});
