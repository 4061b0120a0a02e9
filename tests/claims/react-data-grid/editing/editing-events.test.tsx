import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridActionsCellItem,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ConfirmDiscard from '../../../../data/react-data-grid/editing/editing-events/ConfirmDiscard';
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
} from './orders';
import type { Order, Props } from './orders';

const claim = claimsOf('/x/react-data-grid/editing/editing-events/');
const modes = ['cell', 'row'] as const;

/** Shows the orders and records the events as `cellEditStart:enterKeyDown`. */
function watch(props: Props = {}) {
  const events: string[] = [];
  const add = (name: string) => (params: { reason?: string }) => {
    events.push(`${name}:${params.reason}`);
  };
  const view = mount({
    onCellEditStart: add('cellEditStart'),
    onCellEditStop: add('cellEditStop'),
    onRowEditStart: add('rowEditStart'),
    onRowEditStop: add('rowEditStop'),
    ...props,
  });
  return { ...view, take: () => events.splice(0) };
}

/** Row mode detects that a row was left one timer later. */
const later = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
const start = { cell: 'cellEditStart', row: 'rowEditStart' };
const stop = { cell: 'cellEditStop', row: 'rowEditStop' };

claim('Data Grid - Editing events', 'Fired before the editor opens and closes', async () => {
  const counts: number[] = [];
  mount({
    onCellEditStart: () => counts.push(editors()),
    onCellEditStop: () => counts.push(editors()),
  });
  await open('Marlow');
  await press('{Enter}');
  expect([counts, editors()]).toEqual([[0, 1], 0]);
});

claim('Data Grid - Editing events', 'Not fired for methods and mode props', () => {
  const { api, take, update } = watch();
  act(() => api.startCellEditMode({ id: 1, field: 'customer' }));
  expect(editors()).toBe(1);
  act(() => api.stopCellEditMode({ id: 1, field: 'customer' }));
  update({ cellModesModel: { 2: { customer: { mode: 'edit' } } } as Props['cellModesModel'] });
  expect([editors(), take()]).toEqual([1, []]);
});

const shortcut = () =>
  act(
    async () =>
      void fireEvent.keyDown(document.activeElement!, { key: 'v', ctrlKey: true, keyCode: 86 }),
  );

for (const mode of modes) {
  claim('Find out why an edit starts or stops', `Reasons of a start in ${mode} mode`, async () => {
    const { take, update } = watch({ editMode: mode });
    const keys = ['{Enter}', 'K', '{Delete}', '{Backspace}', ' '];
    for (const key of keys) {
      await userEvent.click(cell('Marlow'));
      await press(key);
      await press('{Escape}');
    }
    const reasons = take().filter((event) => event.startsWith(start[mode]));
    const expected = ['enterKeyDown', 'printableKeyDown', 'deleteKeyDown', 'deleteKeyDown'];
    expect(reasons).toEqual(expected.map((reason) => `${start[mode]}:${reason}`));
    await userEvent.click(cell('Marlow'));
    await paste('');
    expect([take(), editors()]).toEqual([[], 0]);
    update({ disableClipboardPaste: true });
    await userEvent.click(cell('Marlow'));
    await shortcut();
    expect(take()).toEqual([`${start[mode]}:${mode === 'cell' ? 'paste' : 'printable'}KeyDown`]);
  });

  claim('Find out why an edit starts or stops', `Reasons of a stop in ${mode} mode`, async () => {
    const { api, take } = watch({ editMode: mode });
    const stops = async (action: () => Promise<unknown> | void) => {
      await open('Marlow');
      take();
      await action();
      await later();
      return take().map((event) => event.replace(`${stop[mode]}:`, ''));
    };
    expect(await stops(() => press('{Escape}'))).toEqual(['escapeKeyDown']);
    expect(await stops(() => press('{Enter}'))).toEqual(['enterKeyDown']);
    expect(await stops(() => press('{Shift>}{Tab}{/Shift}'))).toEqual(['shiftTabKeyDown']);
    const out = [`${mode}FocusOut`];
    expect(await stops(() => userEvent.click(cell('Tilia')))).toEqual(out);
    expect(await stops(() => userEvent.click(document.body))).toEqual(out);
    expect(await stops(() => act(() => api.setCellFocus(2, 'customer')))).toEqual(out);
    const tab = await stops(() => press('{Tab}'));
    expect(tab).toEqual(mode === 'cell' ? ['tabKeyDown'] : []);
    if (mode === 'row') expect(await press('{Tab}').then(take)).toEqual(['rowEditStop:tabKeyDown']);
    expect(await stops(() => act(() => input().blur()))).toEqual([]);
    expect(editors()).toBe(mode === 'cell' ? 1 : 2);
  });
}

claim('Find out why an edit starts or stops', 'Another cell of the row: no event', async () => {
  const { take } = watch({ editMode: 'row' });
  await open('Marlow');
  await userEvent.click(document.querySelector('[data-id="1"] [data-field="quantity"] input')!);
  await later();
  expect([take(), editors()]).toEqual([['rowEditStart:cellDoubleClick'], 2]);
});

