import * as React from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridCellEditStartReasons,
  GridEditBooleanCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid } from '../grid';

const claim = claimsOf('/x/react-data-grid/editing/custom-edit-component/');

const rows = [
  { id: 1, city: 'Bergen', status: 'Placed', express: false },
  { id: 2, city: 'Lyon', status: 'Packed', express: true },
];

const cell = (name: string) => screen.getByRole('gridcell', { name });
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const editors = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
const open = (name: string) => userEvent.dblClick(cell(name));
const press = (keys: string) => userEvent.keyboard(keys);

/** The editor of the section about the focus. `focus` leaves its effect out. */
function CityEditor(props: GridRenderEditCellParams & { focus?: boolean }) {
  const { id, field, value, hasFocus, focus = true } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus && focus) inputRef.current?.focus();
  }, [hasFocus, focus]);
  return (
    <input
      ref={inputRef}
      value={value ?? ''}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
    />
  );
}

function mount(city: Partial<GridColDef>, props: Partial<DataGridProps> = {}) {
  const columns: GridColDef[] = [{ field: 'city', editable: true, ...city }];
  return mountGrid({ rows, columns, ...props });
}

const renderCity = (params: GridRenderEditCellParams) => <CityEditor {...params} />;

claim('Data Grid - Custom edit component', 'The grid stores the value at the end', async () => {
  for (const editMode of ['cell', 'row'] as const) {
    const { api, unmount } = mount({ renderEditCell: renderCity }, { editMode });
    await open('Bergen');
    await userEvent.type(input(), '!');
    expect(input().value).toBe('Bergen!');
    expect(api.getRow(1).city).toBe('Bergen');
    await press('{Enter}');
    await waitFor(() => expect(api.getRow(1).city).toBe('Bergen!'));
    unmount();
  }
});

claim('Read the parameters of the editor', 'row has the values not saved yet', async () => {
  const seen: GridRenderEditCellParams[] = [];
  mount({
    preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === '', hint: 'Port' }),
    renderEditCell: (params) => {
      seen.push(params);
      return renderCity(params);
    },
  });
  await open('Bergen');
  expect(seen.at(-1)).toMatchObject({ id: 1, field: 'city', hasFocus: true, error: false });
  await userEvent.type(input(), 'X');
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ isProcessingProps: false }));
  expect(seen.at(-1)).toMatchObject({ value: 'BergenX', row: { city: 'BergenX' }, hint: 'Port' });
  expect(seen.some((params) => params.isProcessingProps)).toBe(true);
  await userEvent.clear(input());
  await waitFor(() => expect(seen.at(-1)?.error).toBe(true));
});

claim('Focus the input', 'With the effect all keys arrive, without it they are lost', async () => {
  const { unmount } = mount({ renderEditCell: renderCity });
  await userEvent.click(cell('Bergen'));
  await press('Os');
  await waitFor(() => expect(input().value).toBe('Os'));
  unmount();
  mount({ renderEditCell: (params) => <CityEditor {...params} focus={false} /> });
  await userEvent.click(cell('Bergen'));
  await press('Os');
  expect(editors()).toBe(1);
  expect(input().value).toBe('');
});

const statusColumn = (column: Partial<GridColDef>): GridColDef[] => [
  { field: 'city' },
  {
    field: 'status',
    type: 'singleSelect',
    valueOptions: ['Placed', 'Packed', 'Shipped'],
    editable: true,
    renderEditCell: (params) => <StatusEditor {...params} />,
    ...column,
  },
];

/** Modes of the cell after each choice. */
const modes: string[] = [];

function StatusEditor(params: GridRenderEditCellParams) {
  const { id, field } = params;
  const apiRef = useGridApiContext();
  const saveValue = async (_event: unknown, value: string) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value });
    modes.push(apiRef.current.getCellMode(id, field));
    if (valid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
  return <GridEditSingleSelectCell {...params} onValueChange={saveValue} />;
}

claim('Save as soon as users pick an option', 'A click or Enter saves and closes', async () => {
  const { api } = mountGrid({ rows, columns: statusColumn({}) });
  await open('Placed');
  await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
  await waitFor(() => expect(editors()).toBe(0));
  expect(api.getRow(1).status).toBe('Shipped');
  await open('Packed');
  await screen.findByRole('option', { name: 'Packed' });
  await press('{ArrowDown}{Enter}');
  await waitFor(() => expect(editors()).toBe(0));
  expect(api.getRow(2).status).toBe('Shipped');
  expect(modes).toEqual(['edit', 'view']);
});

claim('Save as soon as users pick an option', 'Errors are false, a wait blocks', async () => {
  type Validate = NonNullable<GridColDef['preProcessEditCellProps']>;
  const settle: (() => void)[] = [];
  const validate = vi.fn<Validate>(
    ({ props }) =>
      new Promise((resolve) => {
        settle.push(() => resolve({ ...props, error: false }));
      }),
  );
  const columns = statusColumn({ preProcessEditCellProps: validate });
  const { api } = mountGrid({ rows, columns });
  await open('Placed');
  await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
  await act(async () => settle[0]?.());
  await waitFor(() => expect(settle).toHaveLength(2));
  await act(async () => settle[1]?.());
  expect(api.getCellMode(1, 'status')).toBe('edit');
  validate.mockImplementation(({ props }) => ({ ...props, error: true }));
  const params = { id: 1, field: 'status', value: 'Packed' };
  expect(await act(async () => api.setEditCellValue(params))).toBe(false);
});

