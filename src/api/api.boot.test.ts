// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiRow, renderTables } from './api.boot.fixture';
import { listenForApi, restoreFilter } from './api.boot';

beforeAll(listenForApi);
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  document.documentElement.setAttribute('data-api-display', 'table');
  document.body.innerHTML = renderTables({
    id: 'props',
    rows: [apiRow('columns'), apiRow('rows')],
  });
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('a display is shown, said and kept', () => {
  find('button[data-api-display="collapsed"]').click();
  expect(document.documentElement.getAttribute('data-api-display')).toBe('collapsed');
  expect(localStorage.getItem('api-display')).toBe('collapsed');
  const pressed = [...document.querySelectorAll('button[data-api-display]')].map((button) =>
    button.getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'false', 'true']);
});

test('a row opens and closes', () => {
  const toggle = find('#rows button');
  toggle.click();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(find('#rows').dataset.open).toBe('true');
  toggle.click();
  expect(find('#rows').dataset.open).toBe('false');
});

test('a hash opens its row and ends a filter that hides it', () => {
  const filter = find('[data-api-filter]') as HTMLInputElement;
  filter.value = 'rows';
  filter.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('#columns').hidden).toBe(true);
  location.hash = '#columns';
  dispatchEvent(new Event('hashchange'));
  expect(find('#columns').hidden).toBe(false);
  expect(find('#columns button').getAttribute('aria-expanded')).toBe('true');
  expect(filter.value).toBe('');
});

test('the filter survives a reload of its page, and of no other', () => {
  const filter = find('[data-api-filter]') as HTMLInputElement;
  filter.value = 'rows';
  filter.dispatchEvent(new Event('input', { bubbles: true }));
  filter.value = '';
  restoreFilter();
  expect(filter.value).toBe('rows');
  expect(find('#columns').hidden).toBe(true);
  for (const damaged of ['["/other/","rows"]', 'no JSON', 'null', '[1,2]']) {
    sessionStorage.setItem('docs-api-filter', damaged);
    filter.value = '';
    restoreFilter();
    expect(filter.value).toBe('');
  }
});
