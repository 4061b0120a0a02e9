import { afterEach, expect, test, vi } from 'vitest';
import { loadTable } from './languageTables';

afterEach(() => vi.unstubAllGlobals());

test('a table that cannot be had is asked for again, one that came is kept', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response('<html>', { status: 200 })),
    () => Promise.resolve(Response.json('no table')),
    () => Promise.resolve(Response.json({ strings: { Search: '搜索' } })),
  ];
  const fetching = vi.fn(() => answers.shift()!());
  vi.stubGlobal('fetch', fetching);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await loadTable('zh')).toBeUndefined();
  }
  expect(await loadTable('zh')).toEqual({ strings: { Search: '搜索' } });
  expect(await loadTable('zh')).toEqual({ strings: { Search: '搜索' } });
  expect(fetching).toHaveBeenCalledTimes(5);
});

test.each(['en', 'xx'])('%s has none', async (language) => {
  expect(await loadTable(language)).toBeUndefined();
});
