import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SECTIONS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];

test('docs/datasets.md lists each dataset once, and none that is gone', () => {
  const listed = [...readFileSync('docs/datasets.md', 'utf8').matchAll(/^\| `(\S+)`/gm)];
  const files = SECTIONS.flatMap((section) => readdirSync(`data/${section}/dataset`)).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(listed.map(([, file]) => file!).sort()).toEqual(files.sort());
});
