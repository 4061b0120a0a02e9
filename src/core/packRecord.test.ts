import { expect, test } from 'vitest';
import { RECORD_FORMAT } from './offline';
import { isManifest, NEWER, parseRecord } from './packRecord';

const manifest = {
  product: 'x-charts',
  build: 'A',
  headers: { 'Content-Type': 'text/html' },
  parts: { build: 'A' },
  files: [{ path: '/x/react-charts/', hash: 'h', bytes: 2, downloadBytes: 1 }],
};
const record = { product: 'x-charts', name: 'Charts', home: '/x/react-charts/', saved: manifest };

test.each([
  ['of this build', { ...record, format: RECORD_FORMAT }],
  ['of the first build, which wrote no format', record],
  ['of a download on its way', { ...record, saved: undefined, wanted: manifest, paused: true }],
])('a record %s is read', (_, value) => {
  expect(parseRecord(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('a record of a later format is told apart from a damaged one', () => {
  expect(parseRecord(JSON.stringify({ format: RECORD_FORMAT + 1, other: 'shape' }))).toBe(NEWER);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['half of a record', JSON.stringify(record).slice(0, 80)],
  ['another product', JSON.stringify({ ...record, product: 'x-other' })],
  ['no name', JSON.stringify({ ...record, name: 7 })],
  ['null for a list of files', JSON.stringify({ ...record, saved: null })],
  ['a list without files', JSON.stringify({ ...record, saved: { build: 'A' } })],
  ['files that are none', JSON.stringify({ ...record, saved: { ...manifest, files: [null] } })],
  [
    'a file without a size',
    JSON.stringify({ ...record, wanted: { ...manifest, files: [{ path: '/', hash: 'h' }] } }),
  ],
  [
    'parts that are no texts',
    JSON.stringify({ ...record, saved: { ...manifest, parts: { a: 1 } } }),
  ],
])('%s is damaged', (_, text) => expect(parseRecord(text)).toBeUndefined());

test('what the site sends in the place of a list is none', () => {
  expect(isManifest(manifest)).toBe(true);
  for (const other of [undefined, null, '', [], {}, { files: [] }]) {
    expect(isManifest(other)).toBe(false);
  }
});
