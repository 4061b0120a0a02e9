// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_LOAD_MS, PAGE_CHANGE } from '../core/constants';
import { listenForApi } from './api.boot';
import { apiRow, renderTables } from './api.boot.fixture';
import { loadApi } from './loadApi.boot';

vi.mock('../../.generated/apiScript', () => ({ apiScript: './api.boot' }));
vi.mock('./api.boot', () => ({ listenForApi: vi.fn() }));

const TABLE = renderTables({
  id: 'props',
  rows: [apiRow('size', { type: 'Size' })],
});
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isLoaded = () => vi.waitFor(() => expect(listenForApi).toHaveBeenCalled());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = TABLE;
  document.documentElement.setAttribute('data-api-display', 'table');
});
afterEach(async () => {
  // What this page waits for must not answer to the next one.
  vi.useRealTimers();
  dispatchEvent(new Event('keydown'));
  document.body.innerHTML = TABLE;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  await isLoaded();
  vi.mocked(listenForApi).mockReset();
  location.hash = '';
});

test('nothing is loaded before an intent, and then once', async () => {
  loadApi();
  expect(listenForApi).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointermove'));
  dispatchEvent(new Event('keydown'));
  await isLoaded();
  expect(listenForApi).toHaveBeenCalledOnce();
});

test('idleness is enough', async () => {
  loadApi();
  vi.advanceTimersByTime(IDLE_LOAD_MS - 1);
  expect(listenForApi).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await isLoaded();
});

test('a page that names a row does not wait', async () => {
  location.hash = '#rows';
  loadApi();
  await isLoaded();
});

test('the last click that came too early is given again, and no other', async () => {
  const heard: string[] = [];
  vi.mocked(listenForApi).mockImplementation(() => {
    addEventListener('click', ({ target }) => heard.push((target as Element).tagName));
  });
  loadApi();
  find('button').click();
  const isFollowed = find('td a').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  expect(isFollowed).toBe(false);
  find('table').click();
  await vi.waitFor(() => expect(heard).toEqual(['A']));
});

test('other clicks are nobody’s business', () => {
  loadApi();
  const isFollowed = find('table').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  expect(isFollowed).toBe(true);
});

test('a click that the page gives again is held too', async () => {
  const heard = vi.fn();
  vi.mocked(listenForApi).mockImplementation(() => addEventListener('click', heard));
  loadApi();
  find('button').dispatchEvent(new Event('click', { bubbles: true }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('pages without tables do without it, until one with tables comes', async () => {
  document.body.innerHTML = '';
  loadApi();
  dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event(PAGE_CHANGE));
  document.body.innerHTML = TABLE;
  expect(listenForApi).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(PAGE_CHANGE));
  await isLoaded();
  expect(listenForApi).toHaveBeenCalledOnce();
});
