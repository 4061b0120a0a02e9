import path from 'node:path';
import { expect, test } from 'vitest';
import { demoCode, writePage } from '../../../tests/fixtures/demos/demoFixture';
import { checkDemoFiles } from './demoFiles';

/** Checks the section of a page whose guide shows no demo. */
function check(files: Readonly<Record<string, string>>): () => void {
  const root = path.dirname(path.dirname(writePage(files).folder));
  return () => checkDemoFiles({ guides: [] }, root);
}

test.each([
  ['a demo', 'Sales.tsx'],
  ['a form whose demo is not there', 'Sales.css.tsx'],
  ['shared data', '../dataset/orders.ts'],
  ['a script', 'sales.js'],
])('refuses %s that nothing shows', (_what, file) => {
  expect(check({ [file]: demoCode('Sales') })).toThrow(
    /shop\/\S+: No page shows this file, and no demo imports it\.\n {2}Fix: Name the demo/,
  );
});

test('passes Markdown and tests', () => {
  expect(check({ 'orders.md': '# Orders', '../dataset/server.test.ts': '' })).not.toThrow();
});
