// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AD } from '../core/constants';
import { fetchNetworkAd } from './fetchNetworkAd';

const none = () => Response.json({ ads: [{}] });
const some = () => Response.json({ ads: [{ statlink: 'https://a.example/' }] });
const { signal } = new AbortController();

function answer(...answers: (() => Response)[]) {
  const fetched = vi.fn(() => {
    const next = answers[Math.min(fetched.mock.calls.length, answers.length) - 1]!;
    return Promise.resolve(next());
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Asks for an ad, and lets all pauses pass. */
async function fetchInTheEnd() {
  const asked = fetchNetworkAd('/ads.json', signal);
  await vi.runAllTimersAsync();
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pauses grow, and all attempts fit into the time for which an ad is looked for', async () => {
  const times: number[] = [];
  const begin = Date.now();
  const fetched = vi.fn(() => {
    times.push(Date.now() - begin);
    return Promise.resolve(none());
  });
  vi.stubGlobal('fetch', fetched);
  const asked = fetchNetworkAd('/ads.json', signal);
  await vi.advanceTimersByTimeAsync(AD.pollMs * AD.maxPolls);
  expect(await asked).toBeUndefined();
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  expect(pauses).toEqual([250, 500, 1000, 1500, 1500, 1500, 1500, 1500, 1500]);
});

test.each([
  ['while the answer is read', 0],
  ['during a pause', 100],
])('an end %s asks for nothing more', async (_, milliseconds) => {
  const fetched = answer(none);
  const ending = new AbortController();
  const asked = fetchNetworkAd('/ads.json', ending.signal);
  await vi.advanceTimersByTimeAsync(milliseconds);
  ending.abort();
  expect(await asked).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
});

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'a valid ad at attempt %d',
  async (count) => {
    const fetched = answer(...Array.from({ length: count - 1 }, () => none), some);
    expect((await fetchInTheEnd())?.link).toBe('https://a.example/');
    expect(fetched).toHaveBeenCalledTimes(count);
  },
);

test('no eleventh attempt', async () => {
  const fetched = answer(none);
  expect(await fetchInTheEnd()).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(10);
});

test.each([
  ['a refusal', () => new Response('', { status: 500 })],
  ['text that is no JSON', () => new Response('{"ads": [')],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s yields no ad, without another attempt', async (_, respond) => {
  const fetched = answer(respond);
  expect(await fetchInTheEnd()).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
});
