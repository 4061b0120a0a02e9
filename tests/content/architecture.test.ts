import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths in backticks that begin with a folder of the project. */
const PATHS = /`((?:src|data|pages|tests|eslint)[\w.[\]/-]*)`/g;

test('every path that docs/architecture.md names is there', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const paths = [...text.matchAll(PATHS)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
