import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetchFile';

afterEach(() => vi.unstubAllGlobals());

/** Answers that come in turn; the modes in which they were asked for. */
function answerWith(...answers: (() => Promise<Response>)[]): (RequestCache | undefined)[] {
  const modes: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => {
    modes.push(cache);
    return answers.shift()!();
  });
  return modes;
}

const good = async () => new Response('{"a":1}');

test.each([
  ['"not found"', async () => new Response('', { status: 404 })],
  ['HTML', async () => new Response('<!doctype html>')],
  ['half of a file', async () => new Response('{"a":')],
  ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the file is asked for once more, past what is stored', async (_, bad) => {
  const modes = answerWith(bad, good);
  expect(await fetchFile('/a.json', (text) => JSON.parse(text) as unknown)).toEqual({ a: 1 });
  expect(modes).toEqual(['default', 'reload']);
});

test('what is wrong twice is an error', async () => {
  answerWith(...[1, 2].map(() => async () => new Response('', { status: 404 })));
  await expect(fetchFile('/a.json', String)).rejects.toThrow('/a.json answered with status 404.');
});

test('an answer that does not come is an error after its time, and nobody waits twice', async () => {
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    modes.push(signal);
    return new Promise((__, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason as Error));
    });
  });
  await expect(fetchFile('/a.json', String, { patienceMs: 5 })).rejects.toThrow(
    'There was no answer in 5 ms.',
  );
  expect(modes).toHaveLength(1);
});
