// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_ALL, printWithDemos } from './printDemos';

const print = vi.fn();
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
  addEventListener('keydown', printWithDemos);
  document.addEventListener(LOAD_ALL, asked);
  document.body.innerHTML = '<main id="main"><div class="demo-stage"></div></main>';
});
afterEach(() => {
  removeEventListener('keydown', printWithDemos);
  document.removeEventListener(LOAD_ALL, asked);
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Presses a key, and returns whether the browser prints by itself. */
function press(init: KeyboardEventInit): boolean {
  return dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }));
}

const skeleton = () => {
  document.querySelector('.demo-stage')!.innerHTML = '<div class="demo-skeleton"></div>';
};

test('prints once every demo is there', async () => {
  skeleton();
  expect(press({ key: 'p', ctrlKey: true })).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(print).not.toHaveBeenCalled();
  document.querySelector('.demo-skeleton')!.replaceWith(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(100);
  expect(print).toHaveBeenCalledOnce();
});

test('a demo that waits for its own parts is waited for, a result whose editor loads is not', () => {
  const stage = document.querySelector('.demo-stage')!;
  stage.innerHTML = '<div class="demo-sandbox"><div class="demo-skeleton"></div></div>';
  expect(press({ key: 'p', ctrlKey: true })).toBe(true);
  stage.innerHTML = '<div class="demo-place"><div><div class="demo-skeleton"></div></div></div>';
  expect(press({ key: 'p', ctrlKey: true })).toBe(false);
});

test('prints what there is when a demo does not come', async () => {
  skeleton();
  press({ key: 'P', metaKey: true });
  await vi.advanceTimersByTimeAsync(15_100);
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['all demos are there', { key: 'p', ctrlKey: true }, false],
  ['another key', { key: 'k', ctrlKey: true }, true],
  ['a private window', { key: 'p', ctrlKey: true, shiftKey: true }, true],
  ['typing', { key: 'p' }, true],
])('leaves the browser alone: %s', (_, init, isWaiting) => {
  if (isWaiting) skeleton();
  expect(press(init)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
