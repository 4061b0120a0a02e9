// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setPreference, showPreference } from '../browser/preferenceStore';
import { usePreference } from './usePreference';

const html = document.documentElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

test('follows the page, whoever changes it, and stays the same value otherwise', () => {
  const { result } = renderHook(() => usePreference('apiDisplay'));
  expect(result.current[0]).toBe('table');
  act(() => setPreference('apiDisplay', 'expanded'));
  expect(result.current[0]).toBe('expanded');
  const before = result.current;
  act(() => setPreference('plan', 'pro'));
  expect(result.current).toBe(before);
  act(() => result.current[1]('collapsed'));
  expect(html.getAttribute('data-api-display')).toBe('collapsed');
  expect(localStorage.getItem('api-display')).toBe('collapsed');
});

test('the server renders the default', () => {
  showPreference('codeVariant', 'JS');
  const Shown = () => usePreference('codeVariant')[0];
  expect(renderToString(<Shown />)).toBe('TS');
});

test('everybody who asks has what the boot script found, and sees a change', () => {
  showPreference('codeVariant', 'JS');
  const first = renderHook(() => usePreference('codeVariant')).result;
  const second = renderHook(() => usePreference('codeVariant')).result;
  expect([first.current[0], second.current[0]]).toEqual(['JS', 'JS']);
  act(() => first.current[1]('TS'));
  expect([first.current[0], second.current[0]]).toEqual(['TS', 'TS']);
  expect(document.cookie).toContain('codeVariant=TS');
});

test('the styling of code is kept in its cookie', () => {
  const { result } = renderHook(() => usePreference('codeStyling'));
  expect(result.current[0]).toBe('MUI System');
  act(() => result.current[1]('Tailwind'));
  expect(result.current[0]).toBe('Tailwind');
  expect(document.cookie).toContain('codeStyling=Tailwind');
});

test('the display preference is density and direction', () => {
  const { result } = renderHook(() => [usePreference('density'), usePreference('direction')]);
  const values = () => result.current.map(([value]) => value);
  expect(values()).toEqual(['normal', 'ltr']);
  act(() => {
    setPreference('density', 'compact');
    setPreference('direction', 'rtl');
  });
  expect(values()).toEqual(['compact', 'rtl']);
  expect(html.dir).toBe('rtl');
  expect(html.dataset.density).toBe('compact');
});

test('hues go to the page and into one cookie', () => {
  const { result } = renderHook(() => [usePreference('primary'), usePreference('secondary')]);
  act(() => setPreference('primary', 'teal'));
  act(() => setPreference('secondary', 'lime'));
  expect(result.current.map(([value]) => value)).toEqual(['teal', 'lime']);
  expect(html.dataset).toMatchObject({ primary: 'teal', secondary: 'lime' });
  expect(decodeURIComponent(document.cookie)).toContain(
    'paletteColors={"primary":"teal","secondary":"lime"}',
  );
});
