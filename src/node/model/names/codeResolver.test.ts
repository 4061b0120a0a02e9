import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { listLibraryEntries } from '../../read/reference/libraryEntries';
import { createSourceProgram } from '../../read/sourceProgram';
import { hasPage } from '../api/apiSite';
import { readReference } from '../api/readReference';
import { CodeResolver } from './codeResolver';
import { NameIndex } from './nameTarget';

// A program over the packages takes its time on a busy machine.
vi.setConfig({ hookTimeout: 300_000 });

const CODE = `
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid as Table, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Own { columns: number }

const columns: GridColDef[] = [{ field: 'a', renderCell: ({ row }) => row.field }];
const own: Own = { columns: 1 };

export function Page({ columns: count }: Own) {
  const apiRef = useGridApiRef();
  apiRef.current?.setPage(count);
  apiRef.current?.subscribeEvent('rowClick', () => {});
  return (
    <>
      <Table columns={columns} rows={[]} slotProps={{ toolbar: {} }} />
      <BarChart series={[{ type: 'bar', label: 'Own', data: [own.columns] }]} />
    </>
  );
}
`;

let found: string[];
beforeAll(() => {
  const file = path.resolve('data/react-data-grid/names.tsx');
  const library = listLibraryEntries(process.cwd()).map(({ fileName }) => fileName);
  const program = createSourceProgram(library, new Map([[file, CODE]]));
  const resolver = new CodeResolver(
    program,
    new NameIndex(readReference().entries.filter(hasPage)),
  );
  found = resolver
    .namesIn(program.getSourceFile(file)!)
    .map(({ start, end, href }) => `${CODE.slice(start, end)} ${href.replace('/x/api/', '')}`);
});

test('each symbol leads to its row, whatever it is called here, and nothing else does', () => {
  expect(found).toEqual([
    'BarChart charts/bar-chart/',
    'DataGrid data-grid/data-grid/',
    'Table data-grid/data-grid/',
    'useGridApiRef data-grid/use-grid-api-ref/',
    'GridColDef data-grid/grid-col-def/',
    'GridColDef data-grid/grid-col-def/',
    'field data-grid/grid-col-def/#grid-col-def-prop-field',
    'renderCell data-grid/grid-col-def/#grid-col-def-method-renderCell',
    'row data-grid/grid-cell-params/#grid-cell-params-prop-row',
    'useGridApiRef data-grid/use-grid-api-ref/',
    'setPage data-grid/grid-api/#grid-api-method-setPage',
    'subscribeEvent data-grid/grid-api/#grid-api-method-subscribeEvent',
    'rowClick data-grid/events/#data-grid-event-rowClick',
    'Table data-grid/data-grid/',
    'columns data-grid/data-grid/#data-grid-prop-columns',
    'rows data-grid/data-grid/#data-grid-prop-rows',
    'slotProps data-grid/data-grid/#data-grid-prop-slotProps',
    'toolbar data-grid/data-grid/#data-grid-slot-toolbar',
    'BarChart charts/bar-chart/',
    'series charts/bar-chart/#bar-chart-prop-series',
    'type charts/bar-series-type/#bar-series-type-prop-type',
    'label charts/bar-series-type/#bar-series-type-prop-label',
    'data charts/bar-series-type/#bar-series-type-prop-data',
  ]);
});
