// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listenForNameKeys } from './nameKeys.boot';

beforeAll(listenForNameKeys);
beforeEach(() => {
  document.body.innerHTML =
    '<pre tabindex="0"><code><a tabindex="-1" href="/1">a</a> <a tabindex="-1" href="/2">b</a></code></pre>';
});

const block = () => document.querySelector('pre')!;

/** Presses a key where the focus is, and returns the text of what has it then. */
function press(key: string, init: KeyboardEventInit = {}): string {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement!.dispatchEvent(event);
  const { tagName, textContent } = document.activeElement!;
  return tagName === 'PRE' ? `block ${event.defaultPrevented}` : textContent;
}

test('arrows lead through the names of a block, and Escape back to it', () => {
  block().focus();
  expect(press('ArrowRight')).toBe('block false');
  expect(press('ArrowDown')).toBe('a');
  expect(press('ArrowRight')).toBe('b');
  expect(press('ArrowDown')).toBe('b');
  expect(press('ArrowUp')).toBe('a');
  expect(press('End')).toBe('b');
  expect(press('Home')).toBe('a');
  expect(press('ArrowRight', { altKey: true })).toBe('a');
  expect(press('Escape')).toBe('block true');
});
