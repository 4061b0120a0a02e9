// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { parseNetworkAds } from './networkAd';

const parse = (...ads: unknown[]) => parseNetworkAds({ ads });
const valid = { statlink: 'https://a.example/' };

test('reads every field', () => {
  expect(
    parse({
      statlink: 'https://a.example/click',
      statimp: '//a.example/seen',
      pixel: 'https://b.example/?t=[timestamp]&u=[timestamp]||https://c.example/p',
      timestamp: '17/1',
      image: 'https://a.example/i.png',
      company: ' A ',
      description: 'Text',
    }),
  ).toEqual({
    link: 'https://a.example/click',
    image: 'https://a.example/i.png',
    company: 'A',
    description: 'Text',
    pixels: [
      'https://a.example/seen',
      'https://b.example/?t=17%2F1&u=17%2F1',
      'https://c.example/p',
    ],
  });
});

test('a timestamp that is missing is the present', () => {
  vi.setSystemTime(5000);
  expect(parse({ ...valid, pixel: 'https://b.example/[timestamp]' })?.pixels).toEqual([
    'https://b.example/5000',
  ]);
  expect(parse({ ...valid, timestamp: 7, pixel: 'https://b.example/[timestamp]' })?.pixels).toEqual(
    ['https://b.example/7'],
  );
  vi.useRealTimers();
});

describe('no valid ad', () => {
  test.each([
    [undefined],
    [null],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ ads: 'text' }],
    [{ ads: {} }],
    [{ ads: [] }],
    [{ ads: [{}] }],
    [{ ads: [null, 7, 'text', []] }],
    [{ ads: [{ company: 'A' }] }],
    [{ ads: [{ statlink: '' }] }],
    [{ ads: [{ statlink: 7 }] }],
    [{ ads: [{ statlink: 'http://a.example/' }] }],
    [{ ads: [{ statlink: 'javascript:alert(1)' }] }],
    [{ ads: [{ statlink: ' JavaScript:alert(1)' }] }],
    [{ ads: [{ statlink: 'data:text/html,x' }] }],
    [{ ads: [{ statlink: '/click' }] }],
    [{ ads: [{ statlink: 'https://' }] }],
  ])('%j', (answer) => expect(parseNetworkAds(answer)).toBeUndefined());
});

test('the first valid one counts', () => {
  expect(parse({}, { statlink: 'ftp://a/' }, valid, { statlink: 'https://b.example/' })?.link).toBe(
    'https://a.example/',
  );
});

test('wrong types and unsafe addresses are left out, huge texts are cut', () => {
  const ad = parse({
    ...valid,
    company: ['A'],
    description: 'x'.repeat(100_000),
    image: 'javascript:alert(1)',
    statimp: { toString: () => 'https://a.example/' },
    pixel: `javascript:alert(1)||http://a.example/||${'https://a.example/||'.repeat(50)}`,
  })!;
  expect(ad).not.toHaveProperty('image');
  expect(ad.company).toBe('');
  expect(ad.description).toHaveLength(2000);
  expect(ad.pixels).toEqual(Array(5).fill('https://a.example/'));
});

test('images may come from this site', () => {
  expect(parse({ ...valid, image: '/a.svg' })?.image).toBe(`${location.origin}/a.svg`);
  expect(parse({ ...valid, image: '//b.example/a.svg' })?.image).toBe('https://b.example/a.svg');
});
