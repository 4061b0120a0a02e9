// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForKeys } from './keys';
import * as list from './showKeys';

vi.mock('../../.generated/keysScript', () => ({ keysScript: './showKeys' }));

const press = (target: EventTarget, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    key: '?',
    bubbles: true,
    cancelable: true,
    ...options,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  document.body.innerHTML =
    '<p id="text">Text</p><input><div class="demo-stage"><i id="cell"></i></div><button data-show-keys>Keys</button>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('"?" is the page’s where nobody writes', () => {
  listenForKeys();
  expect(press(document.querySelector('#text')!)).toBe(true);
  expect(press(document.querySelector('input')!)).toBe(false);
  expect(press(document.querySelector('#cell')!)).toBe(false);
  expect(press(document.body, { ctrlKey: true })).toBe(false);
});

test('the list is made once, names each key, and goes when it is closed', () => {
  list.openKeys();
  list.openKeys();
  const dialogs = document.querySelectorAll('dialog');
  expect(dialogs).toHaveLength(1);
  const dialog = dialogs[0]!;
  expect(dialog.open).toBe(true);
  expect(dialog.querySelectorAll('dt')).toHaveLength(dialog.querySelectorAll('dd').length);
  expect([...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toContain('?');
  dialog.querySelector('button')!.click();
  expect(document.querySelector('dialog')).toBeNull();
});
