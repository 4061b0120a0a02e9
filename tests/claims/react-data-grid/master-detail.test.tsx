import * as React from 'react';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridPremiumProps,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import LazyPanel from '../../../data/react-data-grid/master-detail/LazyPanel';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/master-detail/');

const rows = [
  { id: 1, customer: 'Marlow Boats', city: 'Bergen' },
  { id: 2, customer: 'Ardent Cycles', city: 'Lyon' },
  { id: 3, customer: 'Tilia Gardens', city: 'Lyon' },
];
const columns = [{ field: 'customer' }, { field: 'city' }];
const content = ({ row }: GridRowParams) => <p>Panel of {row.customer}</p>;

/** Mounts a grid with panels. Row grouping makes it a Premium grid. */
function mount(props: Partial<DataGridPremiumProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridPremiumProps> = {}) => (
    <DataGridPremium
      apiRef={result.current}
      rows={rows}
      columns={columns}
      getDetailPanelContent={content}
      disableVirtualization
      {...props}
      {...more}
    />
  );
  const view = render(element());
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  const update = (more: typeof props) => view.rerender(element(more));
  return { api, update, unmount: view.unmount };
}

const toggles = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Expand' });
const panels = () => screen.queryAllByText(/^Panel of/).map((panel) => panel.textContent);
const heights = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')].map(
    (panel) => panel.style.height,
  );
const expanded = (...ids: GridRowId[]) => ({ detailPanel: { expandedRowIds: new Set(ids) } });
const fields = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-field'));

claim('Data Grid - Master-detail row panels', 'The icon and Space toggle the panel', async () => {
  mount();
  await userEvent.click(toggles()[0]!);
  expect(panels()).toEqual(['Panel of Marlow Boats']);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Ardent Cycles' }));
  await userEvent.keyboard('{ArrowLeft} ');
  expect(panels()).toEqual(['Panel of Marlow Boats', 'Panel of Ardent Cycles']);
});

claim('Data Grid - Master-detail row panels', 'The toggle does not select the row', async () => {
  const { api } = mount();
  await userEvent.click(toggles()[0]!);
  expect(api.getSelectedRows().size).toBe(0);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Bergen' }));
  expect(api.getSelectedRows().size).toBe(1);
});

claim('Return the content', 'Called for every row, and again for sorted rows', () => {
  const getDetailPanelContent = vi.fn(content);
  const { api, update } = mount({ getDetailPanelContent });
  const idsOfCalls = () => new Set(getDetailPanelContent.mock.calls.map(([{ id }]) => id));
  expect(idsOfCalls()).toEqual(new Set([1, 2, 3]));
  getDetailPanelContent.mockClear();
  act(() => api.toggleDetailPanel(1));
  expect(getDetailPanelContent).not.toHaveBeenCalled();
  act(() => api.sortColumn('city', 'asc'));
  expect(idsOfCalls()).toEqual(new Set([1, 2, 3]));
  getDetailPanelContent.mockClear();
  act(() => api.updateRows([{ id: 1, city: 'Oslo' }]));
  expect(idsOfCalls()).toEqual(new Set([1, 2, 3]));
  const next = vi.fn(content);
  update({ getDetailPanelContent: next });
  expect(next).toHaveBeenCalledTimes(3);
});

claim('Rows without a panel', 'null and strings disable the toggle', () => {
  const byId: Record<number, React.ReactNode> = { 1: null, 2: 'Text', 3: <p>Panel of 3</p> };
  const { api } = mount({ getDetailPanelContent: ({ id }) => byId[Number(id)] });
  expect(toggles().map((toggle) => toggle.disabled)).toEqual([true, true, false]);
  act(() => api.toggleDetailPanel(1));
  expect(api.getExpandedDetailPanels().size).toBe(0);
});

claim('Set the height', 'The default is 500, auto measures', async () => {
  const { update } = mount({ initialState: expanded(1, 2) });
  expect(heights()).toEqual(['500px', '500px']);
  update({ getDetailPanelHeight: ({ id }) => (id === 1 ? 80 : 'auto') });
  await waitFor(() => expect(heights()).toEqual(['80px', 'auto']));
});

claim('Control the expanded rows', 'A new Set is shown, a changed one is not', async () => {
  const onDetailPanelExpandedRowIdsChange = vi.fn();
  const ids = new Set<GridRowId>([1]);
  const { update } = mount({ detailPanelExpandedRowIds: ids, onDetailPanelExpandedRowIdsChange });
  expect(panels()).toEqual(['Panel of Marlow Boats']);
  await userEvent.click(toggles()[0]!);
  expect(onDetailPanelExpandedRowIdsChange.mock.lastCall?.[0]).toEqual(new Set([1, 2]));
  expect(panels()).toHaveLength(1);
  ids.add(3);
  update({ detailPanelExpandedRowIds: ids });
  expect(panels()).toHaveLength(1);
  update({ detailPanelExpandedRowIds: new Set([1, 3]) });
  await waitFor(() => expect(panels()).toHaveLength(2));
});

