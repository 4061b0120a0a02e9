import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridDimensionsSelector,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { lines, readWorkbook, sheetOf } from './excel';
import { mountGrid, mountProGrid, type ProProps, type Props } from './grid';
import { mountPremium } from './grouping';

const claim = claimsOf('/x/react-data-grid/column-groups/');

const fields = ['name', 'status', 'beds', 'morning', 'noon', 'night'];
const columns = fields.map((field) => ({ field }));
const rows = [
  { id: 1, name: 'Ibex Hut', status: 'Open', beds: 42, morning: -3, noon: 6, night: -7 },
];
const leaves = (...names: string[]) => names.map((field) => ({ field }));
const flat: GridColumnGroupingModel = [
  { groupId: 'capacity', headerName: 'Capacity', children: leaves('status', 'beds') },
  { groupId: 'Temperatures', children: leaves('morning', 'noon', 'night') },
];
const nested: GridColumnGroupingModel = [
  flat[0]!,
  {
    groupId: 'Temperatures',
    children: [
      { groupId: 'day', headerName: 'Day', children: leaves('morning', 'noon') },
      { field: 'night' },
    ],
  },
];
const base = { rows, columns, columnGroupingModel: flat, disableVirtualization: true };
const mount = (props: Props = {}) => mountGrid({ ...base, ...props });
const mountPro = (props: Partial<ProProps> = {}) => mountProGrid({ ...base, ...props });

const groupHeaders = () => [
  ...document.querySelectorAll<HTMLElement>('[role="columnheader"][data-fields]'),
];
const pathOf = (header: Element | null | undefined) =>
  header
    ?.getAttribute('data-fields')
    ?.replaceAll('|-', '')
    .replaceAll('-|', ' ')
    .replaceAll('-', ' ')
    .trim();
/** Each group header as title and fields: `Capacity: status beds`. */
const groups = () => groupHeaders().map((header) => `${header.textContent}: ${pathOf(header)}`);
const group = (title: string) => groupHeaders().find((header) => header.textContent === title)!;
const columnHeader = (field: string) =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const press = (keys: string) => userEvent.keyboard(keys);

claim('Data Grid - Column groups', 'The id is the title, other columns have empty cells', () => {
  mount();
  expect(groups()).toEqual([': name', 'Capacity: status beds', 'Temperatures: morning noon night']);
});

claim('Data Grid - Column groups', 'The model does not order the columns', () => {
  mount({ columnGroupingModel: [flat[1]!, flat[0]!] });
  expect(groups()[1]).toBe('Capacity: status beds');
});

claim('Define and nest groups', 'Each level adds a row', () => {
  mount({ columnGroupingModel: nested });
  expect(groups()).toEqual([
    ': name',
    'Capacity: status beds',
    'Temperatures: morning noon night',
    ': name',
    ': status beds',
    'Day: morning noon',
    ': night',
  ]);
});

claim('Define and nest groups', 'Hidden columns narrow and remove groups and rows', () => {
  const { api } = mount({ columnGroupingModel: nested });
  act(() => api.setColumnVisibility('noon', false));
  expect(groups()).toContain('Day: morning');
  act(() => api.setColumnVisibility('morning', false));
  expect(groups()).toEqual([': name', 'Capacity: status beds', 'Temperatures: night']);
  act(() => api.setColumnVisibilityModel({ morning: false, noon: false, night: false }));
  expect(groups()).toEqual([': name', 'Capacity: status beds']);
});

