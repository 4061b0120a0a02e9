// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showPreference } from '../browser/preferenceStore';
import { loadDemo } from './loadDemo';
import { DemoSurface } from './theme/DemoSurface';
import { FrameDemo } from './theme/FrameDemo';
import { loadStyleCache } from './theme/useStyleCache';

vi.mock('./prepareDemos', () => ({ prepareDemos: () => Promise.resolve() }));
vi.mock('./theme/useStyleCache', { spy: true });

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