claim('Find out why an edit starts or stops', 'rowFocusOut is fired in a timer', async () => {
  const { api, take } = watch({ editMode: 'row' });
  await open('Marlow');
  take();
  act(() => api.setCellFocus(2, 'customer'));
  expect(take()).toEqual([]);
  await later();
  expect(take()).toEqual(['rowEditStop:rowFocusOut']);
});

claim('Find out why an edit starts or stops', 'Tab moves to actions without a stop', async () => {
  const actions: GridColDef<Order> = {
    field: 'actions',
    type: 'actions',
    getActions: () => [<GridActionsCellItem key="print" label="Print" icon={<span />} />],
  };
  for (const [list, keys] of [
    [[...columns, actions], '{Tab}{Tab}'],
    [[actions, ...columns], '{Shift>}{Tab}{/Shift}'],
  ] as const) {
    const { take, unmount } = watch({ editMode: 'row', columns: list });
    await open('Marlow');
    take();
    await press(keys);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Print');
    await press(keys.includes('Shift') ? keys : '{Tab}');
    await later();
    expect([take(), editors()]).toEqual([[], 2]);
    unmount();
  }
});

claim('Prevent an edit from starting', 'Keys are ignored, Enter and methods work', async () => {
  const { api } = mount({
    onCellEditStart: ({ reason }, event) => {
      event.defaultMuiPrevented = reason !== 'enterKeyDown';
    },
  });
  await userEvent.click(cell('Marlow'));
  await press('K{Delete}');
  expect([editors(), shown()]).toEqual([0, ['Marlow30', 'Tilia20']]);
  await press('{Enter}');
  expect(input().value).toBe('Marlow');
  act(() => api.startCellEditMode({ id: 2, field: 'customer' }));
  expect(input().value).toBe('Tilia');
});

for (const mode of modes) {
  claim('Keep the editor open', `${mode} mode: several are open, keys need focus`, async () => {
    const keepOpen: Props['onCellEditStop'] & Props['onRowEditStop'] = ({ reason }, event) => {
      if (String(reason).endsWith('FocusOut')) event.defaultMuiPrevented = true;
    };
    mount({ editMode: mode, onCellEditStop: keepOpen, onRowEditStop: keepOpen });
    await open('Marlow');
    await press('Q');
    await open('Tilia');
    await later();
    const each = mode === 'cell' ? 1 : 2;
    expect(editors()).toBe(2 * each);
    await press('{Enter}');
    expect(editors()).toBe(each);
    await userEvent.click(input());
    await press('{Enter}');
    expect(shown()).toEqual(['MarlowQ30', 'Tilia20']);
  });
}

claim('Ask before discarding changes', 'Only a changed row asks, Discard closes it', async () => {
  render(<ConfirmDiscard />);
  await open('Ama Mensah');
  await press('{Escape}');
  expect([editors(), screen.queryByRole('dialog')]).toEqual([0, null]);
  await open('Ama Mensah');
  await press('x{Escape}');
  expect([editors(), screen.queryByRole('dialog')]).toEqual([0, null]);
  await open('Ama Mensah');
  await press('x');
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 250)));
  await press('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(cell('Ama Mensah')).toBe(document.activeElement));
  expect(editors()).toBe(0);
});

claim('React to every mode change', 'edit, view while saving, edit after an error', async () => {
  const seen: unknown[] = [];
  let fail = () => {};
  const { api, update } = mount({
    editMode: 'row',
    onRowModesModelChange: (model) => seen.push(model[1]?.mode ?? 'closed'),
    processRowUpdate: () =>
      new Promise((_resolve, reject) => void (fail = () => reject(new Error()))),
    onProcessRowUpdateError: () => {},
  });
  act(() => api.startRowEditMode({ id: 1 }));
  act(() => api.stopRowEditMode({ id: 1 }));
  expect([seen, editors()]).toEqual([['edit', 'view'], 2]);
  await act(async () => fail());
  act(() => api.stopRowEditMode({ id: 1, ignoreModifications: true }));
  expect(seen.splice(0)).toEqual(['edit', 'view', 'edit', 'view', 'closed']);
  update({ rowModesModel: { 2: { mode: 'edit' } } as Props['rowModesModel'] });
  expect([seen, editors()]).toEqual([[], 2]);
});

claim('React to every mode change', 'Row mode keeps view during validation', async () => {
  const seen: unknown[] = [];
  let answer = () => {};
  const slow: GridColDef<Order> = {
    ...columns[0]!,
    preProcessEditCellProps: ({ props }) =>
      new Promise((resolve) => void (answer = () => resolve({ ...props, error: false }))),
  };
  for (const editMode of modes) {
    const change = (model: Record<string, unknown>) =>
      seen.push(JSON.stringify(model).match(/edit|view/)?.[0] ?? 'closed');
    const { api, unmount } = mount({
      editMode,
      columns: [slow],
      onRowModesModelChange: change,
      onCellModesModelChange: change,
    });
    await open('Marlow');
    act(() => void api.setEditCellValue({ id: 1, field: 'customer', value: 'Nova' }));
    await press('{Enter}');
    await act(async () => answer());
    const expected = editMode === 'row' ? ['edit', 'view'] : ['edit', 'view', 'edit'];
    expect([seen.splice(0), editors()]).toEqual([expected, 1]);
    unmount();
  }
});

