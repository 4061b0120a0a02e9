// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setPreference, showPreference } from '../../browser/preferenceStore';
import { ClassNames } from './ClassNames';
import { createStyleCache } from './styleCache';
import { PageSurface } from './surfaceFixture';
import { loadStyleCache } from './useStyleCache';

function Box() {
  return (
    <ClassNames>
      {({ css }) => <p data-testid="box" className={css({ marginLeft: 7, userSelect: 'none' })} />}
    </ClassNames>
  );
}

const show = () =>
  render(
    <PageSurface>
      <Box />
    </PageSurface>,
  );
const styles = () => [...document.head.querySelectorAll('style')].map((tag) => tag.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

test('the cache changes with the direction, there and back, without a new element', async () => {
  show();
  const box = screen.getByTestId('box');
  expect(box.className).toMatch(/^css-/);
  act(() => setPreference('direction', 'rtl'));
  await waitFor(() => expect(box.className).toMatch(/^rtl-/));
  const mirrored = styles().find((text) => text.includes('margin-right:7px'));
  expect(mirrored).toContain('-webkit-user-select:none');
  act(() => setPreference('direction', 'ltr'));
  expect(box.className).toMatch(/^css-/);
  expect(screen.getByTestId('box')).toBe(box);
});

test('a reader of right-to-left text gets it at once, when it has been loaded before', async () => {
  await loadStyleCache('rtl');
  showPreference('direction', 'rtl');
  show();
  expect(screen.getByTestId('box').className).toMatch(/^rtl-/);
});

test('without the plugin the demo shows all the same', async () => {
  vi.resetModules();
  vi.doMock('./rtlStyleCache', () => {
    throw new Error('offline');
  });
  const { loadStyleCache: load } = await import('./useStyleCache');
  await expect(load('rtl')).resolves.toBeUndefined();
  vi.doUnmock('./rtlStyleCache');
});

test('in production a tag takes many rules, without text', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { sheet } = createStyleCache('speedy');
  for (let index = 0; index < 300; index += 1) sheet.insert(`.a${index}{color:red}`);
  const tags = document.querySelectorAll<HTMLStyleElement>('style[data-emotion="speedy"]');
  expect(tags).toHaveLength(1);
  expect(tags[0]!.textContent).toBe('');
  expect(tags[0]!.sheet!.cssRules).toHaveLength(300);
});

test('a tag holds 65,000 rules', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { sheet } = createStyleCache('batch');
  sheet.insert('.a{color:red}');
  sheet.ctr = 65_000;
  sheet.insert('.b{color:red}');
  expect(document.querySelectorAll('style[data-emotion="batch"]')).toHaveLength(2);
});
