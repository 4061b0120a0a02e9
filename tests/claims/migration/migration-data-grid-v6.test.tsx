import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  gridClasses,
  gridDensitySelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as root from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { mountGrid, texts, type Props } from '../react-data-grid/grid';

const claim = claimsOf('/x/migration/migration-data-grid-v6/');
const preset = (source: string) => runCodemod('v7.0.0/data-grid/preset-safe', source);
const flat = (source: string) => source.replace(/\s+/g, ' ');

const rows = [
  { id: 1, part: 'Gear', price: 3 },
  { id: 2, part: 'Shaft', price: 4 },
];
const columns = [{ field: 'part' }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Shows a grid as JavaScript does: with props and columns of v6 that the types don't have. */
function renderOld(props: object) {
  return render(<DataGrid {...({ rows, columns, ...props } as DataGridProps)} />);
}

claim('Run the codemod', 'It renames props and slots, and removes flags', () => {
  const result = preset(`
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
const grid = <DataGridPremium unstable_cellSelection unstable_ignoreValueFormatterDuringExport
  components={{ Toolbar: GridToolbar, NoRowsOverlay: Empty }} componentsProps={{ toolbar: {} }}
  experimentalFeatures={{ ariaV7: true, columnGrouping: true, clipboardPaste: true, lazyLoading: true }} />;`);
  expect(flat(result)).toContain(
    '<DataGridPremium cellSelection ignoreValueFormatterDuringExport slots={{ toolbar: GridToolbar, noRowsOverlay: Empty }} slotProps={{ toolbar: {} }} />',
  );
});

claim('Run the codemod', 'A variable keeps its keys', () => {
  const result = preset(`
import { DataGrid } from '@mui/x-data-grid';
const parts = { Toolbar: GridToolbar };
const grid = <DataGrid components={parts} />;`);
  expect(result).toContain('{ Toolbar: GridToolbar }');
  expect(result).toContain('slots={parts}');
});

claim('Run the codemod', 'What it leaves', () => {
  const source = `
import { DataGridPro, frFR } from '@mui/x-data-grid-pro';
const columns = [{ field: 'a', valueGetter: ({ row }) => row.a * 2 }];
const cells = apiRef.current.unstable_getSelectedCellsAsArray();
const grid = (
  <DataGridPro
    unstable_headerFilters
    unstable_ignoreValueFormatterDuringExport
    rowBuffer={5}
    columns={columns}
  />
);`;
  expect(preset(source)).toBe(source);
});

claim('Functions of columns', 'They receive the value, the row, the column, and the API', () => {
  const valueGetter = vi.fn((value: string) => value);
  const valueFormatter = vi.fn((value: string) => value);
  const column: GridColDef = { field: 'part', valueGetter, valueFormatter };
  const { api } = mount({ columns: [column] });
  for (const call of [valueGetter, valueFormatter]) {
    expect(call).toHaveBeenCalledWith(
      'Gear',
      rows[0],
      expect.objectContaining({ field: 'part' }),
      expect.objectContaining({ current: expect.objectContaining({ setPage: api.setPage }) }),
    );
  }
});

claim('Functions of columns', 'An old formatter of numbers displays "undefined"', () => {
  renderOld({
    columns: [{ field: 'price', valueFormatter: ({ value }: { value: number }) => `$${value}` }],
  });
  expect(texts('price')).toEqual(['$undefined', '$undefined']);
});

claim('Functions of columns', 'renderCell and cellClassName still receive one object', () => {
  mount({
    columns: [
      {
        field: 'part',
        renderCell: (params) => `${params.row.price}: ${params.value}`,
        cellClassName: ({ value }) => `is-${value}`,
      },
    ],
  });
  expect(texts('part')).toEqual(['3: Gear', '4: Shaft']);
  expect(document.querySelectorAll('.is-Gear')).toHaveLength(1);
});

claim(
  '"Cannot read properties of undefined (reading \'name\')" in valueGetter',
  'It throws',
  () => {
    silence();
    const valueGetter = (params: { row: { name: string } }) => params.row.name;
    expect(() => renderOld({ columns: [{ field: 'part', valueGetter }] })).toThrow(
      "Cannot read properties of undefined (reading 'name')",
    );
  },
);

claim(
  "\"Cannot destructure property 'value' of 'undefined' as it is undefined\"",
  'An old formatter throws for an empty cell',
  () => {
    silence();
    const valueFormatter = ({ value }: { value: number }) => `$${value}`;
    expect(() => renderOld({ columns: [{ field: 'missing', valueFormatter }] })).toThrow(
      "Cannot destructure property 'value' of 'undefined' as it is undefined",
    );
  },
);

claim('Slots', 'components has no effect, and slots has', () => {
  const Empty = () => <p>No orders yet</p>;
  const view = renderOld({ rows: [], components: { NoRowsOverlay: Empty } });
  expect(screen.queryByText('No orders yet')).toBeNull();
  view.unmount();
  renderOld({ rows: [], slots: { noRowsOverlay: Empty } });
  expect(screen.getByText('No orders yet')).toBeTruthy();
});

claim('What looks different', 'The text is directly inside a cell with the role gridcell', () => {
  mount();
  const cell = screen.getByRole('gridcell', { name: 'Gear' });
  expect(cell.innerHTML).toBe('Gear');
  expect(getComputedStyle(cell).display).toBe('block');
  expect(screen.queryByRole('cell')).toBeNull();
});

claim('What looks different', 'display: flex applies to a column', () => {
  mount({ columns: [{ field: 'part', display: 'flex' }] });
  const cell = screen.getByRole('gridcell', { name: 'Gear' });
  expect(cell.classList).toContain(gridClasses['cell--flex']);
  expect(getComputedStyle(cell).display).toBe('flex');
});

claim('What looks different', 'Headers are inside the scroll container; main has the role', () => {
  mount();
  const scroller = document.querySelector(`.${gridClasses.virtualScroller}`)!;
  expect(scroller.querySelector(`.${gridClasses.columnHeaders}`)).toBeTruthy();
  expect(screen.getByRole('grid').classList).toContain(gridClasses.main);
  expect(document.querySelector(`.${gridClasses.root}`)?.getAttribute('role')).toBeNull();
});

claim('What looks different', 'Tree data has the role treegrid', () => {
  silence();
  render(
    <DataGridPremium
      rows={[{ id: 1, path: ['Engine'] }]}
      columns={[{ field: 'id' }]}
      treeData
      getTreeDataPath={(row: { path: string[] }) => row.path}
    />,
  );
  expect(screen.getByRole('treegrid')).toBeTruthy();
});

claim('What looks different', 'Classes are gone', () => {
  const keys = Object.keys(gridClasses);
  for (const key of ['cellContent', 'columnHeadersInner', 'columnHeaderDropZone', 'columnsPanel']) {
    expect(keys).not.toContain(key);
  }
});

claim('Renamed props', 'density is controlled, and initialState.density is not', () => {
  const controlled = mount({ density: 'compact' });
  act(() => controlled.api.setDensity('comfortable'));
  expect(gridDensitySelector(controlled.apiRef)).toBe('compact');
  controlled.unmount();
  const free = mount({ initialState: { density: 'compact' } });
  expect(gridDensitySelector(free.apiRef)).toBe('compact');
  act(() => free.api.setDensity('comfortable'));
  expect(gridDensitySelector(free.apiRef)).toBe('comfortable');
});

claim('Options that only affect the interface', 'Models still apply', () => {
  mount({
    columns: [{ field: 'part', sortable: false, filterable: false }],
    sortModel: [{ field: 'part', sort: 'desc' }],
  });
  expect(texts('part')).toEqual(['Shaft', 'Gear']);
});

claim('Options that only affect the interface', 'A filter and the visibility too', () => {
  mount({
    columns: [
      { field: 'part', filterable: false },
      { field: 'price', hideable: false },
    ],
    filterModel: { items: [{ field: 'part', operator: 'equals', value: 'Gear' }] },
    columnVisibilityModel: { price: false },
  });
  expect(texts('part')).toEqual(['Gear']);
  expect(texts('price')).toEqual([]);
});

claim('Options that only affect the interface', 'Grouping, aggregation, and pinning too', () => {
  silence();
  render(
    <DataGridPremium
      rows={rows}
      columns={[
        { field: 'part', groupable: false },
        { field: 'price', type: 'number', aggregable: false, pinnable: false },
      ]}
      initialState={{
        rowGrouping: { model: ['part'] },
        aggregation: { model: { price: 'sum' } },
        pinnedColumns: { left: ['price'] },
      }}
    />,
  );
  expect(screen.getByRole('treegrid')).toBeTruthy();
  expect(texts('price')).toContain('7');
  expect(
    document.querySelectorAll('[role="gridcell"].MuiDataGrid-cell--pinnedLeft'),
  ).not.toHaveLength(0);
});

claim('Filters', 'The quick filter ignores hidden columns, unless the model includes them', () => {
  const search = { items: [], quickFilterValues: ['Gear'] };
  const props = {
    columns: [{ field: 'part' }, { field: 'price' }],
    columnVisibilityModel: { part: false },
  };
  const view = mount({ ...props, filterModel: search });
  expect(texts('price')).toEqual([]);
  view.unmount();
  mount({ ...props, filterModel: { ...search, quickFilterExcludeHiddenColumns: false } });
  expect(texts('price')).toEqual(['3']);
});

claim('Locales', 'Translations are in their own path', () => {
  expect(root).not.toHaveProperty('frFR');
  expect(locales.frFR.components.MuiDataGrid.defaultProps.localeText).toBeTruthy();
});

claim('Can I upgrade from v6 to v8 at once?', 'A Toolbar gets slots and showToolbar', () => {
  const source = `
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
const grid = <DataGrid components={{ Toolbar: GridToolbar }} />;`;
  expect(flat(runCodemod('v8.0.0/data-grid/preset-safe', preset(source)))).toContain(
    '<DataGrid slots={{ toolbar: GridToolbar }} showToolbar />',
  );
});
