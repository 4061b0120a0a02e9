import { expect, test } from 'vitest';
import { scriptName, toJavaScript } from './toJavaScript';

test('takes the types away and keeps what a person wrote', async () => {
  const code = `import * as React from 'react';
import { DataGrid, type GridColDef, GridRowsProp } from '@mui/x-data-grid';
import type { Row } from './rows';

// The rows of the shop.

/** One order. */
interface Order {
  /** Its number. */
  id: number;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    label: string;
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'id', width: 90 },
  // The name.
  { field: 'name', valueGetter: (value: string, row) => (row as Row).name! },
];

export default function Orders({ rows }: { rows?: GridRowsProp }) {
  const [id, setId] = React.useState<string | null>(null);

  const pick = <Value,>(value: Value): Value => value;
  return (
    <DataGrid<Order>
      rows={rows satisfies unknown}
      columns={columns}
      // @ts-expect-error The slot takes any props.
      onRowClick={(params: GridRowParams) => setId(pick(params.id))}
    />
  );
}
`;
  expect(await toJavaScript('Orders.tsx', code)).toBe(`import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// The rows of the shop.

const columns = [
  { field: 'id', width: 90 },
  // The name.
  { field: 'name', valueGetter: (value, row) => row.name },
];

export default function Orders({ rows }) {
  const [id, setId] = React.useState(null);

  const pick = (value) => value;
  return <DataGrid rows={rows} columns={columns} onRowClick={(params) => setId(pick(params.id))} />;
}
`);
});

test('drops an import that only types used, and needs none for JSX', async () => {
  const code = `import * as React from 'react';
const child: React.ReactNode = <p />;
export { child };
`;
  expect(await toJavaScript('Child.tsx', code)).toBe('const child = <p />;\nexport { child };\n');
});

test('reads type assertions and generics of plain modules', async () => {
  const code = 'export const pick = <Value>(value: Value) => value as Value;\n';
  expect(await toJavaScript('pick.ts', code)).toBe('export const pick = (value) => value;\n');
});

test('keeps the mark of a preview that begins with a type', async () => {
  const code =
    '/* preview-start */\n// A price.\ntype Price = number;\nconst a: Price = 1;\n/* preview-end */\n';
  expect(await toJavaScript('a.ts', code)).toBe(
    '/* preview-start */\n\nconst a = 1;\n/* preview-end */\n',
  );
});

test('refuses code that does not parse', async () => {
  await expect(toJavaScript('Broken.tsx', 'const a = <p>;\n')).rejects.toThrow(/\(\d+:\d+\)/);
});

test('names the files of a JavaScript project', () => {
  expect(['A.tsx', 'A.css.tsx', 'rows.ts', 'rows.json', 'A.module.css'].map(scriptName)).toEqual([
    'A.jsx',
    'A.css.jsx',
    'rows.js',
    'rows.json',
    'A.module.css',
  ]);
});

test('the address of a file ends as that file does in JavaScript', async () => {
  const code = "export const start = () => new Worker(new URL('./export.ts', import.meta.url));\n";
  expect(await toJavaScript('Export.tsx', code)).toBe(code.replace('export.ts', 'export.js'));
  const other = "export const link = new URL('./export.ts', location.href);\n";
  expect(await toJavaScript('Export.tsx', other)).toBe(other);
});
