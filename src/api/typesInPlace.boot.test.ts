// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiRow, renderTables } from './api.boot.fixture';
import { listenForTypes } from './typesInPlace.boot';

const declaration = (name: string, type: string) =>
  apiRow(`charts-type-${name}`, { kind: 'type', name, type });
const typesPage = renderTables({
  kind: 'types',
  id: 'types',
  rows: [declaration('Size', 'Unit[]'), declaration('Unit', '1 | 2')],
});

const answer = vi.fn<typeof fetch>();
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) =>
    row.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

beforeAll(listenForTypes);
beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response(typesPage));
  document.body.innerHTML = renderTables({
    id: 'props',
    rows: [apiRow('a', { type: 'Size' }), apiRow('b')],
  });
});
afterEach(() => vi.unstubAllGlobals());

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

test('a type opens below its row, over all columns, and closes', async () => {
  click('#a td a');
  await vi.waitFor(() => expect(rows()).toEqual(['aSize', 'Unit[]', 'b']));
  expect(document.querySelector('.api-type-row td')!.getAttribute('colspan')).toBe('3');
  const named = document.querySelector('#a td a')!;
  await vi.waitFor(() => expect(named.getAttribute('aria-expanded')).toBe('true'));
  click('#a td a');
  expect(rows()).toEqual(['aSize', 'b']);
  expect(named.getAttribute('aria-expanded')).toBe('false');
});

test('a type that it mentions opens below it, and all is asked for once', async () => {
  click('#a td a');
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  const asked = answer.mock.calls.length;
  click('.api-type-row a');
  await vi.waitFor(() => expect(rows()).toEqual(['aSize', 'Unit[]', '1 | 2', 'b']));
  expect(answer.mock.calls).toHaveLength(asked);
});
