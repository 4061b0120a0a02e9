import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props as GridProps } from './grid';
import { mountPremium, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/accessibility/');

const columns: GridColDef[] = [...'abc'].map((field) => ({ field }));
const rows = Array.from({ length: 30 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));
const six = rows.slice(0, 6);

const mount = (props: GridProps = {}) =>
  mountGrid({ rows, columns, disableVirtualization: true, ...props });
const mountPlus = (props: Props = {}) => mountPremium({ rows: six, columns, ...props }).apiRef;

/** Row and field of the element that has the focus. */
function focused() {
  const element = document.activeElement!;
  const place = element.classList.contains('MuiDataGrid-columnHeader--filter')
    ? 'filter'
    : element.getAttribute('role');
  const row = element.closest('[data-id]')?.getAttribute('data-id') ?? place;
  return `${row} ${element.closest('[data-field]')?.getAttribute('data-field') ?? element.getAttribute('data-fields')}`;
}

type Keys = Record<string, string>;
/** Presses keys one after the other, and expects the focus at the place beside each. */
async function press(keys: Keys | [string, string][]) {
  for (const [key, place] of Array.isArray(keys) ? keys : Object.entries(keys)) {
    await userEvent.keyboard(key);
    expect(`${key} → ${focused()}`).toBe(`${key} → ${place}`);
  }
}
const ctrl = (key: string) => `{Control>}${key}{/Control}`;
const shift = (key: string) => `{Shift>}${key}{/Shift}`;

claim('Name the grid', 'labelledby wins over label, which also titles the toolbar', () => {
  document.body.innerHTML = '<h2 id="title">Heading</h2>';
  const { update } = mount({ label: 'Orders', showToolbar: true });
  expect(screen.getByRole('grid', { name: 'Orders' })).toBeTruthy();
  expect(screen.getByRole('toolbar', { name: 'Orders' }).textContent).toContain('Orders');
  update({ 'aria-label': 'All orders' });
  expect(screen.getByRole('grid', { name: 'All orders' })).toBeTruthy();
  update({ 'aria-label': 'All orders', 'aria-labelledby': 'title' });
  expect(screen.getByRole('grid', { name: 'Heading' })).toBeTruthy();
});

claim(
  'Enter and leave the grid',
  'One tab stop, first the header, later the last cell',
  async () => {
    const { api } = mount();
    await userEvent.tab();
    expect(focused()).toBe('columnheader a');
    act(() => api.setCellFocus(2, 'b'));
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('2 b');
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
);

claim('Move between cells', 'Arrows, Home, End', async () => {
  const { api } = mount();
  act(() => api.setCellFocus(0, 'b'));
  await press([
    ['{ArrowDown}', '1 b'],
    ['{ArrowRight}', '1 c'],
    ['{ArrowRight}', '1 c'],
    ['{ArrowLeft}', '1 b'],
    ['{Home}', '1 a'],
    ['{End}', '1 c'],
    ['{ArrowUp}', '0 c'],
    ['{ArrowUp}', 'columnheader c'],
  ]);
});

claim('Move between cells', 'Page keys and Space move by the rows that fit', async () => {
  const { api } = mount();
  act(() => api.setCellFocus(1, 'b'));
  await press([
    ['{PageDown}', '7 b'],
    ['{PageUp}', '1 b'],
    [' ', '7 b'],
    ['{PageUp}', '1 b'],
    ['{PageUp}', '0 b'],
    ['{PageUp}', 'columnheader b'],
  ]);
});

claim('Move between cells', 'No key leaves the current page', async () => {
  const { api } = mount({
    pageSizeOptions: [5],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 5 } } },
  });
  act(() => api.setCellFocus(6, 'b'));
  await press([
    [ctrl('{End}'), '9 c'],
    ['{ArrowDown}', '9 c'],
    ['{PageDown}', '9 c'],
    [ctrl('{Home}'), '5 a'],
    ['{Meta>}{End}{/Meta}', '9 c'],
  ]);
});

