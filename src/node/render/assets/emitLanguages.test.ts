import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from './emitLanguages';

let file: string;
beforeAll(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'translations-')), 'translations-xx.json');
});
afterAll(() => rmSync(path.dirname(file), { recursive: true }));

test('a table of translations is read', () => {
  writeFileSync(file, '{ "pages": { "/x/": "Start" } }');
  expect(readTable(file)).toEqual({ pages: { '/x/': 'Start' } });
});

test.each(['{ "pages": ', '[]', '{ "labels": { "search": 3 } }', '{ "languages": ["de"] }'])(
  '%s is named with its file',
  (text) => {
    writeFileSync(file, text);
    expect(() => readTable(file)).toThrow(`${file}: The table of translations cannot be read.`);
  },
);
