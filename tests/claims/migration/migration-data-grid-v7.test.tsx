import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  createRowSelectionManager,
  DataGrid,
  gridClasses,
  gridFilteredRowsLookupSelector,
  gridPaginationModelSelector,
  gridRowSelectionManagerSelector,
  GridToolbar,
  useGridApiRef,
  type DataGridProps,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { mountGrid } from '../react-data-grid/grid';

const claim = claimsOf('/x/migration/migration-data-grid-v7/');
const preset = (source: string) => runCodemod('v8.0.0/data-grid/preset-safe', source);

const rows = [
  { id: 1, part: 'Gear' },
  { id: 2, part: 'Shaft' },
];
const columns = [{ field: 'part' }];

/** Shows a grid as JavaScript does: with props of v7 that the types don't have. */
function renderOld(props: object) {
  return render(<DataGrid {...({ rows, columns, ...props } as DataGridProps)} />);
}
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);

claim('Data Grid: migrate from v7 to v8', 'Old props and slots are ignored silently', () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  renderOld({
    unstable_rowSpanning: true,
    indeterminateCheckboxAction: 'select',
    slots: { columnUnsortedIcon: () => null, baseInputLabel: () => null },
    experimentalFeatures: { ariaV8: true },
  });
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('Run the codemod', 'It renames props and imports, and adds showToolbar', () => {
  const result = preset(`
import { DataGridPro, GridToolbar, LicenseInfo, selectedGridRowsSelector } from '@mui/x-data-grid-pro';
const grid = <DataGridPro unstable_rowSpanning unstable_listView unstable_dataSource={source}
  resetPageOnSortFilter slots={{ toolbar: GridToolbar }} />;`);
  expect(result).toMatch(/rowSpanning\s+listView\s+dataSource=\{source\}/);
  expect(result).toMatch(/toolbar: GridToolbar \}\}\s+showToolbar/);
  expect(result).toContain("import { LicenseInfo } from '@mui/x-license'");
  expect(result).toContain('gridRowSelectionIdsSelector');
  expect(result).not.toMatch(/unstable_|resetPageOnSortFilter|selectedGridRowsSelector/);
});

claim('Run the codemod', 'An array in useState becomes an object', () => {
  const result = preset(`
import { DataGrid } from '@mui/x-data-grid';
export function Parts() {
  const [model, setModel] = useState([]);
  return <DataGrid rowSelectionModel={model} onRowSelectionModelChange={setModel} />;
}`);
  expect(result.replace(/\s+/g, ' ')).toContain("useState({ type: 'include', ids: new Set([]), })");
});

claim('Run the codemod', 'What it leaves', () => {
  const source = `
import { DataGrid, useGridApiEventHandler, selectedIdsLookupSelector } from '@mui/x-data-grid';
const slots = { toolbar: Toolbar };
const grid = (
  <DataGrid
    slots={slots}
    rowSelectionModel={[1]}
    experimentalFeatures={{ ariaV8: true }}
    disabled={model.includes(1)}
  />
);`;
  expect(preset(source)).toBe(source);
});

claim('Row selection', 'Community reports include', async () => {
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  mountGrid({ rows, columns, checkboxSelection: true, onRowSelectionModelChange: onChange });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows', hidden: true }));
  expect(onChange.mock.lastCall?.[0]).toEqual({ type: 'include', ids: new Set([1, 2]) });
});

claim('Row selection', 'Pro reports exclude, unless propagation is off', async () => {
  silence();
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const grid = (props: object = {}) => (
    <DataGridPro
      rows={rows}
      columns={columns}
      checkboxSelection
      onRowSelectionModelChange={onChange}
      {...props}
    />
  );
  const all = () => screen.getByRole('checkbox', { name: 'Select all rows', hidden: true });
  const view = render(grid());
  await userEvent.click(all());
  expect(onChange.mock.lastCall?.[0]).toEqual({ type: 'exclude', ids: new Set() });
  view.unmount();
  render(grid({ rowSelectionPropagation: { parents: false, descendants: false } }));
  await userEvent.click(all());
  expect(onChange.mock.lastCall?.[0]).toEqual({ type: 'include', ids: new Set([1, 2]) });
});

