import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestOf } from '../core/digest';
import type { PackFile, PackManifest } from '../core/offline';
import { downloadFile } from './downloadFile';

const stored = vi.hoisted((): string[] => []);
vi.mock('./packStore', () => ({ storeContent: async (hash: string) => void stored.push(hash) }));

const TEXT = '{"rows":[1,2]}';
const manifest = { parts: {} } as PackManifest;
let file: PackFile;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hash = await digestOf(new TextEncoder().encode(TEXT).buffer);
  file = { path: '/assets/demos/a.json', hash, bytes: 14, downloadBytes: 9 };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stored.length = 0;
});

/** Downloads while each request is answered like this; the modes in which it was asked for. */
async function download(answer: (signal: AbortSignal) => Response | Promise<Response>) {
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { cache, signal }: RequestInit) => {
    modes.push(cache);
    return answer(signal!);
  });
  let isOver = false;
  const end = downloadFile(file, manifest, new AbortController().signal)
    .then(
      () => undefined,
      (error: Error) => error.name,
    )
    .finally(() => (isOver = true));
  // What a file holds is weighed outside of the faked time.
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { error: await end, modes };
}

const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
  });

test('a file is stored by the hash of what it holds', async () => {
  expect(await download(() => new Response(TEXT))).toEqual({
    error: undefined,
    modes: ['default'],
  });
  expect(stored).toEqual([file.hash]);
});

test.each([
  ['hangs', hang, 'AbortError'],
  ['is missing', () => new Response('', { status: 404 }), 'ChangedError'],
  ['fails', () => new Response('', { status: 500 }), 'TypeError'],
  ['is a page in its place', () => new Response('<!doctype html>'), 'ChangedError'],
  ['is cut off', () => new Response(TEXT.slice(0, 5)), 'ChangedError'],
  ['is empty', () => new Response(''), 'ChangedError'],
])('a file that %s is asked for three times, and then told', async (_, answer, error) => {
  const modes = ['default', 'reload', 'reload'];
  expect(await download(answer)).toEqual({ error, modes });
  expect(stored).toEqual([]);
});

test('what comes right at another attempt is stored', async () => {
  const answers = [hang, () => new Response(TEXT.slice(0, 5)), () => new Response(TEXT)];
  const { error } = await download((signal) => answers.shift()!(signal));
  expect(error).toBeUndefined();
  expect(stored).toEqual([file.hash]);
});
