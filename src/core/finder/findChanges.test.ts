import { describe, expect, it } from 'vitest';
import type { Change, Migration } from '../changes';
import { findChanges } from './findChanges';

const base = { kind: 'renamed', effect: 'breaks', section: 's', does: 'Rename it.' } as const;
const change = (what: Change['what'], old: string, over: Partial<Change> = {}): Change => ({
  ...base,
  what,
  old,
  ...over,
});

const migrations: Migration[] = [
  {
    product: 'data-grid',
    pathname: '/grid-8/',
    from: 7,
    to: 8,
    changes: [
      change('export', 'GridToolbarQuick'),
      change('class', 'MuiDataGrid-columnHeader--old'),
      change('method', 'unstable_setRows'),
      change('event', 'rowBlur'),
      change('import', '@mui/x-data-grid/modern'),
      change('import', '@mui/x-data-grid/OldAdapterV3'),
      change('import', '@mui/x-data-grid-old'),
      change('export', 'LicenseInfo', { of: ['@mui/x-data-grid-pro'] }),
      change('prop', 'slots', { of: ['DataGrid'] }),
      change('option', 'gridClasses.oldState'),
      change('option', 'oldRowsLookup'),
    ],
  },
  {
    product: 'data-grid',
    pathname: '/grid-7/',
    from: 6,
    to: 7,
    changes: [change('prop', 'components', { of: ['DataGrid'], now: ['slots'] })],
  },
  {
    product: 'charts',
    pathname: '/charts-8/',
    from: 7,
    to: 8,
    changes: [
      change('prop', 'slotProps.legend.hidden', { of: ['LineChart', 'BarChart'] }),
      change('prop', 'slotProps.legend.direction', { value: 'row' }),
      change('option', 'xAxisKey'),
      change('export', 'Legend'),
      change('variable', '--old-gap'),
    ],
  },
];

/** Findings as `old certainty lines`. */
const find = (text: string, from?: number) =>
  findChanges(text, migrations, from).map(
    ({ change: { old }, certainty, lines }) => `${old} ${certainty} ${lines.join()}`,
  );

describe('what is read off an object', () => {
  it('is a class of its set, by the import of that', () => {
    const use = 'const rule = { [`& .${gridClasses.oldState}`]: {}, b: other.oldState };';
    const from = (module: string) => `import { gridClasses } from '${module}';\n${use}`;
    expect(find(from('@mui/x-data-grid'))).toEqual(['gridClasses.oldState certain 2']);
    expect(find(from('./classes'))).toEqual([]);
    expect(find(`import { DataGrid } from '@mui/x-data-grid';\n${use}`)).toEqual([
      'gridClasses.oldState likely 2',
    ]);
  });

  it('is a part of the state when it belongs to the API object', () => {
    const read = (owner: string) =>
      `import { DataGrid } from '@mui/x-data-grid';\n${owner}.current.state.filter.oldRowsLookup;`;
    expect(find(read('apiRef'))).toEqual(['oldRowsLookup likely 2']);
    expect(find(read('mine'))).toEqual([]);
  });
});

describe('in a file', () => {
  it('names are sure when the file imports their component from the package', () => {
    const code = `import { DataGrid as Grid, GridToolbarQuick } from '@mui/x-data-grid';
import { Legend } from 'recharts';
import { LineChart } from '@mui/x-charts/LineChart';

export const App = () => (
  <>
    <Grid components={{ toolbar: GridToolbarQuick }} sx={{ '& .MuiDataGrid-columnHeader--old': {} }} />
    <LineChart
      slotProps={{ legend: { hidden: true, direction: 'row' } }}
      series={[{ xAxisKey: 'a' }]}
    />
    <Legend hidden />
  </>
);`;
    expect(find(code)).toEqual([
      'GridToolbarQuick certain 1,7',
      'MuiDataGrid-columnHeader--old certain 7',
      'components certain 7',
      'slotProps.legend.hidden certain 9',
      'slotProps.legend.direction certain 9',
      'xAxisKey certain 10',
    ]);
  });

  it('old paths of modules, methods and events are found', () => {
    const code = `import { DataGrid } from '@mui/x-data-grid/modern';
apiRef.current.unstable_setRows([]);
useGridApiEventHandler(apiRef, 'rowBlur', handle);`;
    expect(find(code)).toEqual([
      '@mui/x-data-grid/modern certain 1',
      'unstable_setRows certain 2',
      'rowBlur likely 3',
    ]);
  });

  it('a value is found where it is that value', () => {
    expect(find("<LineChart slotProps={{ legend: { direction: 'vertical' } }} />")).toEqual([]);
    expect(find("<LineChart slotProps={{ legend: { direction: 'row' } }} />")).toEqual([
      'slotProps.legend.direction possible 1',
    ]);
  });

  it('a name that moved is found where it comes from the old module', () => {
    const from = (module: string) => find(`import { LicenseInfo } from '${module}';`);
    expect(from('@mui/x-data-grid-pro')).toEqual(['LicenseInfo certain 1']);
    expect(from('@mui/x-license')).toEqual([]);
  });

  it('props of other components are none', () => {
    const code = `import { DataGrid } from '@mui/x-data-grid';
import { Box } from '@mui/material';
<Box components={1} />; <DataGrid localeText={{ components: 'x' }} />;`;
    expect(find(code)).toEqual([]);
  });
});

