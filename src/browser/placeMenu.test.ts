// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { placeMenu } from './placeMenu';

const MENU_PX = 256;

/** Places a menu below a button of 40 px that begins `left` px from the window's left edge. */
function place(left: number, edge: 'start' | 'end', direction = 'ltr'): CSSStyleDeclaration {
  document.documentElement.dir = direction;
  const opener = document.createElement('button');
  const menu = document.createElement('div');
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, 40, 20));
  placeMenu(opener, menu, edge);
  return menu.style;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

test('stands below its button, at the edge that is asked for, in both directions', () => {
  expect(place(400, 'start').top).toBe('124px');
  expect(place(400, 'start').left).toBe('400px');
  expect(place(400, 'end').left).toBe(`${440 - MENU_PX}px`);
  expect(place(400, 'start', 'rtl').left).toBe(`${440 - MENU_PX}px`);
  expect(place(400, 'end', 'rtl').left).toBe('400px');
});

test('stays in the window', () => {
  expect(place(950, 'start').left).toBe(`${1000 - MENU_PX - 8}px`);
  expect(place(10, 'end').left).toBe('8px');
});
