import { act, fireEvent, render } from '@testing-library/react';
import { DataGrid, gridClasses, type DataGridProps } from '@mui/x-data-grid';
import * as root from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { mountGrid, texts, type Props } from '../react-data-grid/grid';

const claim = claimsOf('/x/migration/migration-data-grid-v5/');
const preset = (source: string) => runCodemod('v6.0.0/data-grid/preset-safe', source);
const flat = (source: string) => source.replace(/\s+/g, ' ');

const rows = [
  { id: 1, part: 'Gear', price: 3 },
  { id: 2, part: 'Shaft', price: 4 },
];
const columns = [{ field: 'part' }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Shows a grid as JavaScript does: with props and columns of v5 that the types don't have. */
function renderOld(props: object) {
  return render(<DataGrid {...({ rows, columns, ...props } as DataGridProps)} />);
}

claim('Run the codemod', 'It renames props and removes flags', () => {
  const result = preset(`
import { DataGrid } from '@mui/x-data-grid';
const grid = <DataGrid selectionModel={selected} rowsPerPageOptions={[10, 25]} headerHeight={40}
  disableExtendRowFullWidth experimentalFeatures={{ newEditingApi: true, aggregation: true }} />;`);
  expect(flat(result)).toContain(
    '<DataGrid rowSelectionModel={selected} pageSizeOptions={[10, 25]} columnHeaderHeight={40} />',
  );
});

claim('Run the codemod', 'What it leaves', () => {
  const source = `
import { DataGrid, GridColumns, GridSelectionModel } from '@mui/x-data-grid';
const columns: GridColumns = [{ field: 'a', hide: true, valueGetter: (p) => p.getValue(p.id, 'b') }];
const props = { selectionModel: [] as GridSelectionModel };
const grid = (
  <DataGrid
    {...props}
    columns={columns}
    page={0}
    pageSize={5}
    onPageChange={setPage}
    onCellEditCommit={save}
    localeText={{ filterPanelLinkOperator: 'x' }}
  />
);`;
  expect(preset(source)).toBe(source);
});

claim('Run the codemod', 'onCellFocusOut beside spread props is an error', () => {
  const grid = (spread: string) => `
import { DataGrid } from '@mui/x-data-grid';
const grid = <DataGrid ${spread} onCellFocusOut={save} />;`;
  expect(() => preset(grid('{...props}'))).toThrow(TypeError);
  expect(flat(preset(grid('')))).toContain('componentsProps={{ cell: { onBlur: save, }, }}');
});

claim('Filters', 'The codemod renames models in a file that imports the grid', () => {
  const result = preset(`
import { DataGrid, GridLinkOperator } from '@mui/x-data-grid';
const model = { items: [{ columnField: 'a', operatorValue: 'contains' }], linkOperator: GridLinkOperator.Or };
const grid = <DataGrid filterModel={model} />;`);
  expect(result).toContain(
    "{ items: [{ field: 'a', operator: 'contains' }], logicOperator: GridLogicOperator.Or }",
  );
});

claim('Column menu', 'The codemod renames the items', () => {
  const result = preset(`
import { HideGridColMenuItem } from '@mui/x-data-grid';
const item = <HideGridColMenuItem column={column} onClick={close} />;`);
  expect(result).toContain('<GridColumnMenuHideItem colDef={column} onClick={close} />');
});

claim('Pagination', 'pageSize and page have no effect, and paginationModel has', () => {
  const old = renderOld({ pageSize: 1, page: 1 });
  expect(texts('part')).toEqual(['Gear', 'Shaft']);
  old.unmount();
  mount({ paginationModel: { page: 1, pageSize: 1 }, pageSizeOptions: [1] });
  expect(texts('part')).toEqual(['Shaft']);
});

claim('Why is the page size ignored?', 'The default is 100 rows', () => {
  const { api } = mount();
  expect(api.state.pagination.paginationModel).toEqual({ page: 0, pageSize: 100 });
});

claim('Columns', 'hide has no effect, and the model has', () => {
  const old = renderOld({ columns: [{ field: 'part', hide: true }] });
  expect(texts('part')).toEqual(['Gear', 'Shaft']);
  old.unmount();
  mount({ columnVisibilityModel: { part: false } });
  expect(texts('part')).toEqual([]);
});

claim('Columns', 'renderCell returns null for an empty cell, undefined for the value', () => {
  const view = mount({ columns: [{ field: 'part', renderCell: () => null }] });
  expect(texts('part')).toEqual(['', '']);
  view.unmount();
  mount({ columns: [{ field: 'part', renderCell: () => undefined }] });
  expect(texts('part')).toEqual(['Gear', 'Shaft']);
});

claim('"date column type only accepts Date objects as values"', 'A string throws', () => {
  silence();
  const old = { rows: [{ id: 1, day: '2026-03-16' }], columns: [{ field: 'day', type: 'date' }] };
  expect(() => renderOld(old)).toThrow('`date` column type only accepts `Date` objects as values.');
});

claim('Editing', 'processRowUpdate saves; onCellEditCommit is not called', async () => {
  const processRowUpdate = vi.fn((row: object) => row);
  const onCellEditCommit = vi.fn();
  const { api } = mount({
    columns: [{ field: 'part', editable: true }],
    processRowUpdate,
    ...({ onCellEditCommit } as object),
  });
  act(() => api.startCellEditMode({ id: 1, field: 'part' }));
  fireEvent.change(document.querySelector('input')!, { target: { value: 'Wheel' } });
  await act(async () => api.stopCellEditMode({ id: 1, field: 'part' }));
  await vi.waitFor(() => expect(processRowUpdate).toHaveBeenCalledOnce());
  expect(processRowUpdate.mock.calls[0]![0]).toEqual({ ...rows[0], part: 'Wheel' });
  expect(onCellEditCommit).not.toHaveBeenCalled();
});

claim('Selectors', 'Old selectors are gone', () => {
  expect(root).not.toHaveProperty('visibleGridColumnsSelector');
  expect(root).not.toHaveProperty('gridRowIdsSelector');
  expect(root).toHaveProperty('gridVisibleColumnDefinitionsSelector');
  expect(root).toHaveProperty('gridDataRowIdsSelector');
});

claim('What looks different', 'The classes have new names', () => {
  expect(gridClasses).not.toHaveProperty('withBorder');
  expect(gridClasses.withBorderColor).toBe('MuiDataGrid-withBorderColor');
  expect(gridClasses.filterFormLogicOperatorInput).toBe('MuiDataGrid-filterFormLogicOperatorInput');
});

claim('Slots, if you like', 'The codemod of v7 also renames components of v6', () => {
  const source = `
import { DataGrid } from '@mui/x-data-grid';
const grid = <DataGrid components={{ Toolbar: Tools }} />;`;
  const slots = 'slots={{ toolbar: Tools }}';
  expect(flat(runCodemod('v6.0.0/data-grid/rename-components-to-slots', source))).toContain(slots);
  expect(flat(runCodemod('v7.0.0/data-grid/preset-safe', source))).toContain(slots);
});
