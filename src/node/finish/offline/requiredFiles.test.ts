import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInPack } from './packDocuments';
import { requiredFiles } from './requiredFiles';

const FILES: Record<string, string> = {
  'x/a/index.html': '<script src="/_next/static/chunks/entry.js"></script>"/assets/demos/A.1.json"',
  'x/b/index.html': '<link href="/assets/code.1.css">',
  '_next/static/chunks/entry.js': '["static/chunks/registry.js"] "/x/never.js"',
  '_next/static/chunks/registry.js': '["static/chunks/a.js"] ["static/chunks/b.js"]',
  '_next/static/chunks/a.js': '"demos of /x/a/" ["static/chunks/demo-a.js"]',
  '_next/static/chunks/b.js': '"demos of /x/b/" ["static/chunks/demo-b.js"]',
  '_next/static/chunks/demo-a.js': '',
  '_next/static/chunks/demo-b.js': '',
  'assets/demos/A.1.json': '{}',
  'assets/code.1.css': 'a{background:url(/assets/font.1.woff2)}',
  'assets/font.1.woff2': '',
};
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pack-'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('follows scripts, styles and data, and leaves out the demos of other pages', () => {
  expect(requiredFiles(root, ['/x/a/'])).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/demo-a.js',
    '/_next/static/chunks/entry.js',
    '/_next/static/chunks/registry.js',
    '/assets/demos/A.1.json',
  ]);
  expect(requiredFiles(root, ['/x/b/'])).toEqual(['/assets/code.1.css', '/assets/font.1.woff2']);
});

test.each([
  ['/x/react-tree-view/quickstart/', true],
  ['/x/api/tree-view/tree-item/', true],
  ['/x/introduction/licensing/', true],
  ['/x/react-tree-view/quickstart/components-api/', false],
  ['/x/react-charts/bars/', false],
  ['/x/offline/', false],
  ['/x/migration/', true],
  ['/x/migration-v8/', true],
  ['/x/migration/usage-with-material-ui-v5-v6/', true],
  ['/x/migration/migration-tree-view-v7/', true],
  ['/x/migration/migration-charts-v7/', false],
])('%s is in the pack of the Tree View: %s', (pathname, expected) => {
  expect(isInPack('x-tree-view', pathname)).toBe(expected);
});
