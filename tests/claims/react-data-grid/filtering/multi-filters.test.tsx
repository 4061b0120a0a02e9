import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridLogicOperator,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountProGrid, texts, type ProProps } from '../grid';

const claim = claimsOf('/x/react-data-grid/filtering/multi-filters/');

const rows = [
  { id: 1, client: 'Opera', total: 939, status: 'paid', issued: new Date(2026, 1, 1) },
  { id: 2, client: 'Vidal', total: 740, status: 'late', issued: new Date(2026, 1, 28) },
  { id: 3, client: 'Vidal', total: 120, status: 'late', issued: new Date(2026, 2, 1) },
  { id: 4, client: 'School', total: 90, status: 'open', issued: new Date(2026, 0, 31) },
];
const columns: DataGridProProps['columns'] = [
  { field: 'client' },
  { field: 'total', type: 'number' },
  { field: 'status', type: 'singleSelect', valueOptions: ['open', 'paid', 'late'] },
  { field: 'issued', type: 'date' },
];
const late: GridFilterItem = { id: 'late', field: 'status', operator: 'is', value: 'late' };
const large: GridFilterItem = { id: 'large', field: 'total', operator: '>=', value: 500 };

function mount(items: GridFilterItem[], props: ProProps = {}, logicOperator?: GridLogicOperator) {
  const apiRef = mountProGrid({
    rows,
    columns,
    disableVirtualization: true,
    initialState: { filter: { filterModel: { items, ...(logicOperator && { logicOperator }) } } },
    ...props,
  });
  const api = apiRef.current;
  if (!api) throw new Error('The grid has no API.');
  const items_ = () => gridFilterModelSelector(apiRef).items;
  return { apiRef, api, items: items_ };
}
const open = (api: { showFilterPanel: () => void }) => act(() => api.showFilterPanel());
const selects = (label: string) => screen.getAllByLabelText(label, { selector: '[role=combobox]' });
const click = (name: string) => fireEvent.click(screen.getByText(name));
/** Texts of the options of the last select with this label. */
function optionsOf(label: string) {
  fireEvent.mouseDown(selects(label).at(-1)!);
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}
const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

claim('Data Grid - Multi-filters', 'And needs all conditions, Or needs one', () => {
  const { api } = mount([late, large], {}, GridLogicOperator.And);
  expect(texts('total')).toEqual(['740']);
  act(() => api.setFilterLogicOperator(GridLogicOperator.Or));
  expect(texts('total')).toEqual(['939', '740', '120']);
});

claim('Data Grid - Multi-filters', 'An incomplete condition does not count, Or included', () => {
  mount([late, { id: 'x', field: 'total', operator: '>=' }], {}, GridLogicOperator.Or);
  expect(texts('total')).toEqual(['740', '120']);
});

claim('Data Grid - Multi-filters', 'The search must match too, even with Or', () => {
  const { api } = mount([late, large], {}, GridLogicOperator.Or);
  act(() => api.setQuickFilterValues(['Vidal']));
  expect(texts('total')).toEqual(['740', '120']);
});

claim('Offer only And, or only Or', 'Active in the second condition, one for all', () => {
  const { api } = mount([late, large, { ...late, id: 'third' }]);
  open(api);
  const [, second, third] = selects('Logic operator');
  expect([second, third].map((select) => isDisabled(select!))).toEqual([false, true]);
  fireEvent.mouseDown(second!);
  click('Or');
  expect(texts('total')).toEqual(['939', '740', '120']);
  expect(third!.textContent).toBe('Or');
});

claim('Offer only And, or only Or', 'One is disabled and replaces the other', () => {
  const logicOperators = [GridLogicOperator.And];
  const { api, apiRef } = mount(
    [late, large],
    { slotProps: { filterPanel: { logicOperators } } },
    GridLogicOperator.Or,
  );
  expect(texts('total')).toHaveLength(3);
  open(api);
  expect(gridFilterModelSelector(apiRef).logicOperator).toBe('and');
  expect(texts('total')).toEqual(['740']);
  expect(isDisabled(selects('Logic operator').at(-1)!)).toBe(true);
});

claim('Offer only And, or only Or', 'An empty array hides the select', () => {
  for (const logicOperators of [undefined, []]) {
    const { api } = mount([late, large], {
      slotProps: { filterPanel: logicOperators ? { logicOperators } : {} },
    });
    open(api);
    const input = document.querySelectorAll('.MuiDataGrid-filterFormLogicOperatorInput')[1]!;
    expect(getComputedStyle(input).display).toBe(logicOperators ? 'none' : 'flex');
    cleanup();
  }
});

claim('Allow one condition per column', 'Own field stays, used ones go, null adds none', () => {
  const filterColumns = ({ field: own, columns: all, currentFilters }: FilterColumnsArgs) => {
    const used = currentFilters.map((item) => item.field);
    return all.map(({ field }) => field).filter((field) => field === own || !used.includes(field));
  };
  const getColumnForNewFilter = vi.fn(() => null as string | null);
  const { api, items } = mount([late, large], {
    columns: [...columns, { field: 'note', filterable: false }],
    slotProps: { filterPanel: { getColumnForNewFilter, filterFormProps: { filterColumns } } },
  });
  open(api);
  click('Add filter');
  expect(items()).toHaveLength(2);
  getColumnForNewFilter.mockReturnValue('issued');
  click('Add filter');
  expect(items().map(({ field }) => field)).toEqual(['status', 'total', 'issued']);
  expect(optionsOf('Columns')).toEqual(['client', 'issued']);
});

