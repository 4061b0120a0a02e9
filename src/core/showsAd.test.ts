import { expect, test } from 'vitest';
import { showsAd } from './showsAd';
import type { GuideBlock, GuideMeta } from './types';

const meta: GuideMeta = {
  title: 'T',
  description: 'D.',
  productId: 'x-charts',
  components: [],
  hooks: [],
  keywords: [],
};
const demo = (disableAd?: boolean): GuideBlock => ({
  kind: 'demo',
  name: 'A',
  options: disableAd === undefined ? {} : { disableAd },
});

test('a guide shows an ad unless its front matter or a demo says otherwise', () => {
  expect(showsAd({ meta, blocks: [] })).toBe(true);
  expect(showsAd({ meta, blocks: [demo(), demo(false)] })).toBe(true);
  expect(showsAd({ meta: { ...meta, disableAd: true }, blocks: [] })).toBe(false);
  expect(showsAd({ meta, blocks: [demo(), demo(true)] })).toBe(false);
});
