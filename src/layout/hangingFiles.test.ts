// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TRY_AGAIN } from '../core/constants';
import { endHangingFiles } from './hangingFiles';

const CHUNK = `${location.origin}/_next/static/chunks/a.js`;
let renewed: string[];
const onError = vi.fn();

beforeAll(() => endHangingFiles());
beforeEach(() => {
  vi.useFakeTimers();
  renewed = [];
  vi.stubGlobal('fetch', async (url: string) => {
    renewed.push(url);
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  onError.mockReset();
});

/** A script that the page adds, of which nothing is heard. */
async function add(src: string): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  script.addEventListener('error', onError);
  document.head.append(script);
  await vi.advanceTimersByTimeAsync(0);
  return script;
}

test('a script that hangs fails after its time, when the file has been had anew', async () => {
  await add(CHUNK);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(renewed).toEqual([CHUNK]);
  expect(onError).toHaveBeenCalledOnce();
});

test('one that has come does not, nor does a script of a service', async () => {
  (await add(CHUNK)).dispatchEvent(new Event('load'));
  await add('https://ads.example/script.js');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onError).not.toHaveBeenCalled();
  expect(renewed).toEqual([]);
});

test('a reader who tries again need not wait for the end of the time', async () => {
  await add(CHUNK);
  document.dispatchEvent(new Event(TRY_AGAIN));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledOnce();
});

test('a try while the file is had anew in vain asks for it once more', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    renewed.push(url);
    return renewed.length === 1 ? new Promise(() => {}) : Promise.resolve(new Response());
  });
  await add(CHUNK);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onError).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(TRY_AGAIN));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewed).toHaveLength(2);
  expect(onError).toHaveBeenCalledOnce();
});

test('one that comes while the file is had anew does not fail', async () => {
  const script = await add(CHUNK);
  document.dispatchEvent(new Event(TRY_AGAIN));
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).not.toHaveBeenCalled();
});

test('a script that is cut off fails at once', async () => {
  await add(CHUNK);
  const error = new SyntaxError('Unexpected end of input');
  dispatchEvent(new ErrorEvent('error', { error, filename: CHUNK }));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewed).toEqual([CHUNK]);
  expect(onError).toHaveBeenCalledOnce();
});

test.each([
  ['without content fails', 0, '', 1],
  ['with content does not', 300, '', 0],
  ['that is checked by its hash does not', 0, 'sha384-a', 0],
])('a script %s when it has come', async (_, decodedBodySize, integrity, failures) => {
  const entry = { decodedBodySize } as PerformanceResourceTiming;
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry]);
  const script = await add(CHUNK);
  script.integrity = integrity;
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledTimes(failures);
  expect(renewed).toHaveLength(failures);
});