function Listener() {
  const apiRef = useGridApiContext();
  useGridEvent(apiRef, 'cellEditStart', ({ id, field }, event) => {
    document.title = apiRef.current.state.focus.cell ? `${id}.${field}` : '';
    event.defaultMuiPrevented = true;
  });
  return null;
}

claim('Listen from another component', 'Too late to prevent, skipped if prevented', async () => {
  const slots = { toolbar: Listener };
  document.title = '';
  const { update } = mount({ slots, showToolbar: true });
  await open('Marlow');
  expect([document.title, editors()]).toEqual(['1.customer', 1]);
  await press('{Escape}');
  document.title = '';
  update({
    slots,
    onCellEditStart: (_params, event) => {
      event.defaultMuiPrevented = true;
    },
  });
  await open('Marlow');
  expect([document.title, editors()]).toEqual(['', 0]);
});

claim('Listen from another component', 'Model events include your own changes', () => {
  const onRowModesModelChange = vi.fn();
  const { api, update } = mount({ editMode: 'row', onRowModesModelChange });
  const listener = vi.fn();
  api.subscribeEvent('rowModesModelChange', listener);
  const rowModesModel = { 2: { mode: 'edit' } } as Props['rowModesModel'];
  update({ rowModesModel });
  expect(listener.mock.lastCall?.[0]).toBe(rowModesModel);
  expect(onRowModesModelChange).not.toHaveBeenCalled();
});

const validated: GridColDef<Order>[] = [
  { ...columns[0]!, preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }) },
];

claim("Why isn't onCellEditStop called?", 'With an error: by mode', async () => {
  for (const mode of modes) {
    const { take, unmount } = watch({ editMode: mode, columns: validated });
    await open('Marlow');
    await userEvent.clear(input());
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
    take();
    await press('{Enter}{Tab}');
    await userEvent.click(cell('Tilia'));
    await later();
    expect([take(), editors()]).toEqual([[], 1]);
    await userEvent.type(input(), '{Escape}');
    expect([take(), editors()]).toEqual([mode === 'cell' ? [] : ['rowEditStop:escapeKeyDown'], 0]);
    unmount();
  }
});

claim("Why isn't onCellEditStop called?", 'A fast Enter calls it before validation', async () => {
  const { take } = watch({ columns: validated });
  await open('Marlow');
  await userEvent.clear(input());
  await press('{Enter}');
  await settled();
  expect([take().at(-1), editors()]).toEqual(['cellEditStop:enterKeyDown', 1]);
});

claim(
  'Which event do I use to save an edit?',
  'Stop comes before saving and on discard',
  async () => {
    const calls: string[] = [];
    mount({
      onCellEditStop: () => calls.push('stop'),
      processRowUpdate: (row) => {
        calls.push('save');
        return row;
      },
    });
    await open('Marlow');
    await press('{Enter}');
    await open('Marlow');
    await press('{Escape}');
    expect(calls).toEqual(['stop', 'save', 'stop']);
  },
);

claim('Why is event an empty object?', 'Another cell, and Escape in a select', async () => {
  const seen: string[][] = [];
  const onCellEditStop = vi.fn<NonNullable<Props['onCellEditStop']>>((_params, event) => {
    seen.push(Object.keys(event));
  });
  const select: GridColDef<Order> = {
    field: 'note',
    type: 'singleSelect',
    valueOptions: ['Rush'],
    valueGetter: (value) => value ?? 'Rush',
    editable: true,
  };
  mount({ columns: [columns[0]!, select], onCellEditStop });
  await open('Marlow');
  await userEvent.click(cell('Tilia'));
  await userEvent.dblClick(screen.getAllByRole('gridcell', { name: 'Rush' })[0]!);
  await press('{Escape}');
  expect([seen, editors()]).toEqual([[['defaultMuiPrevented'], ['defaultMuiPrevented']], 0]);
});

claim(
  'How do I read the new value when an edit stops?',
  'Old params, debounced result',
  async () => {
    const seen: unknown[] = [];
    const { api } = mount({
      onCellEditStop: ({ row, id, field }) =>
        seen.push(row, api.getRowWithUpdatedValues(id, field)),
    });
    await open('Marlow');
    await press('x');
    await waitFor(() =>
      expect(api.getRowWithUpdatedValues(1, 'customer').customer).toBe('Marlowx'),
    );
    await press('y{Enter}');
    expect(seen).toEqual([rows[0], { ...rows[0], customer: 'Marlowx' }]);
  },
);
