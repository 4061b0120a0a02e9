import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickFilter, type DataGridProps, type GridFilterModel } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import FilterInUrl from '../../../data/react-data-grid/filtering-recipes/FilterInUrl';
import FiltersInLocalStorage from '../../../data/react-data-grid/filtering-recipes/FiltersInLocalStorage';
import PresetCounts from '../../../data/react-data-grid/filtering-recipes/PresetCounts';
import SavedFilters from '../../../data/react-data-grid/filtering-recipes/SavedFilters';
import SearchOutsideGrid from '../../../data/react-data-grid/filtering-recipes/SearchOutsideGrid';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/filtering-recipes/');

const KEY = 'invoice-filter';
const rows = [
  { id: 1, client: 'Opera', total: 10, issued: new Date(2026, 0, 5) },
  { id: 2, client: 'School', total: 20, issued: new Date(2026, 5, 5) },
];
const columns: DataGridProps['columns'] = [
  { field: 'client' },
  { field: 'total', type: 'number' },
  { field: 'issued', type: 'date' },
];
const opera: GridFilterModel = {
  items: [{ id: 1, field: 'client', operator: 'equals', value: 'Opera' }],
};
const large: GridFilterModel = {
  items: [{ id: 2, field: 'total', operator: '>', value: 15 }],
};
/** Queries by role are slow in a grid with many cells. */
const buttons = () => [...document.querySelectorAll<HTMLElement>('button, [role="button"]')];
const button = (name: string) =>
  buttons().find(({ textContent }) => textContent?.startsWith(name))!;
const only = (field: string, text: string) =>
  waitFor(() => expect(new Set(texts(field))).toEqual(new Set([text])));

claim('Let users save filters', 'A saved filter is applied and saved under a name', async () => {
  render(<SavedFilters />);
  await userEvent.click(button('Late payers'));
  await only('status', 'Late');
  expect(button('Late payers').getAttribute('aria-pressed')).toBe('true');
  await userEvent.type(screen.getByLabelText('Filter name'), 'Due');
  await userEvent.click(button('Save filter'));
  expect(button('Due').getAttribute('aria-pressed')).toBe('true');
  expect(button('Late payers').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button('Clear filter'));
  await waitFor(() => expect(new Set(texts('status')).size).toBe(3));
});

claim('Let users save filters', 'items: same array after a search, new after a change', () => {
  const changes: GridFilterModel[] = [];
  const { api } = mountGrid({
    rows,
    columns,
    initialState: { filter: { filterModel: opera } },
    onFilterModelChange: (model) => changes.push(model),
  });
  act(() => api.setQuickFilterValues(['lyon']));
  expect(changes.at(-1)?.items).toBe(opera.items);
  act(() => api.upsertFilterItem({ ...opera.items[0]!, value: 'School' }));
  expect(changes.at(-1)?.items).not.toBe(opera.items);
});

claim('Keep filters after a reload', 'Saved, restored, and changed in another tab', async () => {
  const model = { items: [{ id: 1, field: 'status', operator: 'is', value: 'late' }] };
  localStorage.setItem(KEY, JSON.stringify(model));
  render(<FiltersInLocalStorage />);
  await only('status', 'Late');
  await userEvent.click(button('Mount the grid again'));
  await only('status', 'Late');
  model.items[0]!.value = 'paid';
  localStorage.setItem(KEY, JSON.stringify(model));
  act(() => void window.dispatchEvent(new Event('storage')));
  await only('status', 'Paid');
});

claim('Keep filters after a reload', 'Bad JSON and unknown columns are ignored', async () => {
  const item = { id: 1, field: 'gone', operator: 'is', value: 'x' };
  for (const text of ['{"items', '{}', JSON.stringify({ items: [item] })]) {
    localStorage.setItem(KEY, text);
    const { unmount } = render(<FiltersInLocalStorage />);
    await waitFor(() => expect(new Set(texts('status')).size).toBe(3));
    unmount();
  }
});

claim('Keep filters after a reload', 'Date operators accept ISO texts', () => {
  const filterModel: GridFilterModel = JSON.parse(
    JSON.stringify({
      items: [{ id: 1, field: 'issued', operator: 'after', value: new Date(2026, 2, 1) }],
    }),
  );
  mountGrid({ rows, columns, filterModel });
  expect(texts('client')).toEqual(['School']);
});

