import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findApiNames } from './findApiNames';
import { languageOf } from './languages';

/** `text → addresses` of each name, without the beginning that all addresses share. */
function names(code: string): string[] {
  const language = languageOf('Demo.tsx');
  if (!language || language instanceof Promise) throw new Error('TypeScript comes at once.');
  const state = EditorState.create({ doc: code, extensions: [language] });
  return findApiNames(state, 0, code.length).map(
    ({ from, to, addresses }) =>
      `${code.slice(from, to)} → ${addresses.map((one) => one.replace('/x/api/', '')).join(' ')}`,
  );
}

const GRID = "import { DataGridPro as Grid, type GridColDef } from '@mui/x-data-grid-pro';\n";
const ofImports = [
  'DataGridPro → data-grid/data-grid-pro/',
  'GridColDef → data-grid/grid-col-def/',
];

test('imports, elements, attributes, and slots', () => {
  const code = `${GRID}<Grid rows={rows} slots={{ toolbar: Bar }} sx={{ color: 1 }}><p id="a" /></Grid>;`;
  const rest = names(code).filter((name) => !name.startsWith('GridColDef'));
  expect(rest).toEqual([
    'Grid → data-grid/data-grid-pro/',
    'Grid → data-grid/data-grid-pro/',
    'rows → data-grid/data-grid-pro/#data-grid-pro-prop-rows',
    'slots → data-grid/data-grid-pro/#data-grid-pro-prop-slots',
    'toolbar → data-grid/data-grid-pro/#data-grid-pro-slot-toolbar',
    'sx → data-grid/data-grid-pro/#data-grid-pro-prop-sx',
    'Grid → data-grid/data-grid-pro/',
  ]);
});

test('keys of an object with a type of the packages', () => {
  const code = `${GRID}const columns: readonly GridColDef[] = [{ field: 'a', extra: { field: 1 } }];`;
  expect(names(code).slice(-3)).toEqual([
    'GridColDef → data-grid/grid-col-def/',
    ...['field', 'extra'].map(
      (key) =>
        `${key} → data-grid/grid-col-def/#grid-col-def-prop-${key} data-grid/grid-col-def/#grid-col-def-method-${key}`,
    ),
  ]);
});

test('methods of the grid', () => {
  const code = `import { useGridApiRef } from '@mui/x-data-grid';
const apiRef = useGridApiRef();
apiRef.current?.selectRow(1);
other.current.selectRow(1);`;
  expect(names(code)).toEqual([
    'useGridApiRef → data-grid/use-grid-api-ref/',
    'useGridApiRef → data-grid/use-grid-api-ref/',
    'selectRow → data-grid/grid-api/#grid-api-method-selectRow',
  ]);
});

test('a default import, and several lines', () => {
  const code =
    "import {\n  BarChart,\n} from '@mui/x-charts/BarChart';\nimport React from 'react';";
  expect(names(code)).toEqual(['BarChart → charts/bar-chart/']);
});

test.each([
  ['from other packages', "import { DataGrid } from './grid';\n<DataGrid rows={rows} />;"],
  ['in strings and comments', `${GRID}const a = 'Grid'; // Grid rows`],
  ['of the same spelling', `${GRID}const rows = { rows: 1 }; rows.rows();`],
  ['in half of a file', `${GRID}<`],
])('names %s are none', (_, code) => {
  expect(names(code).filter((name) => !ofImports.includes(name) && !/^Grid →/.test(name))).toEqual(
    [],
  );
});
