// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { followPages } from './followPages';

const view = vi.fn<(place: { pathname: string }, title: string) => void>();
let ending: AbortController;

/** Shows another page as Next does: the address first. */
function go(path: string): void {
  history.pushState(null, '', path);
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
}
const views = () => view.mock.calls.map(([{ pathname }, title]) => [pathname, title]);

beforeEach(() => {
  vi.useFakeTimers();
  view.mockReset();
  ending = new AbortController();
  history.pushState(null, '', '/a/');
  document.title = 'A';
  followPages(view, ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

test('the page that is shown counts at once', () => expect(views()).toEqual([['/a/', 'A']]));

test('a page whose title is there already', () => {
  document.title = 'B';
  go('/b/');
  expect(views().at(-1)).toEqual(['/b/', 'B']);
});

test('a page whose title comes later, once', async () => {
  go('/b/');
  expect(views()).toHaveLength(1);
  document.title = 'B';
  await vi.advanceTimersByTimeAsync(2000);
  expect(views().slice(1)).toEqual([['/b/', 'B']]);
});

test('a page with the same title', async () => {
  go('/b/');
  await vi.advanceTimersByTimeAsync(1000);
  expect(views().slice(1)).toEqual([['/b/', 'A']]);
});

test('two pages in a hurry', async () => {
  go('/b/');
  go('/c/');
  document.title = 'C';
  await vi.advanceTimersByTimeAsync(2000);
  expect(views().slice(1)).toEqual([
    ['/b/', 'A'],
    ['/c/', 'C'],
  ]);
});

test('nothing after the end', async () => {
  ending.abort();
  go('/b/');
  await vi.advanceTimersByTimeAsync(2000);
  expect(views()).toHaveLength(1);
});
