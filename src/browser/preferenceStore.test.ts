// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  getPreference,
  setPreference,
  showPreference,
  subscribeToPreferences,
} from './preferenceStore';

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

test('a page without attributes shows the defaults', () => {
  expect(getPreference('mode')).toBe('system');
  expect(getPreference('direction')).toBe('ltr');
  expect(getPreference('primary')).toBe('blue');
});

test('an attribute with garbage counts as the default', () => {
  html.setAttribute('data-mode', '__proto__');
  expect(getPreference('mode')).toBe('system');
});

test('showing is not keeping', () => {
  showPreference('mode', 'dark');
  expect(html.getAttribute('data-mode')).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBeNull();
});

describe('setting', () => {
  test('shows, keeps and tells', () => {
    const listener = vi.fn();
    const stop = subscribeToPreferences(listener);
    setPreference('direction', 'rtl');
    expect(html.dir).toBe('rtl');
    expect(localStorage.getItem('docs-direction')).toBe('rtl');
    expect(listener).toHaveBeenCalledExactlyOnceWith('direction');
    stop();
    setPreference('direction', 'ltr');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('never keeps what is not allowed', () => {
    setPreference('packageManager', 'bun"><script>' as never);
    expect(localStorage.getItem('package-manager')).toBe('npm');
    expect(html.getAttribute('data-package-manager')).toBe('npm');
  });

  test('shows although nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    setPreference('density', 'compact');
    expect(getPreference('density')).toBe('compact');
  });
});
