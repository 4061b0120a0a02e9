import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, texts, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/filtering/customization/');

const rows = [
  { id: 1, street: 'Mill Bridge 2', rent: 640, rooms: 1 },
  { id: 2, street: 'Pier Walk 5', rent: 790, rooms: 1 },
  { id: 3, street: 'Café Lane 4', rent: 980, rooms: 2 },
];
const operatorsOf = (...operators: GridFilterOperator[]): NonNullable<Props['columns']> => [
  { field: 'street' },
  { field: 'rent', type: 'number', filterOperators: operators },
];
const rentItem = (operator: string, value?: unknown): GridFilterItem => ({
  id: 7,
  field: 'rent',
  operator,
  ...(value !== undefined && { value }),
});
const start = (item: GridFilterItem) => ({ filter: { filterModel: { items: [item] } } });

function mount(operators: GridFilterOperator[], props: Props = {}) {
  return mountGrid({
    rows,
    columns: operatorsOf(...operators),
    disableVirtualization: true,
    filterDebounceMs: 0,
    ...props,
  });
}
const optionsOf = async (label: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  const options = await screen.findAllByRole('option');
  return options.map(({ textContent }) => textContent);
};
const itemsOf = ({ apiRef }: ReturnType<typeof mount>) => gridFilterModelSelector(apiRef).items;
const numeric = (...values: string[]) =>
  getGridNumericOperators().filter(({ value }) => values.includes(value));

claim('Data Grid - Filter customization', 'Two operators, the first is the default', async () => {
  const grid = mount(numeric('<', '>').reverse());
  act(() => grid.api.showFilterPanel('rent'));
  expect(itemsOf(grid)).toMatchObject([{ operator: '<' }]);
  expect(await optionsOf('Operator')).toEqual(['<', '>']);
});

claim('Choose and rename operators', 'label is the text, an unknown operator throws', async () => {
  const { api } = mount(numeric('<=').map((operator) => ({ ...operator, label: 'at most' })));
  act(() => api.showFilterPanel('rent'));
  expect(await optionsOf('Operator')).toEqual(['at most']);
  expect(() => act(() => api.setFilterModel({ items: [rentItem('>', 1)] }))).toThrow(
    "MUI X: No filter operator found for column 'rent' and operator value '>'.",
  );
});

claim('Choose and rename operators', 'Spaces stay with true, custom columns are text', () => {
  const [trimmed] = getGridStringOperators();
  const [kept] = getGridStringOperators(true);
  const columns = [{ field: 'street', type: 'custom' as const }, { field: 'rent' }];
  for (const [operator, shown] of [
    [trimmed, 1],
    [kept, 0],
  ] as const) {
    const { api, unmount } = mount([], {
      columns: [{ field: 'street', filterOperators: [operator!] }],
      initialState: start({ field: 'street', operator: 'contains', value: ' Pier' }),
    });
    expect(api.getRowsCount()).toBe(3);
    expect(texts('street')).toHaveLength(shown);
    unmount();
  }
  const { api } = mount([], { columns });
  const values = getGridStringOperators().map(({ value }) => value);
  expect(api.getColumn('street').filterOperators?.map(({ value }) => value)).toEqual(values);
});

claim('Create an operator', 'null hides no rows, the test gets row and column', () => {
  const perRoom: GridFilterOperator<{ rooms: number }, number> = {
    value: 'perRoom',
    InputComponent: () => null,
    getApplyFilterFn: ({ value }, { type }) =>
      value && type === 'number' ? (rent, row) => rent / row.rooms <= value : null,
  };
  const { api } = mount([perRoom], { initialState: start(rentItem('perRoom')) });
  expect(texts('rent')).toEqual(['640', '790', '980']);
  act(() => api.setFilterModel({ items: [rentItem('perRoom', 500)] }));
  expect(texts('rent')).toEqual(['980']);
});

const isBargain: GridFilterOperator = {
  value: 'bargain',
  label: 'is a bargain',
  getApplyFilterFn: () => (rent) => rent < 700,
};

claim('Without a value', 'Without requiresFilterValue, the column menu removes it', () => {
  for (const [more, left] of [
    [{}, '='],
    [{ requiresFilterValue: false }, 'bargain'],
  ] as const) {
    const grid = mount([...numeric('='), { ...isBargain, ...more }], {
      initialState: start(rentItem('bargain')),
    });
    expect(texts('rent')).toEqual(['640']);
    act(() => grid.api.showFilterPanel('rent'));
    expect(itemsOf(grid)[0]!.operator).toBe(left);
    grid.unmount();
  }
});

