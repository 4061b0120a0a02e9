// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'a valid ad at attempt %d',
  async (count) => {
    const fetched = answer(...Array.from({ length: count - 1 }, () => none), some);
    expect((await fetchNetworkAd('/ads.json', signal))?.link).toBe('https://a.example/');
    expect(fetched).toHaveBeenCalledTimes(count);
  },
);

test('no eleventh attempt', async () => {
  const fetched = answer(none);
  expect(await fetchNetworkAd('/ads.json', signal)).toBeUndefined();
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
  expect(await fetchNetworkAd('/ads.json', signal)).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
});
