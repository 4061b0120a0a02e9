// @vitest-environment happy-dom
import { useColorScheme, useTheme } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasStylesheet } from '../../browser/loadStylesheet';
import { setPreference } from '../../browser/preferenceStore';
import { preferences } from '../../core/preferences';
import type { DemoLook } from '../look';
import { DemoSurface } from './DemoSurface';
import { PageSurface } from './surfaceFixture';

vi.mock('../../browser/loadStylesheet', () => ({ hasStylesheet: vi.fn(() => false) }));

const html = document.documentElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

/** Shows what a demo learns from its theme; a click chooses the dark mode. */
function Look() {
  const { shape, palette, direction } = useTheme();
  const { mode, setMode } = useColorScheme();
  return (
    <button onClick={() => setMode('dark')}>
      {[shape.borderRadius, palette.mode, direction, mode].join(' ')}
    </button>
  );
}

const texts = () => screen.getAllByRole('button').map((button) => button.textContent);

/** The rules with the light colors: in development each rule has a tag. */
const variables = () =>
  [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    /^:root[^}]*--mui-palette-primary-main:/.test(textContent),
  );

test('a demo has the theme of the site', () => {
  render(<PageSurface children={<Look />} />);
  expect(texts()).toEqual(['12 light ltr system']);
});

test('what one demo does to the mode, the page and all demos follow', () => {
  render(
    <>
      <PageSurface children={<Look />} />
      <PageSurface children={<Look />} />
    </>,
  );
  act(() => screen.getAllByRole('button')[0]!.click());
  expect(html.dataset.mode).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(texts().map((text) => text.endsWith(' dark'))).toEqual([true, true]);
  act(() => setPreference('mode', 'light'));
  expect(texts().map((text) => text.endsWith(' light'))).toEqual([true, true]);
});

test('the variables of chosen hues are in the document once, as long as there is a demo', () => {
  const show = (names: string[]) => names.map((name) => <PageSurface key={name} />);
  setPreference('primary', 'teal');
  const { rerender } = render(show(['a', 'b', 'c']));
  expect(variables()).toHaveLength(1);
  rerender(show(['b', 'c']));
  expect(variables()).toHaveLength(1);
  rerender(show(['c', 'd']));
  expect(variables()).toHaveLength(1);
  rerender([]);
  expect(variables()).toHaveLength(0);
});

test('without chosen hues no demo writes what the style sheet of the theme has', () => {
  vi.mocked(hasStylesheet).mockReturnValue(true);
  render(<PageSurface />);
  expect(variables()).toHaveLength(0);
  act(() => setPreference('secondary', 'teal'));
  expect(variables()).toHaveLength(1);
  act(() => setPreference('secondary', preferences.secondary.default));
  expect(variables()).toHaveLength(0);
});

test('a direction and a scheme of its own are there at once, and keep the demo as it is', () => {
  const show = (look: DemoLook) => (
    <DemoSurface title="Basic sort" look={look} page={{ direction: 'ltr', scheme: 'light' }}>
      <Look />
    </DemoSurface>
  );
  const { rerender } = render(show({}));
  const button = screen.getByRole('button');
  rerender(show({ direction: 'rtl', scheme: 'dark' }));
  expect(texts()).toEqual(['12 dark rtl system']);
  expect(screen.getByRole('button')).toBe(button);
  expect(button.closest('.demo-surface')!.outerHTML).toContain('dir="rtl"');
  rerender(show({}));
  expect(texts()).toEqual(['12 light ltr system']);
  expect(screen.getByRole('button')).toBe(button);
});
