// @vitest-environment happy-dom
import { useColorScheme, useTheme } from '@mui/material/styles';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { accents } from '../../../.generated/accents';
import { setPreference, showPreference } from '../../browser/preferenceStore';
import { PageSurface } from './surfaceFixture';

const html = document.documentElement;
let systemListeners: Set<(event: { matches: boolean }) => void>;
let error: MockInstance;

const useBoth = () => ({ mui: useColorScheme(), theme: useTheme() });

function show(useHook = useBoth) {
  return renderHook(useHook, { wrapper: PageSurface, reactStrictMode: true }).result;
}

beforeEach(() => {
  systemListeners = new Set();
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: false,
        addListener: (listener: () => void) => systemListeners.add(listener),
        removeListener: (listener: () => void) => systemListeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

describe('the mode', () => {
  test('is the system without a choice, and follows it live', () => {
    const shown = show();
    expect([shown.current.mui.mode, shown.current.mui.colorScheme]).toEqual(['system', 'light']);
    act(() => systemListeners.forEach((listener) => listener({ matches: true })));
    expect([shown.current.mui.mode, shown.current.mui.colorScheme]).toEqual(['system', 'dark']);
    expect(html.dataset.colorScheme).toBe('dark');
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });

  test('is what the boot script found', () => {
    showPreference('mode', 'dark');
    const shown = show();
    expect([shown.current.mui.mode, shown.current.mui.colorScheme]).toEqual(['dark', 'dark']);
  });

  test('goes from Material UI to the page and into the storage', () => {
    const shown = show();
    act(() => shown.current.mui.setMode('dark'));
    expect(html.dataset).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    act(() => shown.current.mui.setMode(null));
    expect(html.dataset.mode).toBe('system');
  });

  test('goes from static settings to Material UI', () => {
    const shown = show();
    act(() => setPreference('mode', 'dark'));
    expect([shown.current.mui.mode, shown.current.mui.colorScheme]).toEqual(['dark', 'dark']);
  });

  test('may change while React hydrates', () => {
    const shown = show(() => {
      useLayoutEffect(() => setPreference('mode', 'dark'), []);
      return useBoth();
    });
    expect(shown.current.mui.mode).toBe('dark');
    expect(html.dataset.mode).toBe('dark');
  });

  test('is the last choice after quick ones from both sides', () => {
    const shown = show();
    act(() => {
      setPreference('mode', 'dark');
      setPreference('mode', 'light');
      shown.current.mui.setMode('system');
      setPreference('mode', 'dark');
    });
    expect(shown.current.mui.mode).toBe('dark');
    expect(html.dataset.mode).toBe('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
  });

  test('is valid although the page says otherwise, and needs no storage', () => {
    html.dataset.mode = 'garbage';
    html.dataset.lightScheme = 'solarized';
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const shown = show();
    expect([shown.current.mui.mode, shown.current.mui.colorScheme]).toEqual(['system', 'light']);
    act(() => shown.current.mui.setMode('dark'));
    expect(html.dataset.mode).toBe('dark');
  });
});

describe('the color schemes', () => {
  test('are kept under their names', () => {
    const shown = show();
    act(() => shown.current.mui.setColorScheme({ light: 'dark', dark: 'light' }));
    expect(localStorage.getItem('mui-color-scheme-light')).toBe('dark');
    expect(localStorage.getItem('mui-color-scheme-dark')).toBe('light');
    expect(html.dataset.colorScheme).toBe('dark');
  });

  test('one that the theme lacks logs an error and changes nothing', () => {
    const shown = show();
    for (const missing of ['dim', { light: 'dim' }, { dark: 'dim' }]) {
      error.mockClear();
      act(() => shown.current.mui.setColorScheme(missing as 'dark'));
      // Strict mode runs the updater twice.
      expect(error.mock.calls[0]).toEqual(['`dim` does not exist in `theme.colorSchemes`.']);
    }
    expect([shown.current.mui.lightColorScheme, shown.current.mui.darkColorScheme]).toEqual([
      'light',
      'dark',
    ]);
  });
});

test('the theme follows hues, density and direction', () => {
  const shown = show();
  act(() => {
    setPreference('primary', 'teal');
    setPreference('density', 'compact');
    setPreference('direction', 'rtl');
  });
  expect(shown.current.theme.palette.primary.main).toBe(accents.teal.light);
  expect(shown.current.theme.components?.MuiButton?.defaultProps?.size).toBe('small');
  expect(shown.current.theme.direction).toBe('rtl');
  expect(error).not.toHaveBeenCalled();
});
