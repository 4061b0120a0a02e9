// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../browser/loadStylesheet';
import { showPreference } from '../browser/preferenceStore';
import { loadDemo } from './loadDemo';
import { DemoSurface } from './theme/DemoSurface';
import { FrameDemo } from './theme/FrameDemo';
import { loadStyleCache } from './theme/useStyleCache';

vi.mock('./prepareDemos', () => ({ prepareDemos: () => Promise.resolve() }));
vi.mock('./theme/useStyleCache', { spy: true });
vi.mock('../browser/loadStylesheet', () => ({
  hasStylesheet: () => false,
  loadStylesheet: vi.fn(() => Promise.resolve()),
}));

const Sorted = () => null;
vi.mock('../../.generated/demos/registry', () => ({
  demoModules: {
    '/x/a/': async () => ({ demos: { Sorted: { system: async () => ({ default: Sorted }) } } }),
  },
}));

const address = { pathname: '/x/a/', name: 'Sorted', form: 'system' } as const;

test('a demo comes with its theme, and with the styles of the direction of the page', async () => {
  showPreference('direction', 'rtl');
  expect(await loadDemo(address)).toEqual({ Component: Sorted, Surface: DemoSurface });
  expect(loadStyleCache).toHaveBeenCalledWith('rtl');
  expect(loadStylesheet).toHaveBeenCalledWith(assets.theme);
});

test('without the style sheet of the theme a demo comes all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(loadStylesheet).mockRejectedValueOnce(new Error('404'));
  expect(await loadDemo(address)).toMatchObject({ Component: Sorted });
  expect(warn).toHaveBeenCalledWith('404');
  warn.mockRestore();
});

test('a demo of its own document comes with that', async () => {
  expect(await loadDemo({ ...address, isFramed: true })).toMatchObject({ Surface: FrameDemo });
});

test('a demo that the page does not have is an error that names both', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  await expect(loadDemo({ ...address, name: 'Other' })).rejects.toThrow(
    '/x/a/ has no demo Other in the form "system".',
  );
  vi.useRealTimers();
});
