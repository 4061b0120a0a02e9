import { afterEach, expect, test, vi } from 'vitest';
import { loadTable } from './languageTables.boot';

afterEach(() => vi.unstubAllGlobals());

test('a table that cannot be had is asked for again, one that came is kept', async () => {
  const table = { strings: { Search: '搜索' } };
  const useless = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response('<html>', { status: 200 })),
    () => Promise.resolve(Response.json('no table')),
  ];
  for (const answer of useless) {
    vi.stubGlobal('fetch', vi.fn(answer));
    expect(await loadTable('zh')).toBeUndefined();
  }
  const fetching = vi.fn(() => Promise.resolve(Response.json(table)));
  vi.stubGlobal('fetch', fetching);
  expect(await loadTable('zh')).toEqual(table);
  expect(await loadTable('zh')).toEqual(table);
  expect(fetching).toHaveBeenCalledOnce();
});

test.each(['en', 'xx'])('%s has none', async (language) => {
  expect(await loadTable(language)).toBeUndefined();
});
