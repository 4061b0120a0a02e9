// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setPreference } from '../browser/preferenceStore';
import { usePageLook } from './usePageLook';

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

test('follows the page: its direction, and the scheme that is shown', async () => {
  const { result } = renderHook(usePageLook);
  expect(result.current).toEqual({ direction: 'ltr', scheme: 'light' });
  act(() => setPreference('direction', 'rtl'));
  // The boot script sets it: for the mode, the system and paper.
  await act(async () => void (html.dataset.colorScheme = 'dark'));
  expect(result.current).toEqual({ direction: 'rtl', scheme: 'dark' });
  await act(async () => void (html.dataset.colorScheme = 'garbage'));
  expect(result.current.scheme).toBe('light');
});

test('documents are light and from left to right, whatever the page is', () => {
  html.dataset.colorScheme = 'dark';
  html.dir = 'rtl';
  const Shown = () => JSON.stringify(usePageLook());
  expect(renderToString(<Shown />).replaceAll('&quot;', '"')).toBe(
    '{"direction":"ltr","scheme":"light"}',
  );
});
