import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  useGridEventPriority,
  type GridColDef,
  type GridEventListener,
  type GridEvents,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import EventEnterOpensDetails from '../../../data/react-data-grid/events/EventEnterOpensDetails';
import EventLog from '../../../data/react-data-grid/events/EventLog';
import EventPreventDefault from '../../../data/react-data-grid/events/EventPreventDefault';
import { gridEvents } from '../../../data/react-data-grid/events/gridEvents';
import { claimsOf } from '../claim';
import { mountGrid, texts, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/events/');

const rows = [
  { id: 1, title: 'Low Tide' },
  { id: 2, title: 'Night Ferry' },
];
const columns: GridColDef[] = [{ field: 'title', headerName: 'Title', editable: true }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const cell = (name = 'Low Tide') => screen.getByRole('gridcell', { name });
const header = () => screen.getByRole('columnheader', { name: 'Title' });
const prevent = (_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
  event.defaultMuiPrevented = true;
};

claim('Data Grid - Events', 'Props run before the grid, hooks and subscriptions after it', () => {
  const order: string[] = [];
  function Footer() {
    useGridEvent(useGridApiContext(), 'rowClick', () => order.push('hook'));
    return null;
  }
  const { api } = mount({
    onRowClick: () => order.push('prop'),
    onRowSelectionModelChange: () => order.push('grid'),
    slots: { footer: Footer },
  });
  api.subscribeEvent('rowClick', () => order.push('subscription'));
  fireEvent.click(cell());
  expect(order).toEqual(['prop', 'grid', 'hook', 'subscription']);
});

claim('Listen with a prop', 'details: empty in Community, api in Pro, api for models', () => {
  const onRowClick = vi.fn<GridEventListener<'rowClick'>>();
  const onSortModelChange = vi.fn();
  const { api } = mount({ onRowClick, onSortModelChange });
  fireEvent.click(cell(), { shiftKey: true });
  const [params, event, details] = onRowClick.mock.calls[0]!;
  expect([params.row.title, event.shiftKey, details]).toEqual(['Low Tide', true, {}]);
  act(() => api.sortColumn('title', 'asc'));
  expect(onSortModelChange.mock.calls[0]).toHaveLength(2);
  expect(onSortModelChange.mock.calls[0]?.[1]).toHaveProperty('api');
  cleanup();
  render(<DataGridPro rows={rows} columns={columns} onRowClick={onRowClick} />);
  fireEvent.click(cell());
  expect(onRowClick.mock.lastCall?.[2]).toHaveProperty('api');
});

claim('Listen inside the grid', 'The hook throws in the component that renders the grid', () => {
  function Films() {
    const apiRef = useGridApiRef();
    useGridEvent(apiRef as Parameters<typeof useGridEvent>[0], 'rowClick', () => {});
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  expect(() => render(<Films />)).toThrow(
    "Cannot read properties of null (reading 'subscribeEvent')",
  );
});

claim('Listen inside the grid', 'The latest handler is called, none after unmounting', () => {
  const calls: string[] = [];
  function Footer() {
    const [count, setCount] = React.useState(0);
    useGridEvent(useGridApiContext(), 'rowClick', () => {
      calls.push(`click ${count}`);
      setCount(count + 1);
    });
    return null;
  }
  const { update } = mount({ slots: { footer: Footer } });
  fireEvent.click(cell());
  fireEvent.click(cell());
  update({ slots: {} });
  fireEvent.click(cell());
  expect(calls).toEqual(['click 0', 'click 1']);
});

claim('Listen outside the grid', 'An effect misses rootMount and unmount', () => {
  const fired: string[] = [];
  function Films() {
    const apiRef = useGridApiRef();
    React.useEffect(() => {
      const names = ['rootMount', 'unmount', 'rowClick'] as const;
      const stops = names.map((name) =>
        apiRef.current?.subscribeEvent(name, () => void fired.push(name)),
      );
      return () => stops.forEach((stop) => stop?.());
    }, [apiRef]);
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  const view = render(<Films />);
  fireEvent.click(cell());
  view.unmount();
  expect(fired).toEqual(['rowClick']);
});

claim('Listen outside the grid', 'A controlled model fires its event after the prop', () => {
  const listener = vi.fn();
  const { api, update } = mount({ sortModel: [] });
  api.subscribeEvent('sortModelChange', listener);
  act(() => api.sortColumn('title', 'asc'));
  expect(listener).not.toHaveBeenCalled();
  update({ sortModel: [{ field: 'title', sort: 'asc' }] });
  expect(listener).toHaveBeenCalledTimes(1);
});

claim('Stop the default reaction', 'Each prop of the table stops what it says', () => {
  const { apiRef, api } = mount({
    ...{ onRowClick: prevent, onCellDoubleClick: prevent, onCellKeyDown: prevent },
    onColumnHeaderClick: prevent,
  });
  fireEvent.click(cell());
  fireEvent.doubleClick(cell());
  fireEvent.click(header());
  act(() => api.setCellFocus(1, 'title'));
  for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(document.activeElement!, { key });
  fireEvent.keyDown(document.activeElement!, { key: ' ', shiftKey: true });
  expect(gridRowSelectionCountSelector(apiRef)).toBe(0);
  expect(api.getCellMode(1, 'title')).toBe('view');
  expect(gridSortModelSelector(apiRef)).toEqual([]);
  expect(document.activeElement).toBe(cell());
});

claim('Stop the default reaction', 'Preventing onCellClick still selects the row', () => {
  const { apiRef } = mount({ onCellClick: prevent });
  fireEvent.click(cell());
  expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
});

claim('Stop the default reaction', 'The grid ignores preventDefault()', () => {
  const { apiRef } = mount({ onRowClick: (_params, event) => event.preventDefault() });
  fireEvent.click(cell());
  expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
});

claim('Stop the default reaction', 'The demo only edits with Ctrl held', async () => {
  render(<EventPreventDefault />);
  fireEvent.doubleClick(cell());
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.doubleClick(cell(), { ctrlKey: true });
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

claim('Replace what a key does', 'Enter opens the details, typing still edits', async () => {
  render(<EventEnterOpensDetails />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  await userEvent.click(cell());
  press('x');
  expect(await screen.findByRole('textbox')).toBeTruthy();
  press('Enter');
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await userEvent.click(cell('Night Ferry'));
  press('Enter');
  expect((await screen.findByRole('dialog')).textContent).toContain('Lars Brandt');
});

claim('Prevent events that have no prop', 'Priority and isFirst come before the grid', () => {
  const afterwards = vi.fn();
  function Footer() {
    const apiRef = useGridApiContext();
    useGridEventPriority(apiRef, 'columnHeaderKeyDown', prevent);
    useGridEvent(apiRef, 'columnHeaderKeyDown', afterwards);
    return null;
  }
  const { api, apiRef } = mount({ slots: { footer: Footer } });
  const late = vi.fn();
  api.subscribeEvent('columnHeaderKeyDown', late);
  fireEvent.keyDown(header(), { key: 'Enter' });
  expect(gridSortModelSelector(apiRef)).toEqual([]);
  expect(afterwards).not.toHaveBeenCalled();
  expect(late.mock.calls[0]?.[1].defaultMuiPrevented).toBe(true);
  api.subscribeEvent('cellDoubleClick', prevent, { isFirst: true });
  fireEvent.doubleClick(cell());
  expect(api.getCellMode(1, 'title')).toBe('view');
});

claim('Handle buttons in rows', 'A stopped click is neither cellClick nor rowClick', () => {
  const seen = vi.fn();
  const button: GridColDef = {
    field: 'book',
    renderCell: () => <button onClick={(event) => event.stopPropagation()}>Book</button>,
  };
  mount({ columns: [...columns, button], onCellClick: seen, onRowClick: seen });
  fireEvent.click(screen.getAllByRole('button', { name: 'Book' })[0]!);
  expect(seen).not.toHaveBeenCalled();
});

claim('Handle buttons in rows', 'Checkboxes and editors fire cellClick but no rowClick', () => {
  const onCellClick = vi.fn();
  const onRowClick = vi.fn();
  mount({ checkboxSelection: true, onCellClick, onRowClick });
  fireEvent.click(screen.getAllByRole('checkbox')[1]!);
  fireEvent.doubleClick(cell());
  fireEvent.click(screen.getByRole('textbox'));
  expect(onCellClick.mock.calls.map(([{ field }]) => field)).toEqual(['__check__', 'title']);
  expect(onRowClick).not.toHaveBeenCalled();
});

claim('Handle right-clicks, hover, and focus', 'slotProps receive DOM events', () => {
  const ids: (string | undefined)[] = [];
  mount({
    slotProps: {
      row: { onContextMenu: (event) => void ids.push(event.currentTarget.dataset['id']) },
      cell: { onMouseEnter: (event) => void ids.push(event.currentTarget.dataset['field']) },
    },
  });
  fireEvent.contextMenu(cell('Night Ferry'));
  fireEvent.mouseEnter(cell());
  expect(ids).toEqual(['2', 'title']);
});

claim('Watch events as they happen', 'The log names the events of a click', async () => {
  render(<EventLog />);
  await userEvent.click(cell());
  const log = screen.getByRole('log').textContent;
  expect(log).toMatch(/rowClick id: 2.*rowSelectionChange ids: 2.*cellClick id: 2, field: title/);
  expect(texts('title')).toHaveLength(12);
});

claim('All events', 'The list has 66 events, each once', () => {
  const names = new Set<GridEvents>(gridEvents.map(({ id }) => id));
  expect([names.size, gridEvents.length]).toEqual([66, 66]);
  expect(gridEvents.find(({ id }) => id === 'pivotModeChange')?.prop).toBe('onPivotActiveChange');
});
