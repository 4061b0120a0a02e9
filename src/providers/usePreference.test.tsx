// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setPreference, showPreference } from '../core/preferenceStore';
import { CodeStylingProvider, useCodeStyling } from './CodeStylingProvider';
import { CodeVariantProvider, useCodeVariant } from './CodeVariantProvider';
import { DisplayPreferenceProvider, useDisplayPreference } from './DisplayPreferenceProvider';
import { PaletteColorsProvider, usePaletteColors } from './PaletteColorsProvider';
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

test('code variant and styling have what the boot script found, and everybody sees a change', () => {
  showPreference('codeVariant', 'JS');
  const useBoth = () => [useCodeVariant(), useCodeStyling()] as const;
  const { result } = renderHook(useBoth, {
    wrapper: ({ children }) => (
      <CodeVariantProvider>
        <CodeStylingProvider>{children}</CodeStylingProvider>
      </CodeVariantProvider>
    ),
  });
  expect(result.current.map(([value]) => value)).toEqual(['JS', 'MUI System']);
  act(() => {
    result.current[0][1]('TS');
    result.current[1][1]('Tailwind');
  });
  expect(result.current.map(([value]) => value)).toEqual(['TS', 'Tailwind']);
  expect(document.cookie).toContain('codeVariant=TS');
  expect(document.cookie).toContain('codeStyling=Tailwind');
});

test('density and direction', () => {
  const { result } = renderHook(useDisplayPreference, { wrapper: DisplayPreferenceProvider });
  expect(result.current).toMatchObject({ dense: false, direction: 'ltr' });
  act(() => result.current.setDense(true));
  act(() => result.current.setDirection('rtl'));
  expect(result.current).toMatchObject({ dense: true, direction: 'rtl' });
  expect(html.dir).toBe('rtl');
  expect(html.dataset.density).toBe('compact');
});

test('hues go to the page and into one cookie', () => {
  const { result } = renderHook(usePaletteColors, { wrapper: PaletteColorsProvider });
  act(() => result.current.setPaletteColors({ primary: 'teal' }));
  act(() => result.current.setPaletteColors({ secondary: 'lime' }));
  expect(result.current).toMatchObject({ primary: 'teal', secondary: 'lime' });
  expect(html.dataset).toMatchObject({ primary: 'teal', secondary: 'lime' });
  expect(decodeURIComponent(document.cookie)).toContain(
    'paletteColors={"primary":"teal","secondary":"lime"}',
  );
});
