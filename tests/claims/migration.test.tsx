import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, vi } from 'vitest';
import { migrations } from '../../data/migration';
import { findChanges } from '../../src/core/finder/findChanges';
import { RUN_ONCE } from '../../src/core/finder/runOnce';
import { claimsOf } from './claim';
import { runCodemod } from './codemod';

// One file with all four products as v7 had them, and what a reader made of it with the finder and
// the guides alone. Text, because each date library of the pickers needs a program of its own.
vi.setConfig({ testTimeout: 180_000 });

const claim = claimsOf('/x/migration/');
const read = (version: string) =>
  readFileSync(path.join(import.meta.dirname, `migration/port/App.${version}.txt`), 'utf8');
const found = (text: string) => findChanges(text, migrations, 7);

claim('How sure is a result?', 'Each old name of a file with its imports is certain', () => {
  const findings = found(read('v7'));
  const certain = findings.filter(({ certainty }) => certainty === 'certain');
  expect(certain.map(({ change }) => change.old).sort()).toEqual([
    '@mui/x-charts/ResponsiveChartContainer',
    '@mui/x-date-pickers/AdapterDateFnsV3',
    '@mui/x-tree-view/TreeItem2',
    'GridRowSelectionModel',
    'GridToolbar',
    'ResponsiveChartContainer',
    'TreeItem2',
    'TreeItem2Props',
    'onRowSelectionModelChange',
    'position',
    'rowSelectionModel',
    'selectItem',
    'slotProps.legend.hidden',
    'slotProps.toolbar.showQuickFilter',
    'slots.toolbar',
    'useGridApiRef',
    'useTreeViewApiRef',
  ]);
  expect(findings).toHaveLength(certain.length);
});

claim('How sure is a result?', 'A file that was ported has nothing left to do', () => {
  const findings = found(read('v8'));
  expect(findings.length).toBeGreaterThan(3);
  const open = findings.filter(({ isSettled }) => !isSettled);
  expect(open.map(({ change }) => change.old)).toEqual([]);
});

claim(
  "What the finder can't see",
  'It sees through styled and memo, and into the old legend',
  () => {
    const wrapped = `import { DataGrid } from '@mui/x-data-grid';
import { LineChart } from '@mui/x-charts/LineChart';
const Grid = styled(DataGrid)({});
const Line = React.memo(LineChart);
<Grid unstable_rowSpanning rowSelectionModel={[1]} />;
<Line legend={{ position: { horizontal: 'middle' }, direction: 'row' }} />;`;
    expect(found(wrapped).map(({ change, certainty }) => `${change.old} ${certainty}`)).toEqual([
      'rowSelectionModel certain',
      'unstable_rowSpanning certain',
      'legend certain',
      'slotProps.legend.direction certain',
      'slotProps.legend.position.horizontal certain',
    ]);
  },
);

claim('Find an old name', 'Only the codemods that say so change code again in a second run', () => {
  const files = [
    read('v7'),
    "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    "import { useTreeItem } from '@mui/x-tree-view/TreeItem';\nuseTreeItem('a');",
  ];
  const all = new Set(
    migrations.flatMap(({ changes }) => changes.flatMap(({ codemod }) => codemod ?? [])),
  );
  const unstable = [...all].filter((name) =>
    files.some((source) => {
      const once = runCodemod(name, source) ?? source;
      return (runCodemod(name, once) ?? once) !== once;
    }),
  );
  expect(RUN_ONCE).toEqual(expect.arrayContaining(unstable));
  expect(unstable).toContain('v8.0.0/pickers/rename-adapter-date-fns-imports');
  // The other one takes the name of a hook of v7 away, which is the name of another hook in v8.
  const hook = "import { useTreeItem } from '@mui/x-tree-view/TreeItem';\nuseTreeItem('a');";
  expect(runCodemod('v7.0.0/tree-view/rename-use-tree-item', hook)).toContain('useTreeItemState');
  expect([...all]).toEqual(expect.arrayContaining([...RUN_ONCE]));
});

claim('Find an old name', 'The codemods that the finder names do their part of the port', () => {
  const codemods = new Set(found(read('v7')).flatMap(({ change }) => change.codemod ?? []));
  expect(codemods.size).toBeGreaterThan(4);
  const result = [...codemods].reduce(
    (source, name) => runCodemod(name, source) ?? source,
    read('v7'),
  );
  for (const old of ['AdapterDateFnsV3', 'TreeItem2', 'ResponsiveChartContainer', 'hidden: true']) {
    expect(read('v7')).toContain(old);
    expect(result).not.toContain(old);
  }
  expect(result).toContain('showToolbar');
});

claim(
  'Find an old name',
  'The port compiles with the packages of 8.6, and the file of v7 does not',
  () => {
    expect(errorsOf(read('v8'))).toEqual([]);
    expect(errorsOf(read('v7')).join('\n')).toMatch(/TreeItem2/);
  },
);

/** What TypeScript says of a file that stands at the root of the project. */
function errorsOf(source: string): string[] {
  const root = process.cwd();
  const file = path.join(root, 'App.tsx');
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const settings = { ...options, noEmit: true, incremental: false };
  const host = ts.createCompilerHost(settings);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], settings, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
