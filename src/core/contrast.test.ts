import { describe, expect, test } from 'vitest';
import { contrastRatio, darken } from './contrast';
import { COLOR_SCHEMES, colorTokens } from './tokens';

describe('contrastRatio', () => {
  test.each<[string, string, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#00ff00', 2.91],
  ])('%s on %s is %d', (first, second, expected) => {
    expect(contrastRatio(first, second)).toBeCloseTo(expected, 2);
    expect(contrastRatio(second, first)).toBeCloseTo(expected, 2);
  });
});

test.each<[string, number, string]>([
  ['#ffffff', 0, '#ffffff'],
  ['#ffffff', 1, '#000000'],
  ['#0a0b0c', 0, '#0a0b0c'],
  ['#804020', 0.5, '#402010'],
])('%s darkened by %d', (color, share, expected) => {
  expect(darken(color, share)).toBe(expected);
});

describe.each(COLOR_SCHEMES)('the tokens of the %s scheme', (scheme) => {
  const { bg, surface, surfaceRaised, borderControl, ...tokens } = colorTokens[scheme];
  const texts = ['text', 'textSecondary', 'info', 'success', 'warning', 'error'] as const;

  test.each(texts)('%s can be read on every background', (name) => {
    for (const background of [bg, surface, surfaceRaised]) {
      expect(contrastRatio(tokens[name], background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a control shows its edge', () => {
    for (const background of [bg, surface]) {
      expect(contrastRatio(borderControl, background)).toBeGreaterThanOrEqual(3);
    }
  });
});
