// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotFoundPage } from '../views/NotFoundPage';
import { listenForSearch } from './search.boot';
import { SearchButton } from './SearchButton';

listenForSearch();

const opened = vi.fn();
beforeEach(() => {
  opened.mockReset();
  document.body.innerHTML =
    renderToStaticMarkup(createElement(SearchButton, { product: 'x-data-grid' })) +
    renderToStaticMarkup(createElement(NotFoundPage)) +
    '<input id="other"><p id="text"></p>';
  button().addEventListener('click', opened);
});
afterEach(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));

const button = () => document.querySelector<HTMLElement>('[data-search-button]')!;
const press = (key: string, options: KeyboardEventInit & { on?: string } = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.querySelector(options.on ?? '#text')!.dispatchEvent(event);
  return event;
};

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
  ['/', {}],
])('%s with %j opens the search', (key, options) => {
  expect(press(key, options).defaultPrevented).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { ctrlKey: true }],
  ['/', { on: '#other' }],
])('%s with %j does not', (key, options) => {
  expect(press(key, options).defaultPrevented).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});

test('another button of the page presses the one of the bar', () => {
  document.querySelector<HTMLElement>('[data-open-search]')!.click();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('what is typed until the palette is there is kept', () => {
  press('k', { ctrlKey: true });
  for (const key of ['s', 'o', 'x', 'Backspace', 'r']) press(key);
  expect(button().dataset.typed).toBe('sor');
  expect(button().hasAttribute('data-waiting')).toBe(true);
});

test('after a while without the palette nothing is waited for', () => {
  vi.useFakeTimers();
  press('k', { ctrlKey: true });
  press('s');
  vi.advanceTimersByTime(14_999);
  expect(button().hasAttribute('data-waiting')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(button().hasAttribute('data-waiting')).toBe(false);
  expect(button().dataset.typed).toBeUndefined();
  vi.useRealTimers();
});

test('and nothing any more once the reader has turned to something else', () => {
  press('k', { ctrlKey: true });
  press('s');
  document.querySelector('#text')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(press('o').defaultPrevented).toBe(false);
  expect(button().dataset.typed).toBeUndefined();
  expect(button().hasAttribute('data-waiting')).toBe(false);
});
