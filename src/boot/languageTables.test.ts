import { afterEach, expect, test, vi } from 'vitest';
import { loadTable } from './languageTables';

afterEach(() => vi.unstubAllGlobals());

test('a table that cannot be had is asked for again, one that came is kept', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(Response.json({ labels: { Introduction: '介绍' } })),
  ];
  const fetching = vi.fn(() => answers.shift()!());
  vi.stubGlobal('fetch', fetching);
  expect(await loadTable('zh')).toBeUndefined();
  expect(await loadTable('zh')).toBeUndefined();
  expect(await loadTable('zh')).toEqual({ labels: { Introduction: '介绍' } });
  expect(await loadTable('zh')).toEqual({ labels: { Introduction: '介绍' } });
  expect(fetching).toHaveBeenCalledTimes(3);
});

test.each(['en', 'xx'])('%s has none', async (language) => {
  expect(await loadTable(language)).toBeUndefined();
});