claim('Link to a filtered view', 'The query filters and follows the filter', async () => {
  render(<FilterInUrl />);
  await only('status', 'Late');
  const query = screen.getByLabelText<HTMLInputElement>('Query string of the link');
  expect(query.value).toBe('filter=["status","is","late"]');
  await userEvent.type(screen.getByPlaceholderText('Search…'), 'harbor');
  await waitFor(() => expect(query.value).toBe('filter=["status","is","late"]&q=harbor'));
  await only('client', 'Harbor School');
});

claim('Place the search box elsewhere', 'The search box outside filters the rows', async () => {
  render(<SearchOutsideGrid />);
  const input = await screen.findByLabelText('Search invoices');
  expect(document.getElementById('page-search')?.contains(input)).toBe(true);
  expect(document.querySelector('.MuiDataGrid-root')?.contains(input)).toBe(false);
  await userEvent.type(input, 'opera');
  await only('client', 'Opera, Lyon');
});

claim('Place the search box elsewhere', 'QuickFilter throws outside of the grid', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<QuickFilter />)).toThrow();
  log.mockRestore();
});

claim('Place the search box elsewhere', 'setQuickFilterValues filters', async () => {
  const { api } = mountGrid({ rows, columns });
  act(() => api.setQuickFilterValues(['sch']));
  await waitFor(() => expect(texts('client')).toEqual(['School']));
});

claim('Show counts for preset filters', 'A preset replaces the search', () => {
  const { api } = mountGrid({ rows, columns });
  act(() => api.setQuickFilterValues(['school']));
  act(() => api.setFilterModel(opera));
  expect(api.state.filter.filterModel.quickFilterValues ?? []).toEqual([]);
  const both = api.getFilterState({ ...opera, quickFilterValues: ['school'] });
  expect(both.filteredRowsLookup).toEqual({ 1: false, 2: false });
});

claim('Show counts for preset filters', 'Counts stay while a preset is applied', async () => {
  render(<PresetCounts />);
  const names = () =>
    buttons()
      .map(({ textContent }) => textContent)
      .filter((text) => /^(All|Open|Late|Paid)/.test(text ?? ''));
  await waitFor(() => expect(names()).toEqual(['All20', 'Open4', 'Late4', 'Paid12']));
  await userEvent.click(button('Late'));
  await only('status', 'Late');
  expect(names()).toEqual(['All20', 'Open4', 'Late4', 'Paid12']);
  expect(button('Late').getAttribute('aria-pressed')).toBe('true');
});

claim('Show counts for preset filters', 'getFilterState: only false, nothing applied', () => {
  const { api } = mountGrid({ rows, columns });
  expect(api.getFilterState(opera).filteredRowsLookup).toEqual({ 2: false });
  expect(texts('client')).toEqual(['Opera', 'School']);
});

claim('Show counts for preset filters', 'In server mode no row is tested', () => {
  const { api } = mountGrid({ rows, columns, filterMode: 'server' });
  expect(api.getFilterState(opera).filteredRowsLookup).toEqual({});
});

claim('Show counts for preset filters', 'rowsSet follows new rows', async () => {
  const { api, update } = mountGrid({ rows, columns });
  const counts: number[] = [];
  api.subscribeEvent('rowsSet', () => counts.push(api.getAllRowIds().length));
  update({ rows: rows.slice(1) });
  await waitFor(() => expect(counts.at(-1)).toBe(1));
  act(() => api.updateRows([{ id: 9, client: 'New', total: 1 }]));
  await waitFor(() => expect(counts.at(-1)).toBe(2));
});

claim('How do I reset all filters with one button?', 'The quick filter is cleared', async () => {
  const filterModel = { ...opera, quickFilterValues: ['opera'] };
  const { api } = mountGrid({ rows, columns, initialState: { filter: { filterModel } } });
  expect(texts('client')).toEqual(['Opera']);
  act(() => api.setFilterModel({ items: [] }));
  await waitFor(() => expect(texts('client')).toEqual(['Opera', 'School']));
  expect(api.state.filter.filterModel.quickFilterValues ?? []).toEqual([]);
});

claim(
  'Why does my saved filter throw "No filter operator found for column"?',
  'An unknown operator throws this message',
  () => {
    const { api } = mountGrid({ rows, columns });
    const items = [{ id: 1, field: 'total', operator: 'contains', value: '1' }];
    expect(() => api.getFilterState({ items })).toThrow('No filter operator found for column');
  },
);

claim('Can I combine two preset filters?', 'Two conditions in Pro', () => {
  const filterModel = { items: [...opera.items, ...large.items] };
  mountProGrid({ rows, columns, initialState: { filter: { filterModel } } });
  expect(texts('client')).toEqual([]);
});