claim('Use the headers', 'Arrows, Home, End, Page Down', async () => {
  mount();
  await userEvent.tab();
  await press([
    ['{ArrowRight}', 'columnheader b'],
    ['{End}', 'columnheader c'],
    ['{Home}', 'columnheader a'],
    [' ', 'columnheader a'],
    ['{ArrowDown}', '0 a'],
    ['{ArrowUp}', 'columnheader a'],
    ['{PageDown}', '6 a'],
  ]);
});

claim('Use the headers', 'Enter sorts, Shift adds, Ctrl opens the menu', async () => {
  const apiRef = mountPlus();
  act(() => apiRef.current.setColumnHeaderFocus('a'));
  await press([
    ['{Enter}', 'columnheader a'],
    ['{ArrowRight}', 'columnheader b'],
    [shift('{Enter}'), 'columnheader b'],
  ]);
  expect(apiRef.current.getSortModel().map(({ field }) => field)).toEqual(['a', 'b']);
  await userEvent.keyboard(ctrl('{Enter}'));
  expect(await screen.findByRole('menuitem', { name: 'Unsort' })).toBeTruthy();
});

claim('Use the headers', 'Space on the checkbox selects all rows, then none', async () => {
  const { api } = mount({ rows: six, checkboxSelection: true });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(api.getSelectedRows().size).toBe(6);
  await userEvent.keyboard(' ');
  expect(api.getSelectedRows().size).toBe(0);
});

claim('Use the headers', 'Keys of column groups and header filters', async () => {
  const apiRef = mountPlus({
    headerFilters: true,
    columnGroupingModel: [
      { groupId: 'one', children: [{ field: 'a' }, { field: 'b' }] },
      { groupId: 'two', children: [{ field: 'c' }] },
    ],
  });
  act(() => apiRef.current.setCellFocus(0, 'b'));
  await press([
    ['{ArrowUp}', 'filter b'],
    ['{ArrowUp}', 'columnheader b'],
    ['{ArrowUp}', 'columnheader |-a-|-b-|'],
    ['{ArrowRight}', 'columnheader |-c-|'],
    ['{Home}', 'columnheader |-a-|-b-|'],
    ['{End}', 'columnheader |-c-|'],
    ['{ArrowLeft}', 'columnheader |-a-|-b-|'],
    ['{ArrowRight}', 'columnheader |-c-|'],
    ['{ArrowDown}', 'columnheader c'],
    ['{ArrowDown}', 'filter c'],
    ['{Enter}', 'null c'],
    ['a1', 'null c'],
    ['{Escape}', 'filter c'],
    ['{Enter}{Enter}', 'filter c'],
    ['x', 'null c'],
  ]);
  expect(screen.getByDisplayValue('a1x')).toBeTruthy();
});

/** Presses keys and returns the ids of the rows that are selected after each. */
async function select(api: { getSelectedRows: () => Map<unknown, unknown> }, keys: string[]) {
  const selected: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    selected.push([...api.getSelectedRows().keys()].join(''));
  }
  return selected;
}
const selecting = [
  shift(' '),
  shift('{ArrowDown}'),
  shift('{ArrowDown}'),
  shift('{ArrowUp}'),
  shift('{End}'),
  shift(' '),
];
/** Shortcuts with letters depend on the code of the key, which user-event doesn't send. */
const shortcut = (key: 'a' | 'c', keyCode = key === 'a' ? 65 : 67) =>
  fireEvent.keyDown(document.activeElement!, { key, keyCode, ctrlKey: true });

claim('Select rows and cells', 'Each key with checkboxes', async () => {
  const { api } = mount({ rows: six, checkboxSelection: true });
  act(() => api.setCellFocus(1, 'b'));
  const selected = ['1', '12', '123', '12', '12345', '1234'];
  const found = await select(api, selecting);
  expect(found.map((ids) => [...ids].sort().join(''))).toEqual(selected);
  act(() => api.setCellFocus(2, '__check__'));
  expect(await select(api, [' ', ' '])).toEqual(['134', '1342']);
  shortcut('a');
  expect(api.getSelectedRows().size).toBe(6);
});

