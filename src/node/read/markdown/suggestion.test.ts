import { expect, it } from 'vitest';
import { suggest } from './suggestion';

it.each([
  ['heigth', ['height', 'maxWidth'], 'Did you mean "height"? Known: height, maxWidth.'],
  ['ABC', ['abc'], 'Did you mean "abc"? Known: abc.'],
  ['zebra', ['height', 'maxWidth'], 'Known: height, maxWidth.'],
  ['a', [], 'Known: none yet.'],
])('suggests for %s', (name, known, expected) => {
  expect(suggest(name, known, 'Known')).toBe(expected);
});
