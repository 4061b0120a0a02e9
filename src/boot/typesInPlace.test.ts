// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenForTypes } from './typesInPlace';

const TYPES = '/x/api/charts/types/';
const link = (name: string) => `<a href="${TYPES}#charts-type-${name}">${name}</a>`;
const declaration = (name: string, text: string) =>
  `<tr class="api-row" id="charts-type-${name}"><th>${name}</th><td><pre>${text}</pre></td></tr>`;
const typesPage = `<main><table><tbody>${declaration('Size', `${link('Unit')}[]`)}${declaration('Unit', '1 | 2')}</tbody></table></main>`;

const answer = vi.fn<typeof fetch>();
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) =>
    row.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

beforeAll(listenForTypes);
beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response(typesPage));
  document.body.innerHTML = `<table><thead><tr><th></th><th></th></tr></thead><tbody>
    <tr class="api-row" id="a"><th>a</th><td>${link('Size')}</td></tr>
    <tr class="api-row" id="b"><th>b</th><td></td></tr></tbody></table>`;
});
afterEach(() => vi.unstubAllGlobals());

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

test('a type opens below its row, over all columns, and closes', async () => {
  click('#a a');
  await vi.waitFor(() => expect(rows()).toEqual(['aSize', 'Unit[]', 'b']));
  expect(document.querySelector('.api-type-row td')!.getAttribute('colspan')).toBe('2');
  const named = document.querySelector('#a a')!;
  await vi.waitFor(() => expect(named.getAttribute('aria-expanded')).toBe('true'));
  click('#a a');
  expect(rows()).toEqual(['aSize', 'b']);
  expect(named.getAttribute('aria-expanded')).toBe('false');
});

test('a type that it mentions opens below it, and all is asked for once', async () => {
  click('#a a');
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  const asked = answer.mock.calls.length;
  click('.api-type-row a');
  await vi.waitFor(() => expect(rows()).toEqual(['aSize', 'Unit[]', '1 | 2', 'b']));
  expect(answer.mock.calls).toHaveLength(asked);
});
