import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridActionsCellItem,
  gridDetailPanelExpandedRowsContentCacheSelector,
  gridFilteredSortedRowIdsSelector,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ExpandCollapseAll from '../../../data/react-data-grid/row-recipes/ExpandCollapseAll';
import KeepPanelsOpen from '../../../data/react-data-grid/row-recipes/KeepPanelsOpen';
import NewRowsWhileReading from '../../../data/react-data-grid/row-recipes/NewRowsWhileReading';
import OnePanelAtATime from '../../../data/react-data-grid/row-recipes/OnePanelAtATime';
import TogglePanelOnRowClick from '../../../data/react-data-grid/row-recipes/TogglePanelOnRowClick';
import { claimsOf } from '../claim';
import { filter, mountPremium, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/row-recipes/');

const rows = [1, 2, 3].map((id) => ({ id, customer: `Customer ${id}` }));
const content = ({ id }: GridRowParams) => (id === 3 ? null : <p>Panel of {id}</p>);
const mount = (props: Props = {}) =>
  mountPremium({
    rows,
    columns: [{ field: 'customer', editable: true }],
    getDetailPanelContent: content,
    ...props,
  });
const panels = () => screen.queryAllByText(/^Panel of/).map((panel) => panel.textContent);

/** Ids of the expanded rows of a demo. */
const expanded = () =>
  [...document.querySelectorAll('.MuiDataGrid-row--detailPanelExpanded')].map((row) =>
    row.getAttribute('data-id'),
  );
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const toggle = (id: number) => cell(id, '__detail_panel_toggle__').querySelector('button')!;

claim('Keep only one panel open', 'Another row closes the panel, the same row all', async () => {
  render(<OnePanelAtATime />);
  expect(expanded()).toEqual(['4102']);
  await userEvent.click(toggle(4105));
  await waitFor(() => expect(expanded()).toEqual(['4105']));
  await userEvent.click(toggle(4105));
  await waitFor(() => expect(expanded()).toEqual([]));
});

claim('Keep only one panel open', 'It applies to changes from code', () => {
  const onChange = vi.fn<(ids: Set<GridRowId>) => void>();
  const { apiRef, update } = mount({
    detailPanelExpandedRowIds: new Set(),
    onDetailPanelExpandedRowIdsChange: onChange,
  });
  act(() => apiRef.current.setExpandedDetailPanels(new Set([2, 1])));
  const last = [...onChange.mock.lastCall![0]].slice(-1);
  update({ detailPanelExpandedRowIds: new Set(last) });
  expect(panels()).toEqual(['Panel of 1']);
});

claim('Expand or collapse all panels', 'The button skips rows without content', async () => {
  render(<ExpandCollapseAll />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all packing lists' }));
  expect(expanded()).toEqual(['4101', '4102', '4103', '4105']);
  await userEvent.click(toggle(4102));
  await userEvent.click(screen.getByRole('button', { name: 'Expand all packing lists' }));
  expect(expanded()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all packing lists' }));
  expect(expanded()).toEqual([]);
});

claim('Expand or collapse all panels', 'Tab reaches the button, Enter presses it', async () => {
  render(<ExpandCollapseAll />);
  const header = document.querySelector<HTMLElement>('[role="columnheader"]')!;
  act(() => header.focus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(expanded()).toHaveLength(4);
});

claim('Expand or collapse all panels', 'Keys of the cache are strings and do not match', () => {
  const { apiRef } = mount();
  const keys = Object.keys(gridDetailPanelExpandedRowsContentCacheSelector(apiRef));
  expect(keys).toEqual(['1', '2', '3']);
  act(() => apiRef.current.setExpandedDetailPanels(new Set(keys)));
  expect(panels()).toEqual([]);
  act(() => apiRef.current.setExpandedDetailPanels(new Set([1])));
  expect(panels()).toEqual(['Panel of 1']);
});

claim('Open a panel with a click on the row', 'The row toggles, the star does not', async () => {
  render(<TogglePanelOnRowClick />);
  await userEvent.click(cell(4101, 'customer'));
  expect(expanded()).toEqual(['4101']);
  expect(cell(4101, 'customer').closest('[aria-selected="true"]')).toBeNull();
  const star = screen.getByRole('button', { name: 'Star order 4101' });
  await userEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(expanded()).toEqual(['4101']);
  await userEvent.click(toggle(4101));
  expect(expanded()).toEqual([]);
  await userEvent.click(cell(4104, 'customer'));
  expect(expanded()).toEqual([]);
});

claim('Open a panel with a click on the row', 'These elements do not call it', async () => {
  const onRowClick = vi.fn();
  const { apiRef } = mount({
    onRowClick,
    checkboxSelection: true,
    rowReordering: true,
    columns: [
      { field: 'customer', editable: true },
      {
        field: 'menu',
        type: 'actions',
        getActions: () => [<GridActionsCellItem key="a" icon={<i />} label="Pack" />],
      },
    ],
  });
  for (const field of ['__check__', '__reorder__', '__detail_panel_toggle__', 'menu']) {
    await userEvent.click(cell(1, field));
  }
  act(() => apiRef.current.startCellEditMode({ id: 1, field: 'customer' }));
  await userEvent.click(cell(1, 'customer'));
  expect(onRowClick).not.toHaveBeenCalled();
  await userEvent.click(cell(2, 'customer'));
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

claim('Keep panels open when the grid unmounts', 'Hidden and shown again', async () => {
  render(<KeepPanelsOpen />);
  await userEvent.click(toggle(4102));
  const shown = screen.getByRole('switch', { name: 'Show orders' });
  await userEvent.click(shown);
  expect(expanded()).toEqual([]);
  await userEvent.click(shown);
  await waitFor(() => expect(expanded()).toEqual(['4101', '4102', '4105']));
  await userEvent.click(screen.getByRole('button', { name: 'Reload orders' }));
  expect(expanded()).toEqual(['4101', '4102', '4105']);
});

claim('Keep panels open when the grid unmounts', 'Without state, ids survive new rows', () => {
  const { apiRef, update } = mount();
  act(() => apiRef.current.toggleDetailPanel(1));
  update({ rows: rows.slice(1) });
  expect(panels()).toEqual([]);
  update({ rows: rows.map((row) => ({ ...row })) });
  expect(panels()).toEqual(['Panel of 1']);
});

claim('Keep panels open when the grid unmounts', 'A Set is lost in JSON', () => {
  expect(JSON.stringify(new Set([1]))).toBe('{}');
});

claim('Add new rows without moving the view', 'They wait while users scrolled down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<NewRowsWhileReading />);
  const first = () =>
    document.querySelector('[data-rowindex="0"] [data-field="time"]')?.textContent;
  const atStart = first();
  await user.click(screen.getByRole('switch', { name: 'Receive trades' }));
  await act(() => vi.advanceTimersByTimeAsync(1300));
  expect(first()).not.toBe(atStart);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
  scroller.scrollTop = 60;
  await act(() => vi.advanceTimersByTimeAsync(2500));
  const button = screen.getByRole('button', { name: /^Show new trades/ });
  const waitingFor = first();
  await user.click(button);
  expect(screen.getByRole('button', { name: 'No new trades' })).toBeTruthy();
  expect(first()).not.toBe(waitingFor);
});

claim('How do I expand only the rows that match the filter?', 'Ids of all pages', () => {
  const { apiRef } = mount({
    pagination: true,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 0, pageSize: 1 } } },
  });
  expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([1, 2, 3]);
  filter(apiRef, 'customer', '2');
  expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([2]);
});

claim('Can users open the panel from any cell with the keyboard?', 'Enter', async () => {
  const onCellKeyDown: Props['onCellKeyDown'] = ({ id, isEditable }, event) => {
    if (event.key === 'Enter' && !isEditable && event.target === event.currentTarget) {
      apiRef.current.toggleDetailPanel(id);
    }
  };
  const { apiRef } = mount({ columns: [{ field: 'customer' }], onCellKeyDown });
  await userEvent.click(cell(2, 'customer'));
  await userEvent.keyboard('{Enter}');
  expect(panels()).toEqual(['Panel of 2']);
});
