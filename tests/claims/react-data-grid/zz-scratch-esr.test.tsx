import * as React from 'react';
import { render, screen, waitFor, fireEvent, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, useGridApiRef, gridRowSelectionIdsSelector, gridRowSelectionCountSelector, gridPageSelector } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { expect, test, vi } from 'vitest';
const rows = [{ id: 1, name: 'A', d: new Date(2020, 0, 1) }, { id: 2, name: 'B', d: new Date(2020, 0, 2) }, { id: 3, name: 'AB', d: null }];
let api: any;
function G({ Grid = DataGrid, ...props }: any) { const r = useGridApiRef(); api = r; return <div style={{ width: 600, height: 400 }}><Grid apiRef={r} rows={rows} columns={[{ field: 'name', editable: true }, { field: 'd', type: 'date', editable: true, width: 120 }, { field: 'bare' }, {field: 'f', flex: 1}]} disableVirtualization {...props} /></div>; }
const wait = (ms = 30) => act(() => new Promise((r) => setTimeout(r, ms)));
test('delete through processRowUpdate', async () => {
  render(<G processRowUpdate={(n: any) => ({ id: n.id, _action: 'delete' })} />);
  act(() => api.current.startCellEditMode({ id: 1, field: 'name' })); await wait();
  act(() => api.current.stopCellEditMode({ id: 1, field: 'name' })); await wait();
  console.log('rows after delete', api.current.getRowsCount());
});
test('delete through processRowUpdate row', async () => {
  const err = vi.fn();
  render(<G editMode="row" processRowUpdate={(n: any) => ({ id: n.id, _action: 'delete' })} onProcessRowUpdateError={err} />);
  act(() => api.current.startRowEditMode({ id: 1 })); await wait();
  act(() => api.current.stopRowEditMode({ id: 1 })); await wait();
  console.log('rows after delete row', api.current.getRowsCount(), err.mock.calls.length, String(err.mock.calls[0]));
});
test('pending modes', async () => {
  const seen: any[] = []; let rej: any;
  function C() { const [m, s] = React.useState({}); return <G editMode="row" rowModesModel={m} onRowModesModelChange={(n: any) => { seen.push(JSON.stringify(n)); s(n); }} processRowUpdate={() => new Promise((_, r) => { rej = r; })} onProcessRowUpdateError={() => {}} />; }
  render(<C />);
  act(() => api.current.startRowEditMode({ id: 1 })); await wait();
  act(() => api.current.stopRowEditMode({ id: 1 })); await wait();
  seen.push('pending ' + api.current.getRowMode(1)); rej(new Error('x')); await wait();
  console.log(seen);
});
test('prevent start', async () => {
  render(<G editMode="row" onRowEditStart={(_p: any, e: any) => { e.defaultMuiPrevented = true; }} />);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'A' })); await wait();
  console.log('prevent', api.current.getRowMode(1)); 
  act(() => api.current.startRowEditMode({ id: 1 })); await wait(); console.log('code', api.current.getRowMode(1));
});
test('single click', async () => {
  const p = vi.fn((r: any) => r);
  render(<G processRowUpdate={p} onCellClick={(params: any) => { if (params.isEditable && params.cellMode === 'view') api.current.startCellEditMode({ id: params.id, field: params.field }); }} />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'A' })); await wait();
  console.log('sc', api.current.getCellMode(1, 'name'));
  await userEvent.click(screen.getByRole('gridcell', { name: 'B' })); await wait();
  console.log('sc2', api.current.getCellMode(1, 'name'), api.current.getCellMode(2, 'name'), p.mock.calls.length);
});
test('date empty', async () => {
  const p = vi.fn((r: any) => r);
  render(<G processRowUpdate={p} />);
  act(() => api.current.startCellEditMode({ id: 1, field: 'd' })); await wait();
  const i = document.querySelector('input[type=date]')!; fireEvent.change(i, { target: { value: '' } }); await wait();
  act(() => api.current.stopCellEditMode({ id: 1, field: 'd' })); await wait();
  console.log('date', p.mock.calls[0]![0].d);
  act(() => api.current.startCellEditMode({ id: 2, field: 'd', deleteValue: true })); await wait();
  act(() => api.current.stopCellEditMode({ id: 2, field: 'd' })); await wait();
  console.log('date2', p.mock.calls[1]![0].d);
});
test('cancel by oldRow', async () => {
  render(<G processRowUpdate={(_n: any, o: any) => o} />);
  act(() => api.current.startCellEditMode({ id: 1, field: 'name' })); await wait();
  await act(() => api.current.setEditCellValue({ id: 1, field: 'name', value: 'ZZ' }));
  act(() => api.current.stopCellEditMode({ id: 1, field: 'name' })); await wait();
  console.log('cancel', api.current.getRow(1).name, api.current.getCellMode(1, 'name'));
});
test('state dims', async () => {
  render(<G initialState={{}} />); await wait();
  console.log(JSON.stringify(api.current.exportState()));
  act(() => api.current.setPage(0));
  console.log('dirty', JSON.stringify(api.current.exportState({ exportOnlyDirtyModels: true })));
  const saved = JSON.parse(JSON.stringify(api.current.exportState()));
  act(() => api.current.setColumnWidth('bare', 222));
  act(() => api.current.setColumnWidth('name', 333));
  act(() => api.current.restoreState(saved)); await wait();
  console.log('restored', api.current.getColumn('bare').width, api.current.getColumn('name').width);
  try { act(() => api.current.restoreState({ filter: { filterModel: { items: [{ field: 'name', operator: 'nope', value: 'x' }] } } })); console.log('no throw'); } catch (e) { console.log('THROW', String(e)); }
  try { render(<G initialState={{ filter: { filterModel: { items: [{ field: 'name', operator: 'nope', value: 'x' }] } } }} />); await wait(); console.log('no throw init'); } catch (e) { console.log('THROW init', String(e)); }
});
test('dirty page', async () => {
  const many = Array.from({ length: 150 }, (_, id) => ({ id, name: 'n' + id }));
  render(<G rows={many} />); await wait(); act(() => api.current.setPage(1)); await wait();
  console.log('dirtypage', JSON.stringify(api.current.exportState({ exportOnlyDirtyModels: true }).pagination), gridPageSelector(api));
});
for (const eff of ['useEffect', 'useLayoutEffect'] as const) test('unmount ' + eff, async () => {
  let got: any = 'none';
  function C() { const r = useGridApiRef(); React[eff](() => () => { got = r.current ? 'saved' : 'null'; }, [r]); return <DataGrid apiRef={r} rows={rows} columns={[{ field: 'name' }]} />; }
  const { unmount } = render(<React.StrictMode><C /></React.StrictMode>); await wait(); got = 'none'; unmount(); console.log(eff, got);
  function P() { const [on, s] = React.useState(true); return <><button onClick={() => s(false)}>x</button>{on && <C />}</>; }
  render(<P />); await wait(); got = 'none'; await userEvent.click(screen.getByText('x')); await wait(); console.log(eff, 'cond', got);
});
test('exclude filter', async () => {
  render(<G Grid={DataGridPro} checkboxSelection />); await wait();
  await userEvent.click(screen.getByRole('checkbox', { name: /select all/i })); await wait();
  act(() => api.current.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'A' }] })); await wait();
  console.log('excl', api.current.state.rowSelection, [...gridRowSelectionIdsSelector(api).keys()], gridRowSelectionCountSelector(api));
});
test('community checkbox click adds + ctrl A', async () => {
  render(<G checkboxSelection />); await wait();
  await userEvent.click(screen.getByRole('gridcell', { name: 'A' })); await userEvent.click(screen.getByRole('gridcell', { name: 'B' }));
  console.log('click', api.current.state.rowSelection);
  await userEvent.keyboard('{Control>}a{/Control}'); console.log('ctrlA', api.current.state.rowSelection);
  act(() => api.current.setRowSelectionModel({ type: 'include', ids: new Set([99]) })); console.log('missing', [...gridRowSelectionIdsSelector(api)]);
});
test('restore null quick', async () => {
  const onChange = vi.fn();
  render(<G sortModel={[]} onSortModelChange={onChange} />); await wait();
  act(() => api.current.restoreState({ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } })); await wait();
  console.log('ctrl restore', onChange.mock.calls.length, JSON.stringify(api.current.getSortModel()));
  act(() => api.current.restoreState({ columns: { dimensions: { name: { width: 111 } } } })); await wait();
  console.log('part cols', api.current.getColumn('name').width, JSON.stringify(api.current.exportState().columns.orderedFields));
});