claim('With several values', 'valueParser runs for each entry, undefined becomes NaN', () => {
  const getApplyFilterFn = vi.fn((_item: GridFilterItem) => null);
  const between = { value: 'between', getApplyFilterFn, InputComponent: () => null };
  const { apiRef } = mount([between], { initialState: start(rentItem('between', ['', '800'])) });
  expect(getApplyFilterFn.mock.lastCall?.[0].value).toEqual([null, 800]);
  act(() => apiRef.current?.setFilterModel({ items: [rentItem('between', [undefined, '800'])] }));
  expect(getApplyFilterFn.mock.lastCall?.[0].value).toEqual([NaN, 800]);
  act(() => apiRef.current?.setFilterModel({ items: [rentItem('between', ['', ''])] }));
  expect(gridFilterActiveItemsSelector(apiRef)).toHaveLength(1);
});

const orSelected = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const matches = operator.getApplyFilterFn(item, column);
    return (
      matches &&
      ((value, row, col, apiRef) =>
        apiRef.current.isRowSelected(row.id) || matches(value, row, col, apiRef))
    );
  },
});

claim('Wrap built-in operators', 'Selected rows stay, tested when the model changes', () => {
  for (const [operators, shown, selected] of [
    [numeric('>'), ['980'], []],
    [numeric('>').map(orSelected), ['640', '980'], [1]],
  ] as const) {
    const { api, unmount } = mount([...operators], { checkboxSelection: true });
    act(() => api.selectRow(1));
    act(() => api.setFilterModel({ items: [rentItem('>', 800)] }));
    expect(texts('rent')).toEqual(shown);
    expect([...api.getSelectedRows().keys()]).toEqual(selected);
    act(() => api.selectRow(1, false));
    expect(texts('rent')).toEqual(shown);
    act(() => api.unstable_applyFilters());
    expect(texts('rent')).toEqual(['980']);
    unmount();
  }
  const [is] = getGridSingleSelectOperators().map(orSelected);
  expect(is!.getApplyFilterFn({ field: 'x', operator: 'is' }, { field: 'x' })).toBeNull();
});

function RentInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  return (
    <input
      ref={focusElementRef}
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value || undefined })}
      disabled={disabled}
      aria-label="Rent"
    />
  );
}
const withInput = numeric('<=').map((operator) => ({ ...operator, InputComponent: RentInput }));

claim(
  'Use your own input',
  'applyValue changes the model right away, the ref is focused',
  async () => {
    const grid = mount(withInput, { filterDebounceMs: 5000 });
    act(() => grid.api.showFilterPanel('rent'));
    const input = await screen.findByRole('textbox', { name: 'Rent' });
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: '700' } });
    expect(itemsOf(grid)).toMatchObject([{ operator: '<=', value: '700' }]);
    expect(texts('rent')).toEqual(['640']);
  },
);

claim('Adjust a built-in input', 'InputComponentProps are props of the text field', async () => {
  const { api } = mount(
    numeric('<=').map((operator) => ({
      ...operator,
      InputComponentProps: {
        ...operator.InputComponentProps,
        placeholder: 'Euros per month',
        slotProps: { root: { size: 'small', slotProps: { htmlInput: { min: 0, step: 50 } } } },
      },
    })),
  );
  act(() => api.showFilterPanel('rent'));
  const input = await screen.findByPlaceholderText<HTMLInputElement>('Euros per month');
  expect([input.type, input.step, input.min]).toEqual(['number', '50', '0']);
});

claim(
  'Customize the filter panel',
  'Sorted columns, placeholder, column of a new filter',
  async () => {
    const { api } = mount(numeric('<='), {
      slotProps: {
        filterPanel: {
          columnsSort: 'asc',
          getColumnForNewFilter: () => 'street',
          filterFormProps: { valueInputProps: { InputComponentProps: { placeholder: 'Any' } } },
        },
      },
    });
    act(() => api.showFilterPanel());
    expect(await screen.findByPlaceholderText('Any')).toBeTruthy();
    expect(screen.getByLabelText('Columns').textContent).toBe('street');
    expect(await optionsOf('Columns')).toEqual(['rent', 'street']);
    expect(
      screen.getByRole('grid', { hidden: true }).contains(screen.getByPlaceholderText('Any')),
    ).toBe(false);
  },
);

claim('Extend or replace the panel', 'The slot replaces the whole panel', async () => {
  const { api } = mount(numeric('<='), { slots: { filterPanel: () => <p>Saved filters</p> } });
  act(() => api.showFilterPanel());
  expect(await screen.findByText('Saved filters')).toBeTruthy();
  expect(screen.queryByLabelText('Operator')).toBeNull();
});

claim('How do I translate the operators?', 'filterOperator… of localeText', async () => {
  const { api } = mount([], {
    columns: [{ field: 'street' }],
    localeText: { filterOperatorContains: 'includes' },
  });
  act(() => api.showFilterPanel('street'));
  expect((await screen.findByLabelText('Operator')).textContent).toBe('includes');
});

