import { describe, expect, it } from 'vitest';
import type { Migration } from '../changes';
import { findChanges } from './findChanges';

const change = { kind: 'renamed', effect: 'breaks', section: 's', does: 'Rename it.' } as const;
const migrations: Migration[] = [
  {
    product: 'data-grid',
    pathname: '/grid-8/',
    from: 7,
    to: 8,
    changes: [
      { ...change, what: 'prop', old: 'unstable_rowSpanning', of: ['DataGrid'] },
      { ...change, what: 'prop', old: 'legend', of: ['DataGrid'] },
      { ...change, what: 'export', old: 'GridToolbar' },
    ],
  },
];
const find = (text: string) =>
  findChanges(text, migrations).map(({ change: { old }, certainty }) => `${old} ${certainty}`);

const IMPORT = "import { DataGrid } from '@mui/x-data-grid';\n";
const USE = '<Grid unstable_rowSpanning legend />;';
const both = ['unstable_rowSpanning certain', 'legend certain'];

describe('props of a component that wraps another one', () => {
  it.each([
    'const Grid = styled(DataGrid)({});',
    'const Grid = styled(DataGrid)`color: red`;',
    'export const Grid = styled(DataGrid, {\n  shouldForwardProp: (prop) => true,\n})<Props>({});',
    'const Grid = React.memo(DataGrid);',
    'const Grid = React.memo(styled(DataGrid)({ a: 1 })) as typeof DataGrid;',
    'const Grid: typeof DataGrid = DataGrid;',
    'const Grid = memo<DataGridProps>(\n  DataGrid,\n);',
    'const Inner = styled(DataGrid)({});\nconst Grid = memo(Inner);',
  ])('count for that one: %s', (code) => {
    expect(find(`${IMPORT}${code}\n${USE}`)).toEqual(both);
  });

  it('count for a member of a package, and so do its other names', () => {
    const code = "import * as X from '@mui/x-data-grid';\n";
    expect(find(`${code}<X.DataGrid unstable_rowSpanning legend />`)).toEqual(both);
    expect(find(`${code}const Grid = styled(X.DataGrid)({});\n${USE}`)).toEqual(both);
    expect(find(`${code}const a = { toolbar: X.GridToolbar };`)).toEqual(['GridToolbar certain']);
    const other = "import * as X from 'recharts';\n";
    expect(find(`${other}<X.DataGrid unstable_rowSpanning legend />`)).toEqual([]);
  });

  it('count less surely without the import', () => {
    expect(find(`const Grid = styled(DataGrid)({});\n${USE}`)).toEqual([
      'unstable_rowSpanning likely',
      'legend likely',
    ]);
  });

  it('are possible where the component is the own one of the reader, if their name says enough', () => {
    const tree = "import { Tree } from './tree';\n<Tree unstable_rowSpanning legend />";
    expect(find(tree)).toEqual(['unstable_rowSpanning possible']);
    expect(find('<div unstable_rowSpanning legend />')).toEqual([]);
    const styled = "import { Table } from 'other';\nconst Grid = styled(Table)({});\n";
    expect(find(styled + USE)).toEqual([]);
  });
});

it('a long line without an end takes no time', () => {
  const start = performance.now();
  find(`const A = ${'styled('.repeat(20_000)}\n${'const B =\n'.repeat(20_000)}`);
  expect(performance.now() - start).toBeLessThan(5_000);
});
