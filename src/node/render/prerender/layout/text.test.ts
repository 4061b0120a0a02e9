import { expect, test } from 'vitest';
import { textWidth } from './text';

// Measured in Chromium with the site's font.
test.each([
  ['Hello World 123', 14, 400, 103.43],
  ['AVATAR To', 14, 400, 72.67],
  ['Hello World 123', 14, 500, 104.45],
])('%s', (text, size, weight, width) => {
  expect(textWidth(text, size, weight)).toBeCloseTo(width, 0);
});

test('letters that the font lacks are as wide as in most others', () => {
  expect(textWidth('漢字', 20)).toBe(40);
});
