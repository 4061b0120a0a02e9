import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FilterPanelTrigger,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { gridFilterModelSelector as proFilterModelSelector } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, mountProGrid, texts, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/filter-panel/');

const rows = [
  { id: 1, street: 'Mill Bridge 2', rent: 640 },
  { id: 2, street: 'Pier Walk 5', rent: 790 },
];
const columns: GridColDef[] = [{ field: 'street' }, { field: 'rent', type: 'number' }];

/** Shows a grid whose toolbar has the given parts. */
function mount(parts: React.ReactNode, props: Props = {}) {
  const Bar = () => <Toolbar>{parts}</Toolbar>;
  return mountGrid({ rows, columns, showToolbar: true, slots: { toolbar: Bar }, ...props });
}

const trigger = <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>;
const counter = (
  <FilterPanelTrigger
    render={(props, { filterCount }) => <button {...props}>Filters: {filterCount}</button>}
  />
);
const button = (name = 'Filters') => screen.getByRole('button', { name });
const panel = () => document.querySelector('.MuiDataGrid-panel');
const input = () => screen.findByRole('textbox', { name: 'Value' });
const withItems = (...items: GridFilterItem[]): Props['initialState'] => ({
  filter: { filterModel: { items } },
});

claim('Data Grid - Filter Panel component', 'The button opens and closes the panel', async () => {
  mount(trigger);
  await userEvent.click(button());
  await userEvent.type(await input(), 'pier');
  await waitFor(() => expect(texts('street')).toEqual(['Pier Walk 5']));
  await userEvent.click(button());
  await waitFor(() => expect(panel()).toBeNull());
});

const counts: [name: string, initialState: Props['initialState'], count: number][] = [
  ['a value', withItems({ field: 'rent', operator: '<', value: 700 }), 1],
  ['no value', withItems({ field: 'rent', operator: '<' }), 0],
  ['is empty', withItems({ field: 'rent', operator: 'isEmpty' }), 1],
  ['quick filter', { filter: { filterModel: { items: [], quickFilterValues: ['pier'] } } }, 0],
];
for (const [name, initialState, count] of counts) {
  claim('Show the number of active filters', `${name} counts as ${count}`, () => {
    mount(counter, { initialState });
    expect(button(`Filters: ${count}`)).toBeTruthy();
  });
}

claim('Show the number of active filters', 'className receives both values', async () => {
  const className = vi.fn(() => '');
  mount(<FilterPanelTrigger className={className}>Filters</FilterPanelTrigger>);
  expect(className).toHaveBeenLastCalledWith({ open: false, filterCount: 0 });
  await userEvent.click(button());
  await input();
  expect(className).toHaveBeenLastCalledWith({ open: true, filterCount: 0 });
});

claim('Show the number of active filters', 'Without onPointerUp a click opens again', async () => {
  const onPreferencePanelOpen = vi.fn();
  mount(
    <FilterPanelTrigger
      render={({ onPointerUp: _left, ...props }) => <button {...props}>Filters</button>}
    />,
    { onPreferencePanelOpen },
  );
  await userEvent.click(button());
  await input();
  await userEvent.click(button());
  expect(onPreferencePanelOpen).toHaveBeenCalledTimes(2);
});

claim('Add a button that clears the filters', 'Without spreading, the search goes too', () => {
  const filterModel = {
    items: [{ field: 'rent', operator: '<', value: 700 }],
    quickFilterValues: ['pier'],
  };
  const { api, apiRef } = mount(trigger, { initialState: { filter: { filterModel } } });
  expect(texts('street')).toEqual([]);
  act(() => api.setFilterModel({ ...gridFilterModelSelector(apiRef), items: [] }));
  expect(texts('street')).toEqual(['Pier Walk 5']);
  act(() => api.setFilterModel({ items: [] }));
  expect(texts('street')).toHaveLength(2);
  expect(gridFilterModelSelector(apiRef).quickFilterValues).toBeUndefined();
});

