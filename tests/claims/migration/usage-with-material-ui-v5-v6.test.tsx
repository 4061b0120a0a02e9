import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/migration/usage-with-material-ui-v5-v6/');

const packages = [
  'x-data-grid',
  'x-data-grid-premium',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
];
const read = (file: string) => readFileSync(path.resolve('node_modules/@mui', file), 'utf8');
const manifest = (name: string) =>
  JSON.parse(read(`${name}/package.json`)) as {
    exports?: Record<string, { require?: { default: string }; import?: { default: string } }>;
    peerDependencies: Record<string, string>;
  };

claim('Usage with Material UI v5 and v6', 'MUI X supports three majors of Material UI.', () => {
  for (const name of packages) {
    const range = manifest(name).peerDependencies['@mui/material'];
    expect(range).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  }
});

claim('Why Node.js fails', 'Node.js loads ES modules, and `require` selects CommonJS.', () => {
  for (const name of packages) {
    const root = manifest(name).exports?.['.'];
    expect(root?.import?.default).toBe('./esm/index.js');
    expect(root?.require?.default).toBe('./index.js');
  }
});

claim('Why Node.js fails', 'The modules import folders, which only Material UI 7 declares.', () => {
  const module = read('x-date-pickers/esm/DatePicker/DatePicker.js');
  expect(module).toContain("from '@mui/material/useMediaQuery'");
  expect(Object.keys(manifest('material').exports ?? {})).toContain('./*');
});

claim('Vitest', 'An expression for absolute paths matches, one with ^@mui never does.', () => {
  const file = path.resolve('node_modules/@mui/x-date-pickers/esm/DatePicker/DatePicker.js');
  expect(file).toMatch(/@mui\/x-/);
  expect(file).not.toMatch(/^@mui\/x-/);
});

claim(
  'Node.js without a bundler',
  'The CommonJS build of the Data Grid requires index.css.',
  () => {
    expect(read('x-data-grid/DataGrid/index.js')).toContain('require("../index.css")');
    expect(read('x-date-pickers/index.js')).not.toContain('.css');
  },
);