claim('Select rows and cells', 'Without checkboxes, Community selects one row', async () => {
  const { api } = mount({ rows: six });
  act(() => api.setCellFocus(1, 'b'));
  expect(await select(api, selecting)).toEqual(['1', '2', '3', '2', '5', '']);
  shortcut('a');
  expect(api.getSelectedRows().size).toBe(0);
});

claim('Select rows and cells', 'Shift and Ctrl with a click', async () => {
  const { api } = mount({ rows: six, checkboxSelection: true });
  const user = userEvent.setup();
  await user.click(screen.getByText('b1'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('b3'));
  await user.keyboard('{/Shift}{Control>}');
  await user.click(screen.getByText('b2'));
  expect([...api.getSelectedRows().keys()]).toEqual([1, 3]);
});

claim('Select rows and cells', 'Ctrl+C copies the rows or the focused cell', async () => {
  const onClipboardCopy = vi.fn();
  const { api } = mount({ rows: six, onClipboardCopy, checkboxSelection: true });
  act(() => api.setCellFocus(1, 'b'));
  shortcut('c');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('b1');
  await userEvent.keyboard(shift(' '));
  shortcut('c');
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('a1\tb1\tc1');
});

claim('Select rows and cells', 'Cell selection: Shift keeps the focus on the first', async () => {
  const apiRef = mountPlus({ cellSelection: true });
  await userEvent.click(screen.getByText('a1'));
  await press({ [shift('{ArrowRight}')]: '1 a', [shift('{ArrowDown}')]: '1 a' });
  const cells = { a: true, b: true };
  expect(apiRef.current.getCellSelectionModel()).toEqual({ 1: cells, 2: cells });
});

claim('Edit cells', 'Each key opens, saves, or discards', async () => {
  const { api } = mount({ columns: columns.map((column) => ({ ...column, editable: true })) });
  act(() => api.setCellFocus(1, 'a'));
  await press([
    ['{Enter}!{Enter}', '2 a'],
    ['{Delete}', '2 a'],
  ]);
  expect(api.getRow(1).a).toBe('a1!');
  expect(screen.getByDisplayValue('')).toBeTruthy();
  await press([
    ['{Escape}', '2 a'],
    ['new{Tab}', '2 b'],
    ['{Backspace}{Shift>}{Tab}{/Shift}', '2 a'],
  ]);
  expect(api.getRow(2)).toMatchObject({ a: 'new', b: '' });
});

claim('Open groups, tree rows, and detail panels', 'Grouped rows: Space only', async () => {
  const apiRef = mountPlus({ initialState: { rowGrouping: { model: ['a'] } } });
  act(() =>
    apiRef.current.setCellFocus('auto-generated-row-a/a0', '__row_group_by_columns_group__'),
  );
  const row = () => document.querySelector('[data-id="auto-generated-row-a/a0"]')!;
  const expanded = () => row().getAttribute('aria-expanded');
  expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('7');
  await userEvent.keyboard('{Enter}');
  expect(expanded()).toBe('false');
  await userEvent.keyboard(' ');
  expect(expanded()).toBe('true');
  expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('8');
});

claim('Open groups, tree rows, and detail panels', 'Tree: Space and Enter', async () => {
  const apiRef = mountPlus({
    rows: [
      { id: 1, path: ['x'] },
      { id: 2, path: ['x', 'y'] },
    ],
    treeData: true,
    getTreeDataPath: (row: { path: string[] }) => row.path,
  });
  act(() => apiRef.current.setCellFocus(1, '__tree_data_group__'));
  const row = document.querySelector('[data-id="1"]')!;
  await userEvent.keyboard(' ');
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(row.getAttribute('aria-expanded')).toBe('false');
  expect([row.getAttribute('aria-level'), row.getAttribute('aria-setsize')]).toEqual(['1', '1']);
});

claim('Open groups, tree rows, and detail panels', 'Detail panels: Space only', async () => {
  const onChange = vi.fn();
  const apiRef = mountPlus({
    getDetailPanelContent: () => <p>Details</p>,
    onDetailPanelExpandedRowIdsChange: onChange,
  });
  act(() => apiRef.current.setCellFocus(1, '__detail_panel_toggle__'));
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onChange.mock.lastCall?.[0]).toEqual(new Set([1]));
});

