import { describe, expect, test } from 'vitest';
import { AD } from '../core/constants';
import { adReducer, initialAdState, type AdEvent, type AdState, type Sight } from './adMachine';
import type { NetworkAd } from './networkAd';

const ad: NetworkAd = { link: 'https://a.example/', company: 'A', description: '', pixels: [] };
const begin: AdEvent = { type: 'start', isBot: false, isConfigured: true, hasConsent: true };
const look = (sight: Sight, lot = 0.5): AdEvent => ({ type: 'poll', sight, lot });
const looks = (count: number, sight: Sight = 'nothing', lot = 0.5) =>
  Array.from({ length: count }, () => look(sight, lot));
const run = (...events: AdEvent[]) => events.reduce(adReducer, initialAdState);
const brief = ({ view, polls, isPolling }: AdState) => [view.name, polls, isPolling];

test('the numbers are those of the specification', () => {
  expect(AD).toEqual({
    pollMs: 500,
    maxPolls: 30,
    pollsBeforeBlocker: 6,
    messageShare: 0.2,
    inlineShare: 0.2,
    fetchAttempts: 10,
    displayShare: 0.1,
    image: { width: 130, height: 100 },
  });
});

describe('start', () => {
  test.each([
    [true, true, true, 'empty', false],
    [true, true, false, 'empty', false],
    [true, false, true, 'empty', false],
    [true, false, false, 'empty', false],
    [false, false, false, 'house', false],
    [false, false, true, 'house', false],
    [false, true, false, 'house', false],
    [false, true, true, 'waiting', true],
  ])(
    'bot %s, configured %s, consent %s: %s, polling %s',
    (isBot, isConfigured, hasConsent, view, isPolling) => {
      const state = run({ type: 'start', isBot, isConfigured, hasConsent });
      expect(brief(state)).toEqual([view, 0, isPolling]);
    },
  );

  test('again, from wherever it was: consent that is given or taken back', () => {
    const state = run(begin, ...looks(9));
    expect(brief(adReducer(state, { ...begin, hasConsent: false } as AdEvent))).toEqual([
      'house',
      0,
      false,
    ]);
    expect(brief(adReducer(run({ ...begin, hasConsent: false } as AdEvent), begin))).toEqual([
      'waiting',
      0,
      true,
    ]);
  });
});

describe('poll', () => {
  test.each<[string, AdEvent[], string, number, boolean]>([
    ['one', looks(1), 'waiting', 1, true],
    ['six without an ad', looks(6), 'waiting', 6, true],
    ['seven: a blocker', looks(7), 'house', 7, true],
    ['seven, lot 0', [...looks(6), look('nothing', 0)], 'message', 7, true],
    ['seven, lot 0.199', [...looks(6), look('nothing', 0.199)], 'message', 7, true],
    ['seven, lot 0.2', [...looks(6), look('nothing', 0.2)], 'house', 7, true],
    ['seven, lot 0.999', [...looks(6), look('nothing', 0.999)], 'house', 7, true],
    ['earlier lots do not count', [...looks(6, 'nothing', 0), look('nothing')], 'house', 7, true],
    ['one lot is enough', [...looks(7), ...looks(5, 'nothing', 0)], 'house', 12, true],
    ['the message stays', [...looks(6), look('nothing', 0), ...looks(5)], 'message', 12, true],
    ['29', looks(29), 'house', 29, true],
    ['30 end it', looks(30), 'house', 30, false],
    ['nothing after 30', looks(40), 'house', 30, false],
    ['an ad at once', [look('ad')], 'script', 1, true],
    ['an ad at the seventh', [...looks(6), look('ad')], 'script', 7, true],
    ['a late ad replaces the advert', [...looks(7), look('ad')], 'script', 8, true],
    [
      'a late ad replaces the message',
      [...looks(6), look('nothing', 0), look('ad')],
      'script',
      8,
      true,
    ],
    ['an ad at the last', [...looks(29), look('ad')], 'script', 30, false],
    ['an ad after the last', [...looks(30), look('ad')], 'house', 30, false],
    ['an ad that goes away', [look('ad'), ...looks(20)], 'script', 21, true],
    ['a backers link at once', [look('backers')], 'house', 1, false],
    ['a backers link in an ad', [look('ad'), look('backers')], 'house', 2, false],
    ['a backers link instead of the advert', [...looks(8), look('backers')], 'house', 9, false],
    ['nothing after a backers link', [look('backers'), look('ad')], 'house', 1, false],
  ])('%s', (_, events, view, polls, isPolling) => {
    expect(brief(run(begin, ...events))).toEqual([view, polls, isPolling]);
  });

  test('counts for nothing where nobody looks', () => {
    const house = run({ ...begin, isConfigured: false } as AdEvent);
    expect(adReducer(house, look('ad'))).toBe(house);
    const bot = run({ ...begin, isBot: true } as AdEvent);
    expect(adReducer(bot, look('ad'))).toBe(bot);
  });
});

describe('answer', () => {
  test.each<[string, AdEvent[], string, boolean]>([
    ['an ad', [{ type: 'answer', ad }], 'json', false],
    ['none', [{ type: 'answer', ad: undefined }], 'house', false],
    ['an ad after a blocker was assumed', [...looks(8), { type: 'answer', ad }], 'json', false],
    [
      'none after the message',
      [...looks(6), look('nothing', 0), { type: 'answer', ad: undefined }],
      'house',
      false,
    ],
    ['an ad after the last poll', [...looks(30), { type: 'answer', ad }], 'house', false],
    ['polls after an ad', [{ type: 'answer', ad }, ...looks(9)], 'json', false],
  ])('%s', (_, events, view, isPolling) => {
    const state = run(begin, ...events);
    expect([state.view.name, state.isPolling]).toEqual([view, isPolling]);
  });

  test('brings the ad that is shown', () => {
    expect(run(begin, { type: 'answer', ad }).view).toEqual({ name: 'json', ad });
  });
});
