// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lookForAd } from './networkScript';

test.each([
  ['', 'nothing'],
  ['<div class="carbon">', 'nothing'],
  ['<a href="https://ads.example/backers">', 'nothing'],
  ['<div id="carbonads">', 'ad'],
  ['<p><span class="carbonads"><a href="https://ads.example/">A</a></span></p>', 'ad'],
  ['<div class="ea-placement">', 'ad'],
  ['<div class="ea-placement"><a href="https://ads.example/Backers/">B</a></div>', 'backers'],
])('%s: %s', (html, sight) => {
  const block = document.createElement('div');
  block.innerHTML = html;
  expect(lookForAd(block)).toBe(sight);
});

test('a block that is gone holds nothing', () => expect(lookForAd(null)).toBe('nothing'));