claim('Name the trigger', 'The attributes, and the name of the panel', async () => {
  mount(trigger);
  const attributes = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button().getAttribute(name));
  expect(attributes()).toEqual(['true', null, null]);
  await userEvent.click(button());
  await input();
  expect(attributes()).toEqual(['true', 'true', panel()!.id]);
  expect(panel()!.getAttribute('aria-labelledby')).toBe(button().id);
});

claim(
  'Open the panel from code',
  'showFilterPanel adds a condition once, hide closes',
  async () => {
    const { api, apiRef } = mount(null);
    const itemsOf = () => gridFilterModelSelector(apiRef).items.map(({ field }) => field);
    act(() => api.showFilterPanel('street'));
    await userEvent.type(await input(), 'mill');
    await waitFor(() => expect(texts('street')).toEqual(['Mill Bridge 2']));
    act(() => api.hideFilterPanel());
    await waitFor(() => expect(panel()).toBeNull());
    act(() => api.showFilterPanel('street'));
    expect(itemsOf()).toEqual(['street']);
    expect(texts('street')).toEqual(['Mill Bridge 2']);
    // Community: the condition for another column replaces the one that is there.
    act(() => api.showFilterPanel('rent'));
    expect(itemsOf()).toEqual(['rent']);
    expect(texts('street')).toHaveLength(2);
  },
);

claim('Open the panel from code', 'Pro keeps conditions with a value', () => {
  const initialState = withItems({ id: 1, field: 'street', operator: 'contains', value: 'mill' });
  const apiRef = mountProGrid({ rows, columns, initialState });
  act(() => apiRef.current?.showFilterPanel('rent'));
  const itemsOf = () =>
    proFilterModelSelector(apiRef as { current: NonNullable<typeof apiRef.current> }).items.map(
      ({ field }) => field,
    );
  expect(itemsOf()).toEqual(['street', 'rent']);
  // The condition for the rent has no value yet, so that another call removes it.
  act(() => apiRef.current?.showFilterPanel('street'));
  expect(itemsOf()).toEqual(['street']);
});

claim('Put the trigger in another slot', 'The footer works, ToolbarButton throws', async () => {
  const Footer = () => <FilterPanelTrigger>Filters</FilterPanelTrigger>;
  const { unmount } = mountGrid({ rows, columns, slots: { footer: Footer } });
  await userEvent.click(button());
  expect(await input()).toBeTruthy();
  unmount();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots = { footer: () => trigger };
  expect(() => mountGrid({ rows, columns, slots })).toThrow('Toolbar subcomponents must be');
  expect(() => render(trigger)).toThrow('MUI X: useGridRootProps should only be used inside');
  error.mockRestore();
});

claim('Replace the panel', 'A fixed id updates, empty values do not filter', () => {
  const apiRef = mountProGrid({ rows, columns });
  const upsert = (value: string[] | undefined) =>
    act(() =>
      apiRef.current?.upsertFilterItem({ id: 's', field: 'street', operator: 'isAnyOf', value }),
    );
  upsert(['Pier Walk 5']);
  expect(texts('street')).toEqual(['Pier Walk 5']);
  upsert(['Mill Bridge 2']);
  expect(texts('street')).toEqual(['Mill Bridge 2']);
  upsert([]);
  expect(texts('street')).toHaveLength(2);
  upsert(undefined);
  expect(texts('street')).toHaveLength(2);
});

claim('Replace the panel', 'Filter in a column menu adds a condition with another id', () => {
  const apiRef = mountProGrid({ rows, columns });
  act(() => apiRef.current?.showFilterPanel('rent'));
  act(() =>
    apiRef.current?.upsertFilterItem({ id: 'rent', field: 'rent', operator: '<', value: 700 }),
  );
  expect(apiRef.current?.state.filter.filterModel.items.map(({ id }) => id === 'rent')).toEqual([
    false,
    true,
  ]);
  expect(texts('street')).toEqual(['Mill Bridge 2']);
});

claim('Does the trigger still work with disableColumnFilter?', 'It does', async () => {
  mount(trigger, { disableColumnFilter: true });
  await userEvent.click(button());
  await waitFor(() => expect(panel()!.textContent).toContain('Operator'));
});