claim('Debounce the value', 'Only the last value is set, Enter flushes it', async () => {
  const valueParser = vi.fn((value: string) => value);
  const { api } = mount({ valueParser, renderEditCell: renderCity });
  await open('Bergen');
  const set = (value: string) =>
    api.setEditCellValue({ id: 1, field: 'city', value, debounceMs: 5000 });
  const settled = vi.fn();
  void Promise.resolve(set('O')).then(settled);
  const last = Promise.resolve(set('Oslo'));
  expect(valueParser).not.toHaveBeenCalled();
  expect(input().value).toBe('Bergen');
  await press('{Enter}');
  await waitFor(() => expect(cell('Oslo')).toBeTruthy());
  expect(await last).toBe(true);
  expect(valueParser).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

claim('Customize a built-in editor', 'The text editor calls onValueChange at once', async () => {
  const onValueChange = vi.fn();
  const { api } = mount({
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        onValueChange={onValueChange}
        endAdornment="NO"
        slotProps={{ root: { slotProps: { htmlInput: { maxLength: 7 } } } }}
      />
    ),
  });
  await open('Bergen');
  expect(screen.getByText('NO')).toBeTruthy();
  expect(input().maxLength).toBe(7);
  await userEvent.type(input(), '!');
  expect(onValueChange.mock.lastCall?.[1]).toBe('Bergen!');
  expect(api.getRowWithUpdatedValues(1, 'city').city).toBe('Bergen');
  await waitFor(() => expect(api.getRowWithUpdatedValues(1, 'city').city).toBe('Bergen!'));
});

claim('Customize a built-in editor', 'The boolean editor awaits onValueChange', async () => {
  let proceed = () => {};
  const waiting = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const renderEditCell = (params: GridRenderEditCellParams) => (
    <GridEditBooleanCell {...params} onValueChange={() => waiting} />
  );
  const columns: GridColDef[] = [
    { field: 'express', type: 'boolean', editable: true, renderEditCell },
  ];
  const { api } = mountGrid({ rows, columns });
  act(() => api.startCellEditMode({ id: 1, field: 'express' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(api.getRowWithUpdatedValues(1, 'express').express).toBe(false);
  await act(async () => proceed());
  await waitFor(() => expect(api.getRowWithUpdatedValues(1, 'express').express).toBe(true));
});

claim('Customize a built-in editor', 'The select opens in cell mode, not in row mode', () => {
  const { api, unmount } = mountGrid({ rows, columns: statusColumn({}) });
  act(() => api.startCellEditMode({ id: 1, field: 'status' }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
  unmount();
  const row = mountGrid({ rows, columns: statusColumn({}), editMode: 'row', hideFooter: true });
  act(() => row.api.startRowEditMode({ id: 1 }));
  expect(screen.getByRole('combobox').textContent).toBe('Placed');
  expect(screen.queryByRole('option')).toBeNull();
});

/** An editor whose button is rendered in a portal. */
function PortalEditor({ stop }: { stop: boolean }) {
  const stopKeys = (event: React.KeyboardEvent) => {
    if (stop) event.stopPropagation();
  };
  return createPortal(<button onKeyDown={stopKeys}>Pick</button>, document.body);
}

claim('Use a component with a popup', 'A click in a portal keeps the editor open', async () => {
  mount({ renderEditCell: () => <PortalEditor stop={false} /> });
  await open('Bergen');
  await userEvent.click(screen.getByRole('button', { name: 'Pick' }));
  expect(editors()).toBe(1);
  await userEvent.click(document.body);
  await waitFor(() => expect(editors()).toBe(0));
});

claim('Why does a click in my popup close the editor?', 'mouseup of others does', async () => {
  const popup = document.body.appendChild(document.createElement('div'));
  mount({ renderEditCell: renderCity });
  await open('Bergen');
  popup.addEventListener('mouseup', (event) => event.stopPropagation(), { once: true });
  await userEvent.click(popup);
  expect(editors()).toBe(1);
  await userEvent.click(popup);
  await waitFor(() => expect(editors()).toBe(0));
});

claim('Keep keys for the popup', 'Enter in a portal closes unless it is stopped', async () => {
  for (const stop of [true, false]) {
    const { unmount } = mount({ renderEditCell: () => <PortalEditor stop={stop} /> });
    await open('Bergen');
    await userEvent.click(screen.getByRole('button', { name: 'Pick' }));
    await press('{Enter}');
    await waitFor(() => expect(editors()).toBe(stop ? 1 : 0));
    unmount();
  }
});

claim('Keep keys for the popup', 'Keys of an input method editor are ignored', async () => {
  mount({ renderEditCell: renderCity });
  await open('Bergen');
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229, which: 229 });
  expect(editors()).toBe(1);
});

claim('Why does the cursor jump while users type?', 'Inline components remount', async () => {
  mount({
    renderEditCell: (params) => {
      const Inline = () => <CityEditor {...params} />;
      return <Inline />;
    },
  });
  await open('Bergen');
  const before = input();
  await press('x');
  expect(input()).not.toBe(before);
});

claim(
  'Why does React say "Rendered more hooks than during the previous render"?',
  'A component that is called as a function breaks the cell',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = mount({ renderEditCell: CityEditor });
    expect(() => act(() => api.startCellEditMode({ id: 1, field: 'city' }))).toThrow(
      'Rendered more hooks than during the previous render',
    );
    vi.restoreAllMocks();
  },
);

claim('How can an editor change another field of the row?', 'valueSetter does', async () => {
  const { api } = mount({ valueSetter: (value, row) => ({ ...row, city: value, express: true }) });
  await open('Bergen');
  await press('!{Enter}');
  await waitFor(() => expect(api.getRow(1)).toMatchObject({ city: 'Bergen!', express: true }));
});

claim('Why is my editor empty after a key opened it?', 'The start can be prevented', async () => {
  const { printableKeyDown, deleteKeyDown } = GridCellEditStartReasons;
  mount(
    { renderEditCell: renderCity },
    {
      onCellEditStart: ({ reason }, event) => {
        event.defaultMuiPrevented = reason === printableKeyDown || reason === deleteKeyDown;
      },
    },
  );
  await userEvent.click(cell('Bergen'));
  await press('4');
  expect(editors()).toBe(0);
  await press('{Backspace}{Delete}');
  expect(editors()).toBe(0);
  await press('{Enter}');
  expect(input().value).toBe('Bergen');
});

claim('Why is my editor empty after a key opened it?', 'These keys clear the value', async () => {
  for (const key of ['x', '{Backspace}', '{Delete}', 'paste']) {
    const renderEditCell = vi.fn(renderCity);
    const { unmount } = mount({ renderEditCell });
    await userEvent.click(cell('Bergen'));
    if (key !== 'paste') await press(key);
    else fireEvent.keyDown(cell('Bergen'), { key: 'v', keyCode: 86, ctrlKey: true });
    expect(renderEditCell.mock.calls[0]?.[0].value).toBe('');
    unmount();
  }
});

claim('Read the parameters of the editor', 'The parser of the type is applied', async () => {
  const columns: GridColDef[] = [
    { field: 'city' },
    { field: 'pieces', type: 'number', editable: true, renderEditCell: renderCity },
  ];
  const { api } = mountGrid({ rows: [{ id: 1, city: 'Bergen', pieces: 5 }], columns });
  await open('5');
  await userEvent.clear(input());
  expect(api.getRowWithUpdatedValues(1, 'pieces').pieces).toBeNull();
  await press('12');
  expect(api.getRowWithUpdatedValues(1, 'pieces').pieces).toBe(12);
});

const twoColumns = ['city', 'status'].map((field) => ({ field, editable: true }));

claim('Keep keys for the popup', 'Enter, Escape, and Tab in both modes', async () => {
  const columns = twoColumns.map((column) => ({ ...column, renderEditCell: renderCity }));
  const run = async (editMode: 'cell' | 'row', keys: string) => {
    const { api, unmount } = mountGrid({ rows, columns, editMode });
    await open('Bergen');
    await press(`!${keys}`);
    const result = [api.getRow(1).city, editors()];
    unmount();
    return result;
  };
  expect(await run('cell', '{Enter}')).toEqual(['Bergen!', 0]);
  expect(await run('cell', '{Escape}')).toEqual(['Bergen', 0]);
  expect(await run('cell', '{Tab}')).toEqual(['Bergen!', 0]);
  expect(await run('row', '{Enter}')).toEqual(['Bergen!', 0]);
  expect(await run('row', '{Escape}')).toEqual(['Bergen', 0]);
  expect(await run('row', '{Tab}')).toEqual(['Bergen', 2]);
  expect(await run('row', '{Tab}{Tab}')).toEqual(['Bergen!', 0]);
});

claim('How do I type a line break in a multiline editor?', 'Stop Shift+Enter', async () => {
  const renderEditCell = (params: GridRenderEditCellParams) => (
    <div role="presentation" onKeyDown={(event) => event.shiftKey && event.stopPropagation()}>
      {renderCity(params)}
    </div>
  );
  mount({ renderEditCell });
  await open('Bergen');
  await press('{Shift>}{Enter}{/Shift}');
  expect(editors()).toBe(1);
  await press('{Enter}');
  await waitFor(() => expect(editors()).toBe(0));
});

claim('How can an editor change another field of the row?', 'Row mode sets both', async () => {
  const { api } = mountGrid({ rows, columns: twoColumns, editMode: 'row' });
  await open('Bergen');
  await act(async () => api.setEditCellValue({ id: 1, field: 'status', value: 'Shipped' }));
  await press('{Enter}');
  await waitFor(() => expect(api.getRow(1).status).toBe('Shipped'));
});
