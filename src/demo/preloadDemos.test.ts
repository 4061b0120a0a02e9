// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assets } from '../../.generated/assets';

vi.mock('../browser/loadStylesheet', () => ({ loadStylesheet: vi.fn(() => Promise.resolve()) }));

/** Runs the script on a page whose first demo begins at a height, and returns what it asks for. */
async function preloaded(pathname: string, top: number): Promise<string[]> {
  history.replaceState(null, '', pathname);
  document.body.innerHTML = '<section data-demo></section><section data-demo></section>';
  const block = document.querySelector('section')!;
  block.getBoundingClientRect = () => new DOMRect(0, top, 500, 300);
  vi.resetModules();
  await import('./preloadDemos');
  return [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) =>
    link.getAttribute('href')!.replace('/_next/static/chunks/', ''),
  );
}

beforeEach(() => {
  const table = { names: ['common.js', 'bars.js', 'pie.js'], pages: { '/x/a/': [0, 2] } };
  vi.stubGlobal('DEMO_SCRIPTS', JSON.stringify(table));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a demo in sight or near has its scripts asked for', async () => {
  expect(await preloaded('/x/a/', 100)).toEqual(['common.js', 'pie.js']);
  document.head.innerHTML = '';
  expect(await preloaded('/x/a/', innerHeight + 299)).toEqual(['common.js', 'pie.js']);
});

test('the style sheet of the theme comes with them', async () => {
  await preloaded('/x/a/', 100);
  const { loadStylesheet } = await import('../browser/loadStylesheet');
  expect(loadStylesheet).toHaveBeenCalledWith(assets.theme);
});

test('the first demo far away waits, whether or not another is near', async () => {
  expect(await preloaded('/x/a/', innerHeight + 301)).toEqual([]);
  expect(await preloaded('/x/a/', -700)).toEqual([]);
});

test('a page that is not in the table has nothing asked for', async () => {
  expect(await preloaded('/x/b/', 100)).toEqual([]);
});
