import fs from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import EventByApiRef from '../../../data/react-data-grid/events/EventByApiRef';
import EventByHook from '../../../data/react-data-grid/events/EventByHook';
import { gridEvents } from '../../../data/react-data-grid/events/gridEvents';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/events/');

const rows = [
  { id: 1, title: 'Low Tide' },
  { id: 2, title: 'Night Ferry' },
];
const columns = [{ field: 'title', headerName: 'Title', editable: true }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const cell = (name = 'Low Tide') => screen.getByRole('gridcell', { name });

claim('Listen with a prop', 'The event of a model is a plain object, its prop has a reason', () => {
  const reasons: (string | undefined)[] = [];
  const { api } = mount({
    paginationModel: { page: 0, pageSize: 1 },
    pageSizeOptions: [1],
    onPaginationModelChange: (_model, { reason }) => void reasons.push(reason),
  });
  act(() => api.setPage(1));
  expect(reasons).toEqual(['setPaginationModel']);
  const listener = vi.fn();
  api.subscribeEvent('sortModelChange', listener);
  act(() => api.sortColumn('title', 'asc'));
  expect(listener.mock.calls[0]?.[1]).toEqual({ defaultMuiPrevented: false });
});

claim('Listen inside the grid', 'The demo names the clicked film in the footer', () => {
  render(<EventByHook />);
  fireEvent.click(cell());
  expect(screen.getByText('You clicked Low Tide.')).toBeTruthy();
});

claim('Listen outside the grid', 'The demo listens until its switch is off', () => {
  render(<EventByApiRef />);
  const status = () => screen.getByRole('status').textContent;
  fireEvent.mouseEnter(cell().closest('[role="row"]')!);
  expect(status()).toContain('Low Tide, directed by');
  fireEvent.click(screen.getByRole('switch', { name: 'Listen' }));
  fireEvent.mouseEnter(cell('Night Ferry').closest('[role="row"]')!);
  expect(status()).toContain('Low Tide, directed by');
});

claim('Stop the default reaction', 'Arrow keys move the focus despite preventDefault()', () => {
  const { api } = mount({ onCellKeyDown: (_params, event) => event.preventDefault() });
  act(() => api.setCellFocus(1, 'title'));
  fireEvent.keyDown(cell(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell('Night Ferry'));
});

claim('Handle buttons in rows', 'Handles, toggles, and checkboxes fire cellClick only', () => {
  const onCellClick = vi.fn();
  const onRowClick = vi.fn();
  const fields = ['__reorder__', '__detail_panel_toggle__', '__check__'];
  render(
    <DataGridPro
      {...{ rows, columns, onCellClick, onRowClick }}
      checkboxSelection
      rowReordering
      getDetailPanelContent={() => null}
    />,
  );
  for (const field of fields) {
    fireEvent.click(document.querySelector(`[role="gridcell"][data-field="${field}"]`)!);
  }
  expect(onCellClick.mock.calls.map(([{ field }]) => field)).toEqual(fields);
  expect(onRowClick).not.toHaveBeenCalled();
});

claim('Handle right-clicks, hover, and focus', 'Rows and cells receive onFocus', () => {
  const seen: string[] = [];
  const attribute = ({ currentTarget }: { currentTarget: Element }, name: string) =>
    currentTarget.getAttribute(name)!;
  mount({
    slotProps: {
      row: { onFocus: (event) => void seen.push(`row ${attribute(event, 'data-id')}`) },
      cell: { onFocus: (event) => void seen.push(attribute(event, 'data-field')) },
    },
  });
  act(() => cell('Night Ferry').focus());
  expect(seen).toEqual(['title', 'row 2']);
});

claim('All events', 'menuClose fires when a header mounts its closed menu', () => {
  const onMenuClose = vi.fn();
  const { api } = mount({ onMenuClose });
  expect(onMenuClose).not.toHaveBeenCalled();
  act(() => api.sortColumn('title', 'asc'));
  expect(onMenuClose).toHaveBeenCalledTimes(1);
});

claim('All events', 'The table and the demo list the same events with the same plans', () => {
  const page = fs.readFileSync('data/react-data-grid/events/events.md', 'utf8');
  const table = page.slice(page.indexOf('## All events'), page.indexOf('`rowsScrollEnd` and'));
  const entries = [...table.matchAll(/\[`(\w+)`\]\([^)]*\)(?: \((Pro|Premium)\))?/g)];
  expect(entries.map(([, name, plan = 'Community']) => `${name} ${plan}`).toSorted()).toEqual(
    gridEvents.map(({ id, plan }) => `${id} ${plan}`).toSorted(),
  );
});

claim('How do I open a page with a click on a row?', 'Enter in an editor still saves', () => {
  const navigate = vi.fn();
  const { api } = mount({
    onCellKeyDown: ({ id, cellMode }, event) => {
      if (event.key !== 'Enter' || cellMode !== 'view') return;
      event.defaultMuiPrevented = true;
      navigate(id);
    },
  });
  act(() => api.setCellFocus(1, 'title'));
  fireEvent.keyDown(cell(), { key: 'Enter' });
  expect([navigate.mock.calls, api.getCellMode(1, 'title')]).toEqual([[[1]], 'view']);
  fireEvent.doubleClick(cell('Night Ferry'));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(navigate).toHaveBeenCalledTimes(1);
});
