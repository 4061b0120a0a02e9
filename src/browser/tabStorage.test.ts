// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepTab, readTab } from './tabStorage';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what is kept comes back until it is forgotten', () => {
  keepTab('key', { open: ['Pro'], scroll: 0 });
  expect(readTab('key')).toEqual({ open: ['Pro'], scroll: 0 });
  keepTab('key', undefined);
  expect(readTab('key')).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('what is no JSON counts as nothing', () => {
  sessionStorage.setItem('key', '{"open":');
  expect(readTab('key')).toBeUndefined();
});

test('without storage nothing is kept and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTab('key', 1);
  keepTab('key', undefined);
  expect(readTab('key')).toBeUndefined();
});
