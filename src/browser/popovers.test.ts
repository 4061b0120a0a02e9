// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { hasPopovers, isOpenPopover } from './popovers';

test('nothing is open where there are no popovers, and the selector is not asked for', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const menu = document.createElement('div');
  menu.matches = vi.fn(() => {
    throw new SyntaxError(':popover-open is unknown');
  });
  expect(hasPopovers()).toBe(false);
  expect(isOpenPopover(menu)).toBe(false);
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  menu.matches = ((selector) => selector === ':popover-open') as typeof menu.matches;
  expect(isOpenPopover(menu)).toBe(true);
  expect(isOpenPopover(undefined)).toBe(false);
});
