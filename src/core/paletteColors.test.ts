import { describe, expect, test } from 'vitest';
import { HUES } from './accent';
import { parsePaletteColors, withPaletteColor } from './paletteColors';

const defaults = { primary: 'blue', secondary: 'pink' };

describe('parsePaletteColors', () => {
  test.each(HUES)('takes %s', (hue) => {
    const json = JSON.stringify({ primary: hue, secondary: hue });
    expect(parsePaletteColors(json)).toEqual({ primary: hue, secondary: hue });
  });

  test.each([
    undefined,
    '',
    'null',
    'true',
    '7',
    '"red"',
    '[]',
    '["red"]',
    '{',
    '{}',
    '{primary:red}',
    '{"primary":"Red","secondary":"#f00"}',
    '{"primary":{"main":"red"},"secondary":["red"]}',
    '{"primary":"__proto__","secondary":"constructor"}',
    '{"__proto__":{"primary":"red","secondary":"red"}}',
    '<script>alert(1)</script>',
    '['.repeat(5000),
  ])('gives the defaults for %s', (json) => {
    expect(parsePaletteColors(json)).toEqual(defaults);
  });

  test('keeps the valid half', () => {
    expect(parsePaletteColors('{"primary":"teal","secondary":"nope"}')).toEqual({
      primary: 'teal',
      secondary: 'pink',
    });
  });

  test('leaves prototypes alone', () => {
    parsePaletteColors('{"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('withPaletteColor', () => {
  test.each<[string | undefined, 'primary' | 'secondary', string, object]>([
    [undefined, 'primary', 'red', { primary: 'red', secondary: 'pink' }],
    ['{"primary":"red"}', 'secondary', 'lime', { primary: 'red', secondary: 'lime' }],
    ['garbage', 'secondary', 'lime', { primary: 'blue', secondary: 'lime' }],
    ['{"primary":"red","x":1}', 'primary', 'nope', { primary: 'blue', secondary: 'pink' }],
  ])('%s with %s %s', (json, slot, hue, expected) => {
    expect(JSON.parse(withPaletteColor(json, slot, hue))).toEqual(expected);
  });
});
