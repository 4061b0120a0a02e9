import { expect, test } from 'vitest';
import { demoCode, fixturePlace, writePage } from '../../../../tests/fixtures/demos/demoFixture';
import { ContentError } from '../../kit/contentError';
import { collectDemo } from './collectDemo';

const grid = collectDemo('OrdersGrid', fixturePlace('grid/orders'));
const dataset = ['../dataset/orders.ts', '../dataset/currencies.ts'];

test('finds the forms of a demo and every file that they reach, its own file first', () => {
  const names = Object.entries(grid.forms).map(([form, { files }]) => [
    form,
    ...files.map((file) => file.name),
  ]);
  expect(names).toEqual([
    ['system', 'OrdersGrid.tsx', ...dataset],
    ['css', 'OrdersGrid.css.tsx', ...dataset, 'OrdersGrid.module.css'],
    ['tailwind', 'OrdersGrid.tailwind.tsx', ...dataset],
  ]);
});

test('knows what a demo imports from npm, with sub-paths', () => {
  expect(grid.forms.system?.packageImports).toEqual([
    '@mui/material/Box',
    '@mui/x-data-grid',
    'react',
  ]);
});

test('takes JSON and components beside the demo', () => {
  const filesOf = (name: string, page: string) =>
    collectDemo(name, fixturePlace(page)).forms.system?.files.map((file) => file.name);
  expect(filesOf('RainfallBars', 'charts/rainfall')).toEqual(['RainfallBars.tsx', 'rainfall.json']);
  expect(filesOf('FileTree', 'tree/files')).toEqual(['FileTree.tsx', 'FileLabel.tsx']);
});

test("follows a worker's address to its file, and no other address", () => {
  const worker = "new Worker(new URL('./totalWorker.ts', import.meta.url), { type: 'module' })";
  const place = writePage({
    'Sales.tsx': demoCode(
      'Sales',
      `export const start = () => ${worker};\nexport const host = new URL('./x', 'https://a.b');\n`,
    ),
    'totalWorker.ts': "import { rows } from './rows';\npostMessage(rows.length);\n",
    'rows.ts': 'export const rows = [];\n',
  });
  const names = collectDemo('Sales', place).forms.system?.files.map((file) => file.name);
  expect(names).toEqual(['Sales.tsx', 'totalWorker.ts', 'rows.ts']);
});

/** Files of a page whose demo is called `Sales`, and what is said about them. */
const mistakes: [what: string, files: Record<string, string>, message: RegExp][] = [
  [
    'code that does not parse',
    { 'Sales.tsx': demoCode('Sales', '\nconst a = ;\n') },
    /Sales\.tsx:2: The code does not parse: Expression expected/,
  ],
  [
    'no default export',
    { 'Sales.tsx': 'export const Sales = 1;\n' },
    /Sales\.tsx: .*this one exports nothing[^]*Fix: Write: export default function Sales/,
  ],
  [
    'default export of another name',
    { 'Sales.tsx': demoCode('Orders') },
    /Sales\.tsx: .*this one exports Orders/,
  ],
  [
    'missing sibling',
    { 'Sales.tsx': demoCode('Sales', "\nimport { rows } from './rows';\n") },
    /Sales\.tsx:2: The import \.\/rows leads to no file\.\n {2}Fix: Correct the path, or add/,
  ],
  [
    'file of another page',
    {
      'Sales.tsx': demoCode('Sales', "import { rows } from '../refunds/rows';\n"),
      '../refunds/rows.ts': '',
    },
    /Sales\.tsx:1: \.\.\/refunds\/rows lies outside the demo's folder\.\n {2}Fix: .*shop\/dataset/,
  ],
  [
    'dataset that is not of the section',
    {
      'Sales.tsx': demoCode('Sales', "import { rows } from './dataset/rows';\n"),
      'dataset/rows.ts': '',
    },
    /Sales\.tsx:1: \.\/dataset\/rows lies outside/,
  ],
  [
    'package that is no dependency',
    { 'Sales.tsx': demoCode('Sales', "import { chunk } from 'lodash';\n") },
    /Sales\.tsx:1: lodash is of no package that the project depends on/,
  ],
  [
    'development dependency',
    { 'Sales.tsx': demoCode('Sales', "import { test } from 'vitest';\n") },
    /Sales\.tsx:1: vitest is of no package/,
  ],
  [
    'mistake in a sibling',
    {
      'Sales.tsx': demoCode('Sales', "export { rows } from './rows';\n"),
      'rows.ts': "\n\nexport const rows = import('./more');\n",
    },
    /rows\.ts:3: The import \.\/more leads to no file/,
  ],
  [
    'global style sheet',
    { 'Sales.tsx': demoCode('Sales', "import './Sales.css';\n"), 'Sales.css': 'p { margin: 0 }' },
    /Sales\.tsx:1: .*global style sheet[^]*Rename it to Sales\.module\.css/,
  ],
  [
    'image',
    { 'Sales.tsx': demoCode('Sales', "import logo from './logo.png';\n"), 'logo.png': '' },
    /logo\.png leads to no file[^]*add the file \(\.ts, /,
  ],
  [
    'sibling with a name of exported projects',
    {
      'Sales.tsx': demoCode('Sales', "export { rows } from './main';\n"),
      'main.ts': 'export const rows = 1;\n',
    },
    /main\.ts: Exported demos have a file of this name/,
  ],
  [
    'CSS form without its module',
    { 'Sales.tsx': demoCode('Sales'), 'Sales.css.tsx': demoCode('Sales') },
    /Sales\.css\.tsx: The CSS form does not import Sales\.module\.css/,
  ],
];

test.each(mistakes)('refuses: %s', (_what, files, message) => {
  const place = writePage(files);
  const collect = () => collectDemo('Sales', place);
  expect(collect).toThrow(ContentError);
  expect(collect).toThrow(message);
});