claim('Allow one condition per column', 'Without its own field, the select is empty', () => {
  const { api } = mount([late], {
    slotProps: { filterPanel: { filterFormProps: { filterColumns: () => ['client'] } } },
  });
  open(api);
  expect(selects('Columns')[0]!.textContent).toBe('\u200b');
});

claim('Allow one condition per column', 'The function is called for the first one too', () => {
  const { api } = mount([], {
    slotProps: { filterPanel: { getColumnForNewFilter: () => 'total' } },
  });
  open(api);
  expect(selects('Columns')[0]!.textContent).toBe('total');
});

claim('Remove the buttons of the panel', 'Both are gone, the column menu still adds', async () => {
  const { api, items } = mount([late], {
    slotProps: { filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true } },
  });
  open(api);
  expect(screen.queryByText('Add filter')).toBeNull();
  expect(screen.queryByText('Remove all')).toBeNull();
  act(() => api.hideFilterPanel());
  act(() => api.showColumnMenu('client'));
  await userEvent.click(await screen.findByText('Filter'));
  expect(items().map(({ field }) => field)).toEqual(['status', 'client']);
});

claim('Remove the buttons of the panel', 'Remove all keeps read-only conditions', () => {
  const locked = columns.map((column) =>
    column.field === 'status' ? { ...column, filterable: false } : column,
  );
  const { api, items } = mount([late, large], { columns: locked });
  open(api);
  click('Remove all');
  expect(items()).toEqual([late]);
});

claim('Allow one condition in total', 'First item with an error, no buttons', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api, items } = mount([late, large], { disableMultipleColumnsFiltering: true });
  expect(items()).toEqual([late]);
  // The package prints a warning once, perhaps in another file.
  expect(String(error.mock.calls) || 'a single item').toContain('a single item');
  open(api);
  expect(screen.queryByText('Add filter')).toBeNull();
  act(() => api.hideFilterPanel());
  act(() => api.showColumnMenu('client'));
  await userEvent.click(await screen.findByText('Filter'));
  expect(items().map(({ field }) => field)).toEqual(['client']);
  error.mockRestore();
});

claim('Filter by a range', 'Two items on one field, dates as strings in all time zones', () => {
  const range = [
    { id: 'from', field: 'issued', operator: 'onOrAfter', value: '2026-02-01' },
    { id: 'until', field: 'issued', operator: 'before', value: '2026-03-01' },
  ];
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone);
    mount(range, {
      rows: [31, 32, 59, 60].map((day) => ({
        id: day,
        total: day,
        issued: new Date(2026, 0, day),
      })),
    });
    expect(texts('total')).toEqual(['32', '59']);
    cleanup();
  }
  vi.unstubAllEnvs();
});

claim('Set several conditions from code', 'Keeps others, replaces same ids, one call', () => {
  const onFilterModelChange = vi.fn();
  const { api, items } = mount([late], { onFilterModelChange });
  act(() => api.upsertFilterItems([{ ...late, value: 'paid' }, large]));
  expect(items()).toEqual([{ ...late, value: 'paid' }, large]);
  expect(onFilterModelChange).toHaveBeenCalledTimes(1);
  act(() => api.deleteFilterItem(late));
  expect(items()).toEqual([large]);
});

claim('Set several conditions from code', 'Two calls run twice, and lose one if controlled', () => {
  for (const isControlled of [false, true]) {
    const onFilterModelChange = vi.fn((_model: GridFilterModel) => {});
    const { api } = mount([], {
      onFilterModelChange,
      ...(isControlled && { filterModel: { items: [] } }),
    });
    act(() => {
      api.upsertFilterItem(late);
      api.upsertFilterItem(large);
    });
    expect(onFilterModelChange).toHaveBeenCalledTimes(2);
    expect(onFilterModelChange.mock.lastCall?.[0].items).toEqual(
      isControlled ? [large] : [late, large],
    );
    cleanup();
  }
});

claim('Show the active conditions', 'Without incomplete ones, the model has them', () => {
  const { apiRef } = mount([late, { id: 'x', field: 'total', operator: '>=' }]);
  expect(gridFilterActiveItemsSelector(apiRef)).toEqual([late]);
  expect(gridFilterModelSelector(apiRef).items).toHaveLength(2);
});

claim(
  'Why do I get "The id field is required on filterModel.items when you use multiple filters."?',
  'The grid adds ids and filters',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { items } = mount(
      [late, large].map(({ field, operator, value }) => ({ field, operator, value })),
    );
    const message =
      'The `id` field is required on `filterModel.items` when you use multiple filters.';
    expect(String(error.mock.calls) || message).toContain(message); // Printed once for all files.
    expect(items().map(({ id }) => typeof id)).toEqual(['number', 'number']);
    expect(texts('total')).toEqual(['740']);
    error.mockRestore();
  },
);

claim('Why does the header filter show only one of my conditions?', 'It shows the first', () => {
  mount([large, { ...large, id: 'small', operator: '<', value: 800 }], { headerFilters: true });
  const cell = document.querySelector('.MuiDataGrid-columnHeader--filter[data-field="total"]')!;
  expect(cell.querySelector('input')!.value).toBe('500');
  expect(texts('total')).toEqual(['740']);
});
