import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES, contentKey, recordKey, RECORD_FORMAT } from '../core/offline';
import { readRecord, readRecords, removeUnused, writeRecord } from './packStore';

const stores = new Map<string, Map<string, Response>>();

/** As much of a browser's caches as the packs use. */
function open(name: string) {
  const entries = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, entries);
  return Promise.resolve({
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, answer: Response) => void entries.set(key, answer),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()].map((key) => ({ url: `https://docs.example${key}` })),
  });
}

const file = (hash: string) => ({ path: `/${hash}`, hash, bytes: 1, downloadBytes: 1 });
const record = {
  product: 'x-charts' as const,
  name: 'Charts',
  home: '/x/react-charts/',
  saved: { product: 'x-charts' as const, build: 'A', headers: {}, parts: {}, files: [file('a')] },
};
const put = async (name: string, key: string, text: string) =>
  (await open(name)).put(key, new Response(text));
const contents = () => [...stores.get(CACHES.content)!.keys()];

beforeEach(async () => {
  vi.stubGlobal('caches', { open });
  for (const hash of ['a', 'b']) await put(CACHES.content, contentKey(hash), hash);
});
afterEach(() => {
  vi.unstubAllGlobals();
  stores.clear();
});

test('a record is written with its format, and read', async () => {
  await writeRecord(record);
  expect(await readRecord('x-charts')).toEqual({ ...record, format: RECORD_FORMAT });
});

test.each(['not json', 'null', '', '{"product":"x-charts","name":"Charts","home":"/","saved":{}}'])(
  'a record that reads %s is none, and deleted',
  async (text) => {
    await put(CACHES.records, recordKey('x-charts'), text);
    expect(await readRecords()).toEqual([]);
    expect(stores.get(CACHES.records)!.size).toBe(0);
  },
);

test('what no record holds is freed', async () => {
  await writeRecord(record);
  await removeUnused();
  expect(contents()).toEqual([contentKey('a')]);
});

test('while a record of a later build is there, nothing is freed and the record stays', async () => {
  await writeRecord(record);
  const newer = JSON.stringify({ format: RECORD_FORMAT + 1 });
  await put(CACHES.records, recordKey('x-tree-view'), newer);
  expect(await readRecord('x-tree-view')).toBeUndefined();
  await removeUnused();
  expect(contents()).toHaveLength(2);
  expect(stores.get(CACHES.records)!.size).toBe(2);
});