claim('Use the toolbar', 'One tab stop, arrows wrap, Home and End', async () => {
  mount({ rows: [], showToolbar: true });
  await userEvent.tab();
  const name = () => document.activeElement?.getAttribute('aria-label');
  const names = [name()];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'])
    names.push(await userEvent.keyboard(`{${key}}`).then(name));
  expect(names).toEqual(['Columns', 'Filters', 'Columns', 'Search', 'Columns', 'Search']);
});

claim('Keep your cells to one tab stop', 'The focus moves to the link with tabIndex', async () => {
  const { api } = mount({
    rows: six,
    columns: [
      {
        field: 'a',
        renderCell: ({ tabIndex, value }) => (
          <a href="#x" tabIndex={tabIndex}>
            {value}
          </a>
        ),
      },
    ],
  });
  act(() => api.setCellFocus(1, 'a'));
  expect(document.activeElement?.outerHTML).toBe('<a href="#x" tabindex="0">a1</a>');
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1);
});

claim('Add or replace keys', 'defaultMuiPrevented skips the handlers of the grid', async () => {
  const { api } = mount({
    onCellKeyDown: (_params, event) => {
      event.defaultMuiPrevented = event.key === ' ';
    },
  });
  act(() => api.setCellFocus(1, 'a'));
  await press({ ' ': '1 a', '{ArrowDown}': '2 a' });
});

claim('Know what screen readers announce', 'Counts, indexes, sort, and server pages', () => {
  const page = { pagination: { paginationModel: { page: 1, pageSize: 5 } } };
  const initialState = { ...page, sorting: { sortModel: [{ field: 'id', sort: 'asc' as const }] } };
  const props: GridProps = { pageSizeOptions: [5], initialState };
  const { unmount } = mount({ ...props, columns: [{ field: 'id' }, ...columns] });
  const grid = () => screen.getByRole('grid');
  expect(grid().getAttribute('aria-rowcount')).toBe('31');
  expect(grid().getAttribute('aria-colcount')).toBe('4');
  const [header, first] = screen.getAllByRole('row');
  expect(header!.getAttribute('aria-rowindex')).toBe('1');
  expect(first!.getAttribute('aria-rowindex')).toBe('7');
  expect(first!.getAttribute('aria-selected')).toBe('false');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))).toEqual(
    ['ascending', 'none', 'none', 'none'],
  );
  unmount();
  mount({ ...props, rows: rows.slice(5, 10), rowCount: 30, paginationMode: 'server' });
  expect(grid().getAttribute('aria-rowcount')).toBe('6');
});

claim('Name the editors', 'Editors have no name until you give them one', () => {
  const named: GridColDef = {
    field: 'b',
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': 'Name' } } } }}
      />
    ),
  };
  const { api } = mount({ columns: [{ field: 'a', editable: true }, named] });
  act(() => api.startCellEditMode({ id: 1, field: 'a' }));
  expect(screen.getByRole('textbox').getAttribute('aria-label')).toBeNull();
  act(() => api.startCellEditMode({ id: 2, field: 'b' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
});

claim('Change the density', 'Row heights are multiplied and rounded down', () => {
  const { update } = mount({ density: 'compact' });
  const row = document.querySelector<HTMLElement>('[data-id="0"]')!;
  expect(row.style.maxHeight).toBe('36px');
  update({ density: 'comfortable' });
  expect(row.style.maxHeight).toBe('67px');
});

claim('Set the density from code', 'setDensity calls onDensityChange', () => {
  const onDensityChange = vi.fn();
  const { api } = mount({ onDensityChange });
  act(() => api.setDensity('comfortable'));
  expect(onDensityChange.mock.calls.map(([density]) => density)).toEqual(['comfortable']);
});
