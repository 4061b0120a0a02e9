import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  gridFilterModelSelector,
  type DataGridProProps,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountProGrid, texts, type ProProps } from '../grid';

const claim = claimsOf('/x/react-data-grid/filtering/header-filters/');

const rows = [
  { id: 1, street: 'Café Lane', rent: 980, heating: 'Gas' },
  { id: 2, street: 'Pier Walk', rent: 790, heating: 'Heat pump' },
  { id: 3, street: 'Mill Bridge', rent: 640, heating: 'Gas' },
];
const columns: DataGridProProps['columns'] = [
  { field: 'street', headerName: 'Street' },
  { field: 'rent', headerName: 'Rent', type: 'number' },
  { field: 'heating', type: 'singleSelect', valueOptions: ['Gas', 'Heat pump'] },
];
const start = (...items: GridFilterItem[]) => ({ filter: { filterModel: { items } } });
const cheap: GridFilterItem = { id: 1, field: 'rent', operator: '<=', value: 800 };

function mount(props: ProProps = {}) {
  const apiRef = mountProGrid({
    rows,
    columns,
    headerFilters: true,
    filterDebounceMs: 0,
    disableVirtualization: true,
    ...props,
  });
  const api = apiRef.current;
  if (!api) throw new Error('The grid has no API.');
  return { api, items: () => gridFilterModelSelector(apiRef).items };
}
const cell = (field: string) =>
  document.querySelector<HTMLElement>(`.MuiDataGrid-columnHeader--filter[data-field="${field}"]`)!;
const input = (field: string) => cell(field).querySelector('input')!;
const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const settle = () =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
const change = async (field: string, value: string) => {
  fireEvent.change(input(field), { target: { value } });
  await settle();
};
const menuButton = (field: string) => within(cell(field)).queryByLabelText('Operator');
const menuItems = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const keys = (text: string) => userEvent.keyboard(text);
const focused = (element: HTMLElement) => expect(document.activeElement).toBe(element);

claim('Data Grid - Header filters', 'An input adds a condition, all must match', async () => {
  const { items } = mount({ initialState: start(cheap) });
  expect(input('rent').value).toBe('800');
  await change('street', 'pier');
  expect(items()).toMatchObject([cheap, { field: 'street', operator: 'contains', value: 'pier' }]);
  expect(texts('street')).toEqual(['Pier Walk']);
});

claim('Data Grid - Header filters', 'No input if not filterable, disabled with a value', () => {
  const locked = columns.map((column) =>
    column.field === 'rent' ? { ...column, filterable: false } : column,
  );
  mount({ columns: locked });
  expect(cell('rent').querySelector('input')).toBeNull();
  cleanup();
  mount({ columns: locked, initialState: start(cheap) });
  expect([input('rent').disabled, input('rent').value]).toEqual([true, '800']);
});

claim('Remove the menus and the panel', 'Only inputs with the first operator', async () => {
  const { api, items } = mount({ disableColumnFilter: true, slots: { headerFilterMenu: null } });
  expect(menuButton('street')).toBeNull();
  await change('rent', '640');
  expect(items()).toMatchObject([{ field: 'rent', operator: '=', value: 640 }]);
  expect(texts('rent')).toEqual(['640']);
  act(() => api.showColumnMenu('rent'));
  expect(menuItems()).not.toContain('Filter');
});

claim('Remove the menus and the panel', 'Ctrl+Enter blocks the keys of the cell', async () => {
  const { api } = mount({ slots: { headerFilterMenu: null } });
  fireEvent.mouseDown(cell('street'));
  await keys('{Control>}{Enter}{/Control}{Enter}{ArrowRight}');
  focused(cell('street'));
  act(() => api.hideHeaderFilterMenu());
  await keys('{Enter}');
  focused(input('street'));
});

claim('Add a clear button to the inputs', 'A button, not in the menu, not a tab stop', async () => {
  for (const showClearIcon of [false, true]) {
    const { items } = mount({
      initialState: start(cheap),
      slotProps: { headerFilterCell: { showClearIcon } },
    });
    await userEvent.click(menuButton('rent')!);
    expect(menuItems().includes('Clear filter')).toBe(!showClearIcon);
    await keys('{Escape}');
    const clear = within(cell('rent')).queryByLabelText('Clear filter');
    expect(clear?.tabIndex).toBe(showClearIcon ? -1 : undefined);
    expect(within(cell('street')).queryByLabelText('Clear filter')).toBeNull();
    if (clear) {
      fireEvent.click(clear);
      expect(items()).toEqual([]);
    }
    cleanup();
  }
});

