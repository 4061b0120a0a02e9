import { afterEach, expect, test, vi } from 'vitest';
import type { PackSummary } from '../core/offline';
import { fetchManifest, fetchPackList } from './fetchPack';

const summary = {
  product: 'x-charts',
  name: 'Charts',
  home: '/x/react-charts/',
  bytes: 2,
  downloadBytes: 1,
  manifest: '/assets/offline/x-charts.1.json',
} as const satisfies PackSummary;
const list = { build: 'A', packs: [summary] };
const files = [{ path: '/x/react-charts/', hash: 'h', bytes: 2, downloadBytes: 1 }];
const manifest = { product: 'x-charts', build: 'A', headers: {}, parts: {}, files };

/** Each list, as it should be. */
const LISTS = [
  ['the list of packs', list, fetchPackList],
  ['the list of a pack’s files', manifest, () => fetchManifest(summary)],
] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

for (const [name, whole, ask] of LISTS) {
  const text = JSON.stringify(whole);

  test(`${name} is read`, async () => {
    vi.stubGlobal('fetch', async () => new Response(text));
    expect(await ask()).toEqual(whole);
  });

  test.each([
    ['is missing', () => new Response('not found', { status: 404 })],
    ['is a page in its place', () => new Response('<!doctype html><h1>Log in</h1>')],
    ['is cut off', () => new Response(text.slice(0, -5))],
    ['is null', () => new Response('null')],
    ['has another shape', () => new Response('{"pages":7}')],
    ['lists something else', () => new Response(text.replace(/\[\{.*\}\]/, '[null]'))],
  ])(`${name} is an error where it %s, and comes after another try`, async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    await expect(ask()).rejects.toThrow();
    vi.stubGlobal('fetch', async () => new Response(text));
    expect(await ask()).toEqual(whole);
  });

  test(`${name} is not waited for when it hangs`, async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', hang);
    const asked = expect(ask()).rejects.toThrow('There was no answer');
    await vi.advanceTimersByTimeAsync(30_000);
    await asked;
  });
}

/** A request that ends when it is ended, and not before. */
function hang(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((__, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
  });
}
