import { afterEach, expect, test, vi } from 'vitest';
import type { PackManifest } from '../core/offline';

const stored = vi.hoisted((): string[] => []);
vi.mock('./downloadFile', () => ({
  downloadFile: async ({ hash }: { hash: string }) => void stored.push(hash),
}));
vi.mock('./packStore', () => ({ missingFiles: async ({ files }: PackManifest) => [...files] }));

const manifest = {
  files: ['a', 'b', 'c'].map((hash) => ({ path: `/${hash}`, hash, bytes: 10, downloadBytes: 5 })),
} as unknown as PackManifest;

async function download(signal = new AbortController().signal): Promise<number[]> {
  const { downloadPack } = await import('./downloadPack');
  const progress: number[] = [];
  await downloadPack(manifest, { signal, onProgress: (done) => progress.push(done) });
  return progress;
}

afterEach(() => {
  vi.unstubAllGlobals();
  stored.length = 0;
});

test('downloads where the browser does not tell how much room there is', async () => {
  vi.stubGlobal('navigator', {});
  expect(await download()).toEqual([0, 10, 20, 30]);
  expect(stored).toEqual(['a', 'b', 'c']);
});

test('fetches nothing where there is too little room', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 80 }) } });
  await expect(download()).rejects.toThrow('not enough storage');
  expect(stored).toEqual([]);
});

test('a stop by hand is heard, without AbortSignal.any, which Safari has since 17.4', async () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  await expect(download(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(stored).toEqual([]);
});