claim(
  'Customize a group header',
  'description is a tooltip, renderHeaderGroup replaces it',
  async () => {
    const described = { ...flat[0]!, description: 'Status and beds' };
    const { update } = mount({ columnGroupingModel: [described] });
    await userEvent.hover(screen.getByText('Capacity'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Status and beds');
    update({ columnGroupingModel: [{ ...described, renderHeaderGroup: () => <b>Sleep here</b> }] });
    expect(screen.queryByText('Capacity')).toBeNull();
    await userEvent.hover(screen.getByText('Sleep here'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  },
);

claim('Customize a group header', 'Numbers do not align the title', () => {
  const numbers = columns.map((column) => ({ ...column, type: 'number' as const }));
  const { update } = mount({ columns: numbers });
  expect(group('Temperatures').className).not.toMatch(/alignRight|alignCenter/);
  update({ columnGroupingModel: [{ ...flat[1]!, headerAlign: 'right' }] });
  expect(group('Temperatures').className).toContain('alignRight');
});

claim('Customize a group header', 'Both functions receive the parameters', () => {
  const seen = vi.fn<(params: GridColumnGroupHeaderParams) => string>(() => 'wide-group');
  const shown = vi.fn<(params: GridColumnGroupHeaderParams) => string>(() => 'Title');
  const { api } = mount({
    columnGroupingModel: [{ ...flat[1]!, headerClassName: seen, renderHeaderGroup: shown }],
  });
  const params = {
    groupId: 'Temperatures',
    headerName: 'Temperatures',
    description: '',
    ...{ depth: 0, maxDepth: 1, colIndex: 3, isLastColumn: true },
    fields: ['morning', 'noon', 'night'],
  };
  expect(seen).toHaveBeenLastCalledWith(params);
  expect(shown).toHaveBeenLastCalledWith(params);
  expect(group('Title').className).toContain('wide-group');
  act(() => api.setColumnVisibilityModel({ noon: false, status: false }));
  expect(shown.mock.lastCall?.[0]).toMatchObject({ fields: ['morning', 'night'], colIndex: 2 });
});

claim('Customize a group header', 'Filled and empty cells have classes', () => {
  mount();
  expect(group('Capacity').className).toContain('MuiDataGrid-columnHeader--filledGroup');
  expect(group('').className).toContain('MuiDataGrid-columnHeader--emptyGroup');
});

claim(
  'Set the height of group headers',
  'The default is columnHeaderHeight, density applies',
  () => {
    const { apiRef, update } = mount();
    const height = () => gridDimensionsSelector(apiRef).groupHeaderHeight;
    expect(height()).toBe(56);
    update({ columnHeaderHeight: 80 });
    expect(height()).toBe(80);
    update({ columnHeaderHeight: 80, columnGroupHeaderHeight: 30, density: 'compact' });
    expect(height()).toBe(21);
  },
);

claim('Collapse a group', 'A hidden column is missing from exports', () => {
  const { api } = mount();
  act(() => api.setColumnVisibilityModel({ morning: false, night: false }));
  expect(groups()[2]).toBe('Temperatures: noon');
  expect(api.getDataAsCsv().split(/\r?\n/)[1]).toBe('name,status,beds,noon');
});

claim('Collapse a group', 'The grid cancels Space in a group header', async () => {
  const withButton = (renderHeaderGroup: () => React.ReactNode) => [
    { ...flat[0]!, renderHeaderGroup },
  ];
  const { update } = mount({
    columnGroupingModel: withButton(() => <button tabIndex={0}>A</button>),
  });
  const space = async (name: string) => {
    act(() => columnHeader('name').focus());
    await press('{ArrowUp}{ArrowRight}');
    const button = screen.getByRole('button', { name });
    expect(document.activeElement).toBe(button);
    return fireEvent.keyDown(button, { key: ' ' });
  };
  expect(await space('A')).toBe(false);
  update({
    columnGroupingModel: withButton(() => (
      <button tabIndex={0} onKeyDown={(event) => event.stopPropagation()}>
        B
      </button>
    )),
  });
  expect(await space('B')).toBe(true);
});

const handle = (field: string) => columnHeader(field).querySelector('[draggable="true"]')!;
/** Drags a column over another one, from left to right or back, and drops it there. */
function drag(from: string, over: string) {
  const direction = fields.indexOf(from) < fields.indexOf(over) ? 1 : -1;
  const source = handle(from);
  const target = handle(over);
  const dataTransfer = { effectAllowed: '', dropEffect: 'move' };
  fireEvent.dragStart(source, { dataTransfer });
  for (const step of [1, 2]) {
    const event = createEvent.dragOver(target, { dataTransfer });
    Object.defineProperty(event, 'clientX', { value: 100 + step * direction });
    Object.defineProperty(event, 'clientY', { value: 1 });
    fireEvent(target, event);
  }
  fireEvent.dragEnd(source, { dataTransfer });
}
const order = () => fields.toSorted((a, b) => columnIndex(a) - columnIndex(b)).join(' ');
const columnIndex = (field: string) => Number(columnHeader(field).getAttribute('aria-colindex'));

claim('Move columns between groups', 'A column stays in its group, and others stay out', () => {
  mountPro();
  drag('beds', 'morning');
  drag('name', 'status');
  expect(order()).toBe('name status beds morning noon night');
  drag('morning', 'noon');
  expect(order()).toBe('name status beds noon morning night');
});

claim('Move columns between groups', 'freeReordering allows both, and the title repeats', () => {
  mountPro({ columnGroupingModel: [flat[0]!, { ...flat[1]!, freeReordering: true }] });
  drag('morning', 'name');
  expect(order()).toBe('morning name status beds noon night');
  expect(groups()).toEqual([
    'Temperatures: morning',
    ': name',
    'Capacity: status beds',
    'Temperatures: noon night',
  ]);
});

claim('Move columns between groups', 'A group of one column does not limit it', () => {
  mountPro({ columnGroupingModel: [{ groupId: 'One', children: leaves('noon') }, flat[0]!] });
  drag('noon', 'morning');
  expect(order()).toBe('name status beds noon morning night');
  drag('noon', 'status');
  expect(order()).toBe('name noon status beds morning night');
});

claim('Move columns between groups', 'setColumnIndex splits a group', () => {
  const { current } = mountPro();
  act(() => current!.setColumnIndex('beds', 5));
  expect(groups().filter((text) => text.startsWith('Capacity'))).toEqual([
    'Capacity: status',
    'Capacity: beds',
  ]);
});

claim('Move the focus with the keyboard', 'The keys move by level and by group', async () => {
  mount({ columnGroupingModel: nested });
  const focused = () =>
    pathOf(document.activeElement) ?? document.activeElement?.getAttribute('data-field');
  act(() => columnHeader('noon').focus());
  const steps: [keys: string, expected: string][] = [
    ['{ArrowUp}', 'morning noon'],
    ['{ArrowUp}', 'morning noon night'],
    ['{ArrowLeft}', 'status beds'],
    ['{ArrowLeft}', 'name'],
    ['{End}', 'morning noon night'],
    ['{Home}', 'name'],
    ['{ArrowRight}', 'status beds'],
    ['{ArrowDown}', 'status beds'],
    ['{ArrowDown}', 'status'],
  ];
  for (const [keys, expected] of steps) {
    await press(keys);
    expect(focused()).toBe(expected);
  }
});

claim('Move the focus with the keyboard', 'aria-colspan counts visible columns', () => {
  const { api } = mount();
  expect(group('Temperatures').getAttribute('aria-colspan')).toBe('3');
  act(() => api.setColumnVisibility('noon', false));
  expect(group('Temperatures').getAttribute('aria-colspan')).toBe('2');
});

claim('Read the groups from code', 'The path goes from the outermost group inward', () => {
  const { api } = mount({ columnGroupingModel: nested });
  expect(api.getColumnGroupPath('morning')).toEqual(['Temperatures', 'day']);
  expect(api.getColumnGroupPath('name')).toEqual([]);
  expect(api.getAllGroupDetails().day).toEqual({ groupId: 'day', headerName: 'Day' });
});

claim('Why does my group appear twice?', 'Columns between and pinned columns split it', () => {
  const { update } = mount({ columns: leaves('status', 'name', 'beds') });
  expect(groups()).toEqual(['Capacity: status', ': name', 'Capacity: beds']);
  update({ columns });
  expect(groups()[1]).toBe('Capacity: status beds');
});

claim('Why does my group appear twice?', 'Pinning some columns splits the group', () => {
  const { current } = mountPro({ initialState: { pinnedColumns: { right: ['night'] } } });
  expect(groups().slice(2)).toEqual(['Temperatures: morning noon', 'Temperatures: night']);
  act(() => current!.setPinnedColumns({ right: ['morning', 'noon', 'night'] }));
  expect(groups().slice(2)).toEqual(['Temperatures: morning noon night']);
});

claim('Can users drag a whole group?', 'Groups follow the new order of columns', () => {
  const { update } = mount({ columns: leaves('status', 'beds', 'morning', 'noon', 'night') });
  update({ columns: leaves('morning', 'noon', 'night', 'status', 'beds') });
  expect(groups()).toEqual(['Temperatures: morning noon night', 'Capacity: status beds']);
});

claim('Are groups exported?', 'Both files have group rows unless they are left out', async () => {
  const { apiRef } = mountPremium(base);
  const excel = async (includeColumnGroupsHeaders?: boolean) => {
    const workbook = await apiRef.current.getDataAsExcel({ includeColumnGroupsHeaders });
    return readWorkbook(await workbook!.xlsx.writeBuffer());
  };
  const csv = (includeColumnGroupsHeaders?: boolean) =>
    apiRef.current.getDataAsCsv({ includeColumnGroupsHeaders }).split(/\r?\n/)[0];
  const titles = ['Capacity', 'Capacity', ...Array<string>(3).fill('Temperatures')];
  const workbook = await excel();
  expect(lines(workbook)[0]).toEqual([undefined, ...titles]);
  expect(sheetOf(workbook).getCell('C1').isMerged).toBe(true);
  expect(lines(await excel(false))[0]).toEqual(fields);
  expect(csv()).toBe(`,${titles.join(',')}`);
  expect(csv(false)).toBe(fields.join(','));
});

claim('What do the errors about columnGroupingModel mean?', 'Each mistake has its message', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = (columnGroupingModel: GridColumnGroupingModel) =>
    expect(() => mount({ columnGroupingModel }));
  failure([{ ...flat[0]!, groupId: '' }]).toThrow('does not have either `field` or `groupId`.');
  failure([flat[0]!, { groupId: 'capacity', children: leaves('noon') }]).toThrow(
    'The groupId capacity is used multiple times in the columnGroupingModel.',
  );
  failure([flat[0]!, { groupId: 'b', children: leaves('beds') }]).toThrow('duplicated field');
  failure([{ groupId: 'b' } as (typeof flat)[0]]).toThrow(TypeError);
  expect(warn).toHaveBeenCalledWith('MUI X: group groupId=b has no children.');
});