claim('Row selection', 'The manager answers for both types', () => {
  const { apiRef } = mountGrid({
    rows,
    columns,
    rowSelectionModel: { type: 'include', ids: new Set([2]) },
  });
  expect(gridRowSelectionManagerSelector(apiRef).has(2)).toBe(true);
  expect(gridRowSelectionManagerSelector(apiRef).has(1)).toBe(false);
  const manager = createRowSelectionManager({ type: 'exclude', ids: new Set([2]) });
  expect([manager.has(1), manager.has(2)]).toEqual([true, false]);
});

claim('Row selection', 'A group selects its children by default', async () => {
  silence();
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const group = (props: object = {}) => (
    <DataGridPro
      rows={[
        { id: 1, path: ['Engine'] },
        ...[2, 3].map((id) => ({ id, path: ['Engine', `${id}`] })),
      ]}
      columns={[{ field: 'id' }]}
      treeData
      getTreeDataPath={(row: { path: string[] }) => row.path}
      checkboxSelection
      onRowSelectionModelChange={onChange}
      {...props}
    />
  );
  const first = () => screen.getAllByRole('checkbox', { name: 'Select row', hidden: true })[0]!;
  const view = render(group());
  await userEvent.click(first());
  expect([...onChange.mock.lastCall![0].ids].sort()).toEqual([1, 2, 3]);
  view.unmount();
  render(group({ rowSelectionPropagation: { parents: false, descendants: false } }));
  await userEvent.click(first());
  expect([...onChange.mock.lastCall![0].ids]).toEqual([1]);
});

claim('"Cannot read properties of undefined (reading \'size\')"', 'An array throws', () => {
  silence();
  expect(() => renderOld({ rowSelectionModel: [1] })).toThrow(
    "Cannot read properties of undefined (reading 'size')",
  );
});

claim('Toolbar', 'A slot alone shows nothing, and showToolbar shows the default', () => {
  const view = renderOld({ slots: { toolbar: GridToolbar } });
  expect(screen.queryByRole('button', { name: /columns/i })).toBeNull();
  view.unmount();
  renderOld({ showToolbar: true });
  expect(screen.getByRole('button', { name: 'Columns' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /density/i })).toBeNull();
});