claim('Customize one column', 'null leaves the cell empty, the function gets these', () => {
  const renderHeaderFilter = vi.fn((_params: GridRenderHeaderFilterProps) => null);
  mount({
    columns: columns.map((column) => ({ ...column, renderHeaderFilter })),
    initialState: start(cheap),
  });
  expect(cell('rent').textContent).toBe('');
  const params = renderHeaderFilter.mock.calls.find(([{ colDef }]) => colDef.field === 'rent')![0];
  expect(params).toMatchObject({ item: cheap, colIndex: 1, inputRef: {}, headerFilterMenuRef: {} });
});

claim(
  'Customize one column',
  'A filter that only ends edit mode takes the focus back',
  async () => {
    for (const clears of [false, true]) {
      const outside = document.body.appendChild(document.createElement('input'));
      let leave = () => {};
      const renderHeaderFilter = ({ inputRef }: GridRenderHeaderFilterProps) => (
        <input ref={inputRef as React.RefObject<HTMLInputElement>} onBlur={() => leave()} />
      );
      const { api } = mount({ columns: [{ field: 'street', renderHeaderFilter }] });
      leave = () => {
        api.stopHeaderFilterEditMode();
        if (clears) {
          api.setState((state) => ({
            ...state,
            focus: { ...state.focus, columnHeaderFilter: null },
          }));
        }
      };
      act(() => {
        api.setColumnHeaderFilterFocus('street');
        api.startHeaderFilterEditMode('street');
      });
      focused(input('street'));
      await userEvent.click(outside);
      focused(clears ? outside : cell('street'));
      cleanup();
      outside.remove();
    }
  },
);

claim('Use the input of an operator', 'The component gets the props of both places', () => {
  const seen: GridFilterInputValueProps[] = [];
  const InputComponent = (props: GridFilterInputValueProps) => {
    seen.push(props);
    return props.headerFilterMenu;
  };
  const { api } = mount({
    columns: [
      {
        field: 'rent',
        type: 'number',
        filterOperators: getGridNumericOperators().map((op) => ({ ...op, InputComponent })),
      },
    ],
    initialState: start(cheap),
  });
  expect(seen.at(-1)).toMatchObject({ item: cheap, tabIndex: -1, isFilterActive: true });
  expect(seen.at(-1)!.inputRef).toBeTruthy();
  expect(seen.at(-1)!.focusElementRef).toBeUndefined();
  expect(menuButton('rent')).toBeTruthy();
  act(() => api.showFilterPanel());
  expect(seen.at(-1)!.focusElementRef).toBeTruthy();
  expect(seen.at(-1)!.inputRef).toBeUndefined();
});

claim('Use the input of an operator', 'headerLabel is the label and the text, or it throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const operator = { value: 'cheap', label: 'is cheap', getApplyFilterFn: () => () => true };
  const grid = (more: object) => () =>
    mount({ columns: [{ field: 'fee', filterOperators: [{ ...operator, ...more }] }] });
  expect(grid({})).toThrow('Missing translation for key headerFilterOperatorCheap.');
  grid({ headerLabel: 'Bargains', requiresFilterValue: false })();
  expect(cell('fee').textContent).toBe('Bargains');
  error.mockRestore();
});

claim('Use the input of an operator', 'Grids share the default operator of a field', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const special = { value: 'large', headerLabel: 'Large', getApplyFilterFn: () => null };
  mount({ columns: [{ field: 'footprint', filterOperators: [special] }] });
  cleanup();
  expect(() => mount({ columns: [{ field: 'footprint' }] })).toThrow(
    'Missing translation for key headerFilterOperatorLarge.',
  );
  cleanup();
  mount({ columns: [{ field: 'floor' }] });
  expect(input('floor')).toBeTruthy();
  error.mockRestore();
});

claim('Change the height of the row', 'columnHeaderHeight, times the density', () => {
  for (const [props, height] of [
    [{}, '56px'],
    [{ columnHeaderHeight: 40 }, '40px'],
    [{ headerFilterHeight: 80, density: 'compact' }, '56px'],
    [{ headerFilterHeight: 80, density: 'comfortable' }, '104px'],
  ] as const) {
    mount(props);
    expect(cell('rent').style.height).toBe(height);
    cleanup();
  }
});

