import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ColumnsPanelTrigger,
  gridColumnVisibilityModelSelector,
  GridPreferencePanelsValue,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/columns-panel/');

/** Shows a grid whose toolbar has the given parts. */
function mount(parts: React.ReactNode, props: Props = {}) {
  const Bar = () => <Toolbar>{parts}</Toolbar>;
  const rows = [{ id: 1, customer: 'Abe', total: 312 }];
  const columns = [{ field: 'customer' }, { field: 'total' }];
  return mountGrid({ rows, columns, showToolbar: true, slots: { toolbar: Bar }, ...props });
}

const trigger = <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>;
const button = (name = 'Columns') => screen.getByRole('button', { name });
const panel = () => document.querySelector('.MuiDataGrid-panel');
const items = () => screen.findByRole('checkbox', { name: 'total' });

claim('Data Grid - Columns Panel component', 'The button opens and closes the panel', async () => {
  const { apiRef } = mount(trigger);
  await userEvent.click(button());
  await userEvent.click(await items());
  expect(gridColumnVisibilityModelSelector(apiRef)).toEqual({ total: false });
  await userEvent.click(button());
  await waitFor(() => expect(panel()).toBeNull());
});

claim('Name the trigger', 'The attributes and the name of the panel', async () => {
  mount(trigger);
  const attributes = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button().getAttribute(name));
  expect(attributes()).toEqual(['true', null, null]);
  await userEvent.click(button());
  await items();
  expect(attributes()).toEqual(['true', 'true', panel()!.id]);
  expect(panel()!.getAttribute('aria-labelledby')).toBe(button().id);
});

claim('Show the state in the button', 'render and className receive open', async () => {
  const className = vi.fn(() => '');
  const child = vi.fn((props: object) => <button {...props}>Columns</button>);
  mount(<ColumnsPanelTrigger className={className} render={child} />);
  expect(className).toHaveBeenLastCalledWith({ open: false });
  await userEvent.click(button());
  await items();
  expect(className).toHaveBeenLastCalledWith({ open: true });
  expect(child).toHaveBeenLastCalledWith(expect.anything(), { open: true });
});

claim('Show the state in the button', 'Without onPointerUp a click opens it again', async () => {
  const onPreferencePanelOpen = vi.fn();
  mount(
    <ColumnsPanelTrigger
      render={({ onPointerUp: _left, ...props }) => <button {...props}>Columns</button>}
    />,
    { onPreferencePanelOpen },
  );
  await userEvent.click(button());
  await items();
  await userEvent.click(button());
  expect(onPreferencePanelOpen).toHaveBeenCalledTimes(2);
});

claim('Open the panel from code', 'showPreferences passes both ids, hide closes', async () => {
  const onPreferencePanelOpen = vi.fn();
  const onPreferencePanelClose = vi.fn();
  const { api } = mount(null, { onPreferencePanelOpen, onPreferencePanelClose });
  act(() => api.showPreferences(GridPreferencePanelsValue.columns, 'panel', 'name'));
  await items();
  expect([panel()!.id, panel()!.getAttribute('aria-labelledby')]).toEqual(['panel', 'name']);
  expect(onPreferencePanelOpen.mock.calls[0]?.[0]).toEqual({ openedPanelValue: 'columns' });
  act(() => api.hidePreferences());
  await waitFor(() => expect(panel()).toBeNull());
  expect(onPreferencePanelClose.mock.calls[0]?.[0]).toEqual({ openedPanelValue: 'columns' });
});

claim('Open the panel from code', 'preferencePanel opens it and focuses the search', async () => {
  const preferencePanel = { open: true, openedPanelValue: GridPreferencePanelsValue.columns };
  mount(null, { initialState: { preferencePanel } });
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

claim('Use your own menu', 'disableColumnSelector removes both commands', async () => {
  const { api, update } = mount(null);
  const open = () => act(() => api.showColumnMenu('total'));
  open();
  expect(await screen.findByRole('menuitem', { name: 'Manage columns' })).toBeTruthy();
  act(() => api.hideColumnMenu());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  update({ disableColumnSelector: true });
  open();
  expect(await screen.findByRole('menuitem', { name: 'Filter' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /columns?$/ })).toBeNull();
});

claim('Use your own menu', 'setColumnVisibility ignores hideable', () => {
  const { api, apiRef } = mount(null, { columns: [{ field: 'total', hideable: false }] });
  act(() => api.setColumnVisibility('total', false));
  expect(gridColumnVisibilityModelSelector(apiRef)).toEqual({ total: false });
  expect(screen.queryByRole('columnheader', { name: 'total' })).toBeNull();
});

claim('How do I sort the list or leave columns out?', 'Sorted, without id, focused', async () => {
  const columns = [
    { field: 'id', headerName: 'Order' },
    { field: 'total', headerName: 'Total' },
    { field: 'customer', headerName: 'Customer' },
  ];
  const columnsManagement: NonNullable<Props['slotProps']>['columnsManagement'] = {
    sort: 'asc',
    autoFocusSearchField: false,
    getTogglableColumns: (list) => list.map(({ field }) => field).filter((name) => name !== 'id'),
  };
  mount(trigger, { columns, slotProps: { columnsManagement } });
  await userEvent.click(button());
  const first = await screen.findByRole('checkbox', { name: 'Customer' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  const names = [...panel()!.querySelectorAll('input[name]')].map((box) =>
    box.getAttribute('name'),
  );
  expect(names).toEqual(['customer', 'total', 'Show/Hide All']);
});

claim('Does the trigger still work with disableColumnSelector?', 'It does', async () => {
  mount(trigger, { disableColumnSelector: true });
  await userEvent.click(button());
  expect(await items()).toBeTruthy();
});

claim('Can the trigger be outside the grid?', 'No, but the footer works', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>)).toThrow('MUI X: use');
  error.mockRestore();
  const Footer = () => <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>;
  mount(null, { showToolbar: false, slots: { footer: Footer } });
  await userEvent.click(button());
  expect(await items()).toBeTruthy();
});

claim('Why does the panel open when I restore a saved state?', 'It was open', async () => {
  const { api } = mount(trigger);
  await userEvent.click(button());
  await items();
  const state = api.exportState();
  expect(state.preferencePanel?.open).toBe(true);
  act(() => api.hidePreferences());
  await waitFor(() => expect(panel()).toBeNull());
  act(() => api.restoreState(state));
  expect(await items()).toBeTruthy();
});
