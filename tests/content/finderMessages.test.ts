import { expect, test } from 'vitest';
import { migrations } from '../../data/migration';
import { findChanges } from '../../src/core/finder/findChanges';
import { readMessages } from '../../src/core/finder/readMessages';

test.each([
  [
    `src/App.tsx:3:10 - error TS2305: Module '"@mui/x-tree-view"' has no exported member 'TreeItem2'.`,
  ],
  [
    `TS2724: '"@mui/x-tree-view"' has no exported member named 'TreeItem2'. Did you mean 'TreeItem'?`,
  ],
  [
    `export 'TreeItem2' (imported as 'TreeItem2') was not found in '@mui/x-tree-view' (possible exports: RichTreeView)`,
  ],
  [
    `"TreeItem2" is not exported by "node_modules/@mui/x-tree-view/index.js", imported by "src/App.tsx".`,
  ],
  [
    `✘ [ERROR] No matching export in "node_modules/@mui/x-tree-view/esm/index.js" for import "TreeItem2"`,
  ],
  [
    `SyntaxError: The requested module '/node_modules/.vite/deps/@mui_x-tree-view.js?v=1' does not provide an export named 'TreeItem2'`,
  ],
])('%.70s names the export and its module', (message) => {
  const { messages, rest } = readMessages(`const a = 1;\n${message}\nconst b = 2;`);
  expect(rest).toBe('const a = 1;\n\nconst b = 2;');
  expect(messages.imports.get('TreeItem2')).toMatchObject({ module: '@mui/x-tree-view', line: 2 });
});

test.each<[message: string, findings: string[]]>([
  [
    `error TS2305: Module '"@mui/x-tree-view"' has no exported member 'TreeItem2'.`,
    ['TreeItem2 certain 1'],
  ],
  [`Module '"recharts"' has no exported member 'TreeItem2'.`, []],
  [
    `TS2339: Property 'leftAxis' does not exist on type 'IntrinsicAttributes & LineChartProps & RefAttributes<SVGSVGElement>'.`,
    ['leftAxis likely 1'],
  ],
  [
    `Type '{ hidden: boolean; }' is not assignable to type 'GridInputRowSelectionModel'.`,
    ['GridInputRowSelectionModel likely 1'],
  ],
  [
    `Module not found: Error: Can't resolve '@mui/x-date-pickers/AdapterDateFnsV3' in '/app/src'`,
    ['@mui/x-date-pickers/AdapterDateFnsV3 likely 1'],
  ],
  [
    'Uncaught TypeError: apiRef.current.forceUpdate is not a function\n    at onClick (http://localhost:3000/static/js/bundle.js:1234:11)\n    at HTMLUnknownElement.callCallback (react-dom.development.js:4164:14)',
    ['forceUpdate likely 1'],
  ],
  ["TS2304: Cannot find name 'error'.\nType 'string' is not assignable to type 'number'.", []],
])('%.60s is answered from the lists', (text, expected) => {
  const found = findChanges(text, migrations).map(
    ({ change: { old }, certainty, lines }) => `${old} ${certainty} ${lines.join()}`,
  );
  expect(found).toEqual(expected);
});

test('long and strange lines take no time', () => {
  const start = performance.now();
  readMessages(`${"'".repeat(100_000)}\n${"Property 'a".repeat(150)}\n`.repeat(20));
  expect(performance.now() - start).toBeLessThan(2_000);
});