describe('in less than a file', () => {
  it.each([
    ['GridToolbarQuick', ['GridToolbarQuick likely 1']],
    ['gridtoolbarquick', ['GridToolbarQuick likely 1']],
    ['Error\n    at GridToolbarQuick (App.js:3:1)', ['GridToolbarQuick likely 2']],
    [
      "Attempted import error: 'GridToolbarQuick' is not exported from '@mui/x-data-grid'.",
      ['GridToolbarQuick certain 1'],
    ],
    ['components\nxAxisKey', ['xAxisKey likely 2', 'components possible 1']],
    [
      '<LineChart slotProps={{ legend: { hidden: true } }} />',
      ['slotProps.legend.hidden likely 1'],
    ],
    [
      '.MuiDataGrid-columnHeader--old { gap: var(--old-gap) }',
      ['MuiDataGrid-columnHeader--old certain 1', '--old-gap certain 1'],
    ],
    [
      'TypeError: apiRef.current.unstable_setRows is not a function\n at App (App.tsx:3:1)',
      ['unstable_setRows likely 1'],
    ],
    ['OldAdapterV3', ['@mui/x-data-grid/OldAdapterV3 likely 1']],
    ['modern', []],
    ['@mui/x-data-grid-old', ['@mui/x-data-grid-old likely 1']],
    ["const { Grid } = require('@mui/x-data-grid/modern');", ['@mui/x-data-grid/modern likely 1']],
    [
      'Error: no module\n at /app/node_modules/@mui/x-data-grid/modern/DataGrid/index.js:3:1',
      ['@mui/x-data-grid/modern likely 2'],
    ],
    ['', []],
    ['Just some words about components.', ['components possible 1']],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });
});

it('many imports and many names are answered in a moment', () => {
  const count = 10_000;
  const imports = Array.from({ length: count }, (_, index) => `import { a${index} } from 'm';`);
  const names = 'use({ components: 1, GridToolbarQuick });\n'.repeat(count);
  const start = performance.now();
  findChanges(`${imports.join('\n')}\n${names}`, migrations);
  // A tenth of this alone; each name against each import takes more than half a minute.
  expect(performance.now() - start).toBeLessThan(5_000);
});

describe('versions', () => {
  it('count from the one that the text is written for', () => {
    const code = "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid components={{}} />";
    expect(find(code, 6)).toEqual(['components certain 2']);
    expect(find(code, 7)).toEqual([]);
  });

  it('that changed a new name again are named too', () => {
    const [finding] = findChanges('<DataGrid components={{}} />', migrations, 6);
    expect(finding?.later.map(({ migration, change: { old } }) => [migration.to, old])).toEqual([
      [8, 'slots'],
    ]);
  });
});

it('10,000 lines are answered within 300 ms', () => {
  const lines = Array.from(
    { length: 2_000 },
    (_, index) => `const columns${index} = [
  { field: 'a${index}', headerName: "Name", renderCell: (params) => <Chip label={params.value} /> },
];
const value${index} = apiRef.current.getRow(columns${index}.length) ?? { xAxisKey: 'none' };
// ${index}`,
  );
  const text = `import { LineChart } from '@mui/x-charts';\n${lines.join('\n')}`;
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(findChanges(text, migrations)[0]?.lines).toHaveLength(2_000);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(300);
});
