import { expect, test } from 'vitest';
import { clampWidth, MIN_WIDTH, widthAfterKey } from './stageWidth';

test.each([
  ['ArrowRight', false, 520],
  ['ArrowLeft', false, 480],
  ['ArrowRight', true, 480],
  ['ArrowLeft', true, 520],
  ['Home', false, MIN_WIDTH],
  ['End', true, 726],
  ['Tab', false, undefined],
])('%s, right to left %s, leads from 500 to %s', (key, isRightToLeft, width) => {
  expect(widthAfterKey(key, 500, 726, isRightToLeft)).toBe(width);
});

test('a width stays between the narrowest phone and the page, in whole pixels', () => {
  expect(clampWidth(10, 726)).toBe(MIN_WIDTH);
  expect(clampWidth(9000, 726)).toBe(726);
  expect(clampWidth(400.6, 726)).toBe(401);
});

test('a page that is narrower than that is filled', () => {
  expect(clampWidth(10, 240)).toBe(240);
});
