// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_WANTED } from '../core/constants';
import { listenForReloads } from './reloadWhenSafe';

const reload = vi.fn();
const ask = () => document.dispatchEvent(new Event(RELOAD_WANTED));
const offers = () => [...document.querySelectorAll('.load-failure')];

beforeAll(listenForReloads);
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
});

test('where nothing is at stake the page is loaded anew at once', () => {
  ask();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offers()).toHaveLength(0);
});

test('where something is, the reload is offered once, and comes when the reader returns without it', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  ask();
  ask();
  expect(offers()).toHaveLength(1);
  expect(offers()[0]!.getAttribute('role')).toBe('status');
  const [now, later] = offers()[0]!.querySelectorAll('button');
  dispatchEvent(new Event('focus'));
  expect(reload).not.toHaveBeenCalled();
  now!.click();
  expect(reload).toHaveBeenCalledTimes(1);
  later!.click();
  expect(offers()).toHaveLength(0);
  dialog.removeAttribute('open');
  dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(2);
});