claim('Why is my custom operator not applied?', 'An item without the id is dropped', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const grid = mount(numeric('<='));
  act(() => grid.api.showFilterPanel('rent'));
  act(() => grid.api.upsertFilterItem({ field: 'rent', operator: '<=', value: 700 }));
  expect(itemsOf(grid)[0]).not.toHaveProperty('value');
  expect(texts('rent')).toHaveLength(3);
  error.mockRestore();
});

claim('Why is my custom operator not applied?', 'New columns do not filter again', () => {
  const below = (limit: number): GridFilterOperator => ({
    value: 'below',
    requiresFilterValue: false,
    getApplyFilterFn: () => (rent) => rent < limit,
  });
  const { api, update } = mount([below(700)], { initialState: start(rentItem('below')) });
  update({ columns: operatorsOf(below(900)) });
  expect(texts('rent')).toEqual(['640']);
  act(() => api.unstable_applyFilters());
  expect(texts('rent')).toEqual(['640', '790']);
});

claim('Why do I get "Missing translation for key filterOperatorFrom."?', 'It throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api } = mount([{ value: 'from', getApplyFilterFn: () => null }]);
  expect(() => act(() => api.showFilterPanel('rent'))).toThrow(
    'Missing translation for key filterOperatorFrom.',
  );
  error.mockRestore();
});

claim('Why does my input lose the focus after each change?', 'A new component mounts again', () => {
  for (const inline of [true, false]) {
    function Apartments() {
      const [, setModel] = React.useState({});
      const InputComponent = inline
        ? (props: GridFilterInputValueProps) => <RentInput {...props} />
        : RentInput;
      const filterOperators = numeric('<=').map((operator) => ({ ...operator, InputComponent }));
      return (
        <DataGrid
          rows={rows}
          columns={operatorsOf(...filterOperators)}
          onFilterModelChange={setModel}
          initialState={{
            ...start(rentItem('<=', 700)),
            preferencePanel: { open: true, openedPanelValue: 'filters' as never },
          }}
        />
      );
    }
    const { unmount } = render(<Apartments />);
    const input = screen.getByRole('textbox', { name: 'Rent' });
    fireEvent.change(input, { target: { value: '800' } });
    expect(input.isConnected).toBe(!inline);
    unmount();
  }
});

claim('Why does my input lose the focus after each change?', 'Changing values are props', () => {
  function CurrencyInput({ currency }: GridFilterInputValueProps & { currency: string }) {
    return <input aria-label={currency} />;
  }
  const operatorsIn = (currency: string): GridFilterOperator[] =>
    numeric('<=').map((operator) => ({
      ...operator,
      InputComponent: CurrencyInput as GridFilterOperator['InputComponent'],
      InputComponentProps: { currency } as object,
    }));
  const { api, update } = mount(operatorsIn('EUR'));
  act(() => api.showFilterPanel('rent'));
  const input = screen.getByRole('textbox', { name: 'EUR' });
  update({ columns: operatorsOf(...operatorsIn('USD')) });
  expect(screen.getByRole('textbox', { name: 'USD' })).toBe(input);
});

claim('Why is my date filter off by one day?', 'The value is midnight in UTC', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const day = new Date(2026, 2, 16);
  expect(day.getTimezoneOffset()).toBe(-60);
  const matches = (value: Date) =>
    getGridDateOperators()[0]!.getApplyFilterFn(
      { field: 'day', operator: 'is', value },
      { field: 'day' },
    )!(day, {}, { field: 'day' }, { current: null as never });
  expect(matches(new Date(Date.UTC(2026, 2, 16)))).toBe(true);
  expect(matches(new Date(2026, 2, 16))).toBe(false);
  vi.unstubAllEnvs();
});

claim('How do I use native selects in the panel?', 'Not the rows per page', async () => {
  const kind = {
    field: 'kind',
    type: 'singleSelect' as const,
    editable: true,
    valueOptions: ['Gas', 'Heat pump'],
  };
  const { api } = mount(numeric('<='), {
    columns: [...operatorsOf(...numeric('<=')), kind],
    slotProps: { baseSelect: { native: true } },
  });
  act(() => api.startCellEditMode({ id: 1, field: 'kind' }));
  expect(document.querySelector('[data-field="kind"] select')).toBeTruthy();
  act(() => api.stopCellEditMode({ id: 1, field: 'kind' }));
  act(() => api.showFilterPanel('rent'));
  expect((await screen.findByLabelText('Operator')).tagName).toBe('SELECT');
  expect(screen.getByLabelText('Rows per page:').tagName).not.toBe('SELECT');
});
