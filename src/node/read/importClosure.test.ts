import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importClosure } from './importClosure';

const FILES = {
  'page/Demo.tsx': `import { rows } from '../dataset/rows';
import styles from './Demo.module.css';
export { theme } from '../theme';
import('./Late');
import { DataGrid } from '@mui/x-data-grid';`,
  'page/Demo.module.css': '.root { color: red }',
  'page/Late.tsx': `import './Demo';`,
  'dataset/rows.ts': `import type { Row } from './Row';`,
  'dataset/Row.ts': 'export type Row = number;',
  'theme/index.ts': 'export const theme = {};',
  'dataset/unused.ts': 'export {};',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'closure-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = (files: string[]) => files.map((file) => path.relative(folder, file)).sort();

test('a demo reaches its dataset, styles, types, and what it loads later', () => {
  expect(names(importClosure(path.join(folder, 'page/Demo.tsx')))).toEqual([
    'dataset/Row.ts',
    'dataset/rows.ts',
    'page/Demo.module.css',
    'page/Demo.tsx',
    'page/Late.tsx',
    'theme/index.ts',
  ]);
});

test('code without a file reaches what it imports, and isn’t part of the result', () => {
  const file = path.join(folder, 'page/fence-3.ts');
  expect(names(importClosure(file, `import { rows } from '../dataset/rows';`))).toEqual([
    'dataset/Row.ts',
    'dataset/rows.ts',
  ]);
});
