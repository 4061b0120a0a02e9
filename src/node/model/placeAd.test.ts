import { expect, test } from 'vitest';
import type { GuideBlock, GuideMeta } from '../../core/types';
import { parseBody } from '../../../tests/fixtures/markdown/guideFixture';
import { placeAd } from './placeAd';

const meta: GuideMeta = {
  title: 'T',
  description: 'D.',
  productId: 'x-data-grid',
  components: [],
  hooks: [],
  keywords: [],
};
const heading = (text: string) => `<div class="heading heading-2"><h2>${text}</h2></div>`;
const html = (text: string): GuideBlock => ({ kind: 'html', html: text });
const demo = (disableAd?: boolean): GuideBlock => ({
  kind: 'demo',
  name: 'Basic',
  options: disableAd === undefined ? {} : { disableAd },
});
const ad: GuideBlock = { kind: 'ad' };

test.each<[string, GuideBlock[], GuideBlock[]]>([
  [
    'inside one piece of HTML',
    [html(`<p>One</p>${heading('Two')}${heading('Three')}`), demo()],
    [html('<p>One</p>'), ad, html(`${heading('Two')}${heading('Three')}`), demo()],
  ],
  [
    'after a demo',
    [html('<p>One</p>'), demo(), html(`${heading('Two')}`)],
    [html('<p>One</p>'), demo(), ad, html(`${heading('Two')}`)],
  ],
  [
    'after the first heading’s section',
    [html(`${heading('One')}<p>Text</p>${heading('Two')}`)],
    [html(`${heading('One')}<p>Text</p>`), ad, html(`${heading('Two')}`)],
  ],
  ['at the end of a page without headings', [html('<p>One</p>')], [html('<p>One</p>'), ad]],
])('the ad is placed %s', (_, blocks, expected) => {
  expect(placeAd({ meta, blocks })).toEqual(expected);
});

test('neither a page nor a demo that disables it has one', () => {
  const blocks = [html(`<p>One</p>${heading('Two')}`), demo(true)];
  expect(placeAd({ meta, blocks })).toBe(blocks);
  expect(placeAd({ meta: { ...meta, disableAd: true }, blocks: [demo()] })).toEqual([demo()]);
  expect(placeAd({ meta, blocks: [demo(false)] })).toContainEqual(ad);
});

test('the renderer frames its headings as is looked for', () => {
  const { blocks } = parseBody('One.\n\n## Two\n\nMore.').props;
  const [before, place, after] = placeAd({ meta, blocks });
  expect(before).toEqual(html('<p>One.</p>\n'));
  expect(place).toEqual(ad);
  expect(after).toEqual(html(expect.stringContaining('<h2 id="two">Two') as string));
});
