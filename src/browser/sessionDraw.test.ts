// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraws, sessionDraw } from './sessionDraw';

beforeEach(() => {
  forgetDraws();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, true],
  [0.199, true],
  [0.2, false],
  [0.999, false],
])('a lot of %d for a share of 0.2: %s', (lot, expected) => {
  expect(sessionDraw('a', 0.2, () => lot)).toBe(expected);
});

test('is drawn once per session, by name, over several documents', () => {
  expect(sessionDraw('a', 0.2, () => 0)).toBe(true);
  expect(sessionDraw('b', 0.2, () => 1)).toBe(false);
  forgetDraws();
  expect(sessionDraw('a', 0.2, () => 1)).toBe(true);
  expect(sessionDraw('b', 0.2, () => 0)).toBe(false);
});

test('garbage counts as not drawn', () => {
  sessionStorage.setItem('a', '<script>');
  expect(sessionDraw('a', 0.2, () => 0)).toBe(true);
  expect(sessionStorage.getItem('a')).toBe('yes');
});

test('blocked storage keeps it for the document', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(sessionDraw('a', 0.2, () => 0)).toBe(true);
  expect(sessionDraw('a', 0.2, () => 1)).toBe(true);
});