claim('Control the expanded rows', 'The methods of the API', () => {
  const { api } = mount({ initialState: expanded(2) });
  expect(panels()).toEqual(['Panel of Ardent Cycles']);
  act(() => api.toggleDetailPanel(1));
  expect(api.getExpandedDetailPanels()).toEqual(new Set([2, 1]));
  act(() => api.setExpandedDetailPanels(new Set([3])));
  expect(panels()).toEqual(['Panel of Tilia Gardens']);
});

function Draft() {
  const [text, setText] = React.useState('');
  return (
    <input aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

claim('Load the content when a row is expanded', 'Collapsing unmounts the panel', async () => {
  const { api } = mount({ getDetailPanelContent: () => <Draft /> });
  act(() => api.toggleDetailPanel(1));
  await userEvent.type(screen.getByRole('textbox', { name: 'Draft' }), 'Hi');
  act(() => api.toggleDetailPanel(1));
  act(() => api.toggleDetailPanel(1));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Draft' }).value).toBe('');
});

claim('Data Grid - Master-detail row panels', 'Tab moves into the panel of the row', async () => {
  mount({ getDetailPanelContent: () => <Draft />, initialState: expanded(1) });
  await userEvent.click(screen.getByRole('gridcell', { name: 'Bergen' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Draft' }));
});

claim('Put a form into the panel', 'updateRows keeps what users typed in a panel', async () => {
  const { api } = mount({ getDetailPanelContent: () => <Draft />, initialState: expanded(1) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Draft' }), 'a b');
  act(() => api.updateRows([{ id: 1, city: 'Oslo' }]));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Draft' }).value).toBe('a b');
  expect(api.getExpandedDetailPanels().has(1)).toBe(true);
});

claim('Move or restyle the toggle', 'The column of your own replaces the first one', () => {
  mount({ columns: [...columns, { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Details' }] });
  expect(fields()).toEqual(['customer', 'city', GRID_DETAIL_PANEL_TOGGLE_FIELD]);
});

claim('Move or restyle the toggle', 'value is stale, the selector is not', () => {
  function Selected({ id }: { id: GridRowId }) {
    const apiRef = useGridApiContext();
    return String(useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).has(id));
  }
  const renderCell = (params: { id: GridRowId; value?: boolean }) => (
    <>
      {String(params.value)} <Selected id={params.id} />
    </>
  );
  const column = { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderCell };
  const { api } = mount({ columns: [...columns, column] });
  act(() => api.toggleDetailPanel(1));
  const cells = document.querySelectorAll(
    `[role="gridcell"][data-field="${GRID_DETAIL_PANEL_TOGGLE_FIELD}"]`,
  );
  expect(cells[0]?.textContent).toBe('false true');
});

claim('Move or restyle the toggle', 'The two icon slots', () => {
  mount({
    initialState: expanded(1),
    slots: { detailPanelExpandIcon: () => 'open', detailPanelCollapseIcon: () => 'close' },
  });
  expect(screen.getAllByText('open')).toHaveLength(2);
  expect(screen.getAllByText('close')).toHaveLength(1);
});

claim(
  'Do detail panels work with tree data, row grouping, and pinned rows?',
  'Group rows have none',
  () => {
    mount({
      initialState: { rowGrouping: { model: ['city'] } },
      defaultGroupingExpansionDepth: -1,
    });
    expect(toggles().map((toggle) => toggle.disabled)).toEqual([true, false, true, false, false]);
  },
);

claim(
  'Do detail panels work with tree data, row grouping, and pinned rows?',
  'Tree and pins',
  async () => {
    const { api } = mount({
      treeData: true,
      getTreeDataPath: (row) => [row.city, row.customer].slice(row.id === 1 ? 1 : 0),
      defaultGroupingExpansionDepth: -1,
      pinnedRows: { top: [{ id: 4, customer: 'Sum', city: 'Total' }] },
    });
    const enabled = toggles().map((toggle) => !toggle.disabled);
    expect(enabled).toEqual([false, true, false, true, true]);
    act(() => api.setExpandedDetailPanels(new Set([4])));
    expect(panels()).toEqual([]);
  },
);

claim('Can a click on the row open the panel?', 'The toggle does not toggle twice', async () => {
  const opened = vi.fn();
  mount({ onRowClick: ({ id }) => opened(id) });
  await userEvent.click(toggles()[0]!);
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('gridcell', { name: 'Bergen' }));
  expect(opened).toHaveBeenCalledWith(1);
});

claim('How do I keep only one panel open?', 'The newest id is the last', async () => {
  const onDetailPanelExpandedRowIdsChange = vi.fn();
  mount({ detailPanelExpandedRowIds: new Set([3]), onDetailPanelExpandedRowIdsChange });
  await userEvent.click(toggles()[0]!);
  expect([...onDetailPanelExpandedRowIdsChange.mock.lastCall![0]].slice(-1)).toEqual([1]);
});

claim(
  'Return the content',
  'A new getDetailPanelHeight calls it again, the same one does not',
  () => {
    const getDetailPanelContent = vi.fn(content);
    const getDetailPanelHeight = () => 80;
    const { update } = mount({ getDetailPanelContent, getDetailPanelHeight });
    getDetailPanelContent.mockClear();
    update({ density: 'compact' });
    expect(getDetailPanelContent).not.toHaveBeenCalled();
    update({ getDetailPanelHeight: () => 90 });
    expect(getDetailPanelContent).toHaveBeenCalledTimes(3);
  },
);

claim('Control the expanded rows', 'Expanded rows have a class', () => {
  mount({ initialState: expanded(2) });
  const rowsWithClass = document.querySelectorAll('.MuiDataGrid-row--detailPanelExpanded');
  expect([...rowsWithClass].map((row) => row.getAttribute('data-id'))).toEqual(['2']);
});

claim(
  'Move or restyle the toggle',
  'A click on any element in the cell, Space, the header',
  async () => {
    const renderCell = ({ id }: { id: GridRowId }) => <em>{`More of ${id}`}</em>;
    const column = { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderCell };
    const { update } = mount({ columns: [column, ...columns] });
    await userEvent.click(screen.getByText('More of 1'));
    expect(panels()).toEqual(['Panel of Marlow Boats']);
    await userEvent.keyboard(' ');
    expect(panels()).toEqual([]);
    const header = () => document.querySelector(`[data-field="${column.field}"]`);
    expect(header()?.textContent).toBe('');
    expect(header()?.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe(
      'Detail panel toggle',
    );
    update({ columns: [{ ...column, renderHeader: () => 'Details' }, ...columns] });
    expect(header()?.textContent).toBe('Details');
  },
);

claim('Move or restyle the toggle', 'The definition turns features off, 40 px wide', () => {
  expect(GRID_DETAIL_PANEL_TOGGLE_COL_DEF).toMatchObject({
    sortable: false,
    filterable: false,
    resizable: false,
    disableColumnMenu: true,
    disableReorder: true,
    disableExport: true,
    width: 40,
  });
});

claim('Move or restyle the toggle', 'The selector returns the content of all rows', () => {
  const getDetailPanelContent = ({ id }: GridRowParams) => (id === 2 ? null : <p>Panel of it</p>);
  const { api } = mount({ getDetailPanelContent, initialState: expanded(1) });
  const byId = gridDetailPanelExpandedRowsContentCacheSelector({ current: api });
  expect(Object.entries(byId).map(([id, element]) => [id, element !== null])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
  ]);
});

claim(
  'Why does Ctrl+C in a nested grid copy the outer row?',
  'It does unless stopped',
  async () => {
    const stop = (panel: HTMLElement | null) =>
      panel?.addEventListener('keydown', (event) => event.ctrlKey && event.stopPropagation());
    for (const ref of [undefined, stop]) {
      const copied: string[] = [];
      const nested = () => (
        <div ref={ref}>
          <DataGridPremium
            rows={[{ id: 7, article: 'Mallet' }]}
            columns={[{ field: 'article' }]}
            onClipboardCopy={(text) => copied.push(text)}
          />
        </div>
      );
      const props = { getDetailPanelContent: nested, initialState: expanded(1) };
      const { unmount } = mount({ ...props, onClipboardCopy: (text) => copied.push(text) });
      await userEvent.click(screen.getByRole('gridcell', { name: 'Ardent Cycles' }));
      await userEvent.click(screen.getByRole('gridcell', { name: 'Mallet' }));
      const inner = screen.getByRole('gridcell', { name: 'Mallet' });
      fireEvent.keyDown(inner, { key: 'c', keyCode: 67, ctrlKey: true });
      expect(copied).toEqual(ref ? ['Mallet'] : ['Mallet', 'Ardent Cycles\tLyon']);
      unmount();
    }
  },
);

claim('Load the content when a row is expanded', 'Retry sends a new request', async () => {
  render(<LazyPanel />);
  await userEvent.click(toggles().at(-1)!);
  const retry = () => screen.findByRole('button', { name: 'Retry' }, { timeout: 3000 });
  await userEvent.click(await retry());
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByText('Requests to the server: 3')).toBeTruthy();
  expect(await retry()).toBeTruthy();
});