claim('Toolbar', 'The search field can be hidden', () => {
  renderOld({ showToolbar: true, slotProps: { toolbar: { showQuickFilter: false } } });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

claim('Toolbar', 'The deprecated toolbar still works, with its density menu', () => {
  renderOld({ showToolbar: true, slots: { toolbar: GridToolbar } });
  expect(screen.getByRole('button', { name: /density/i })).toBeTruthy();
});

claim('API object', 'The ref is null until the grid mounts', () => {
  const { result } = renderHook(() => useGridApiRef());
  expect(result.current.current).toBeNull();
  render(<DataGrid apiRef={result.current} rows={rows} columns={columns} />);
  expect(result.current.current).not.toBeNull();
  expect(result.current.current).not.toHaveProperty('resize');
  expect(result.current.current).not.toHaveProperty('forceUpdate');
});

claim('Selectors, hooks, and state', 'The lookup contains hidden rows only', () => {
  const items = [{ field: 'part', operator: 'equals', value: 'Gear' }];
  const { apiRef } = mountGrid({ rows, columns, filterModel: { items } });
  expect(gridFilteredRowsLookupSelector(apiRef)).toEqual({ 2: false });
});

claim('Attributes of the grid', 'Attributes are dropped, and slotProps forward them', () => {
  renderOld({
    'data-testid': 'old',
    'aria-describedby': 'old',
    'aria-label': 'Parts',
    slotProps: { root: { 'data-testid': 'parts' }, main: { 'aria-describedby': 'hint' } },
  });
  expect(screen.queryByTestId('old')).toBeNull();
  expect(document.querySelector('[aria-describedby="old"]')).toBeNull();
  expect(screen.getByTestId('parts').classList).toContain(gridClasses.root);
  expect(screen.getByRole('grid', { name: 'Parts' }).getAttribute('aria-describedby')).toBe('hint');
});

claim('Slots and their props', 'Props of the pagination are ignored', () => {
  renderOld({
    slotProps: { pagination: { labelRowsPerPage: 'Old' } },
    localeText: { MuiTablePagination: { labelRowsPerPage: 'Older' } },
  });
  expect(screen.getByText('Rows per page:')).toBeTruthy();
});

claim('Slots and their props', 'paginationRowsPerPage sets the text', () => {
  mountGrid({ rows, columns, localeText: { paginationRowsPerPage: 'Parts per page:' } });
  expect(screen.getByText('Parts per page:')).toBeTruthy();
});

claim('What looks different', 'palette.DataGrid sets the color, and mixins have no effect', () => {
  const theme = createTheme({
    palette: { DataGrid: { headerBg: 'rgb(1, 2, 3)' } },
    ...{ mixins: { MuiDataGrid: { containerBackground: 'rgb(9, 9, 9)' } } },
  } as Parameters<typeof createTheme>[0]);
  render(
    <ThemeProvider theme={theme}>
      <DataGrid rows={rows} columns={columns} />
    </ThemeProvider>,
  );
  const variable = (name: string) => style(`.${gridClasses.root}`).getPropertyValue(name);
  expect(variable('--DataGrid-t-header-background-base')).toBe('rgb(1, 2, 3)');
  expect(variable('--DataGrid-containerBackground')).toBe('');
  expect(document.documentElement.outerHTML).not.toContain('rgb(9, 9, 9)');
});

claim('What looks different', 'Classes are gone', () => {
  const keys = Object.keys(gridClasses);
  for (const key of ['detailPanels', 'pinnedColumns', 'pinnedRowsRenderZone', 'scrollArea--up']) {
    expect(keys).not.toContain(key);
  }
  expect(keys).toContain('main--hiddenContent');
});

claim('What behaves differently', 'Sorting leads to the first page', () => {
  const { api, apiRef } = mountGrid({
    rows,
    columns,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
  });
  expect(gridPaginationModelSelector(apiRef).page).toBe(1);
  act(() => api.setSortModel([{ field: 'part', sort: 'desc' }]));
  expect(gridPaginationModelSelector(apiRef).page).toBe(0);
});

claim('What behaves differently', 'Row grouping has the role treegrid', () => {
  silence();
  const grouped = { rowGrouping: { model: ['part'] } };
  render(<DataGridPremium rows={rows} columns={columns} initialState={grouped} />);
  expect(screen.getByRole('treegrid')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

claim('What behaves differently', 'Header filters show their clear button on request', () => {
  silence();
  const items = [{ field: 'part', operator: 'contains', value: 'Gear' }];
  const grid = (slotProps?: React.ComponentProps<typeof DataGridPro>['slotProps']) => (
    <DataGridPro
      rows={rows}
      columns={columns}
      headerFilters
      initialState={{ filter: { filterModel: { items } } }}
      slotProps={slotProps}
    />
  );
  const view = render(grid());
  expect(screen.queryByRole('button', { name: 'Clear filter', hidden: true })).toBeNull();
  view.unmount();
  render(grid({ headerFilterCell: { showClearIcon: true } }));
  expect(screen.getByRole('button', { name: 'Clear filter', hidden: true })).toBeTruthy();
});

claim('What behaves differently', 'Reset returns to the initial visibility', async () => {
  mountGrid({
    rows,
    columns: [{ field: 'id' }, { field: 'part' }],
    showToolbar: true,
    initialState: { columns: { columnVisibilityModel: { part: false } } },
  });
  const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
  await press('button', 'Columns');
  await press('checkbox', 'part');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await press('button', 'Columns');
  await press('button', 'Reset');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['id']);
});

claim('Toolbar', 'The search field is closed behind its icon until users press it', async () => {
  render(<DataGrid rows={rows} columns={columns} showToolbar />);
  const field = screen.getByRole('searchbox', { hidden: true });
  const trigger = screen.getByRole('button', { name: 'Search' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(getComputedStyle(field.closest('.MuiFormControl-root')!).opacity).toBe('0');
  await userEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});

claim('Toolbar', 'The deprecated toolbar shows the same field, but only with showToolbar', () => {
  const slots = { toolbar: GridToolbar };
  const { rerender } = render(<DataGrid rows={rows} columns={columns} slots={slots} />);
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
  rerender(<DataGrid rows={rows} columns={columns} slots={slots} showToolbar />);
  expect(screen.getByRole('searchbox', { hidden: true })).toBeDefined();
});