claim('Keyboard', 'Arrow keys, Home, and End move between the cells', async () => {
  mount();
  act(() => header('street').focus());
  await keys('{ArrowDown}');
  focused(cell('street'));
  await keys('{ArrowRight}');
  focused(cell('rent'));
  await keys('{End}');
  focused(cell('heating'));
  await keys('{Home}');
  focused(cell('street'));
  await keys('{ArrowUp}');
  focused(header('street'));
  await keys('{ArrowDown}{ArrowDown}');
  expect(document.activeElement!.textContent).toBe('Café Lane');
});

claim('Keyboard', 'Enter and printable keys edit, Escape keeps, Ctrl+Enter opens', async () => {
  mount();
  act(() => cell('street').focus());
  fireEvent.mouseDown(cell('street'));
  await keys('{Enter}');
  focused(input('street'));
  await keys('{Enter}');
  focused(cell('street'));
  await keys('{Shift>}x{/Shift}');
  focused(cell('street'));
  await keys('mi');
  await settle();
  focused(input('street'));
  await keys('{Escape}');
  focused(cell('street'));
  expect(input('street').value).toBe('mi');
  await keys('{Control>}{Enter}{/Control}');
  expect(menuItems().slice(0, 2)).toEqual(['Clear filter', 'Contains']);
});

claim('Control header filters from code', 'The focus needs both calls', () => {
  const { api } = mount();
  act(() => api.startHeaderFilterEditMode('street'));
  expect(document.activeElement).toBe(document.body);
  act(() => {
    api.setColumnHeaderFilterFocus('rent');
    api.startHeaderFilterEditMode('rent');
  });
  focused(input('rent'));
});

claim('Control header filters from code', 'The menu opens at the last button', async () => {
  const { api } = mount();
  act(() => api.showHeaderFilterMenu('rent'));
  expect(menuItems()).toEqual([]);
  act(() => api.hideHeaderFilterMenu());
  await userEvent.click(menuButton('street')!);
  act(() => api.hideHeaderFilterMenu());
  focused(cell('street'));
  act(() => api.showHeaderFilterMenu('rent'));
  expect(menuItems()).toContain('Less than');
});

claim('Why is "is any of" missing?', 'Not in the menu, a value adds a condition', async () => {
  const any: GridFilterItem = { id: 1, field: 'street', operator: 'isAnyOf', value: ['Pier Walk'] };
  const { items } = mount({ initialState: start(any) });
  expect(texts('street')).toEqual(['Pier Walk']);
  expect(input('street').value).toBe('');
  await userEvent.click(menuButton('street')!);
  expect(menuItems()).not.toContain('Is any of');
  await change('street', 'mill');
  expect(items()).toMatchObject([any, { operator: 'contains', value: 'mill' }]);
});

claim('Why is "is any of" missing?', 'The operator with another name is offered', async () => {
  const oneOf = getGridSingleSelectOperators()
    .filter(({ value }) => value === 'isAnyOf')
    .map((op) => ({ ...op, value: 'oneOf', label: 'one of', headerLabel: 'One of' }));
  mount({
    columns: [{ ...columns[2]!, filterOperators: [...getGridSingleSelectOperators(), ...oneOf] }],
    initialState: start({ id: 1, field: 'heating', operator: 'oneOf', value: ['Gas'] }),
  });
  expect(texts('heating')).toEqual(['Gas', 'Gas']);
  expect(cell('heating').textContent).toContain('Gas');
  expect(menuButton('heating')).toBeNull();
});

claim('Why does typing throw "No filter operator found for column"?', 'The shared item', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const only = (value: string) => ({
    columns: [
      {
        field: 'shared',
        filterOperators: getGridStringOperators().filter((op) => op.value === value),
      },
    ],
  });
  mount(only('contains'));
  cleanup();
  mount(only('startsWith'));
  vi.useFakeTimers();
  fireEvent.change(input('shared'), { target: { value: 'a' } });
  expect(() => act(() => vi.runAllTimers())).toThrow(
    "MUI X: No filter operator found for column 'shared' and operator value 'contains'.",
  );
  error.mockRestore();
});

claim('How do I match letters with and without accents?', 'ignoreDiacritics', async () => {
  mount({ ignoreDiacritics: true });
  await change('street', 'cafe');
  expect(texts('street')).toEqual(['Café Lane']);
});
