import * as materialColors from '@mui/material/colors';
import { describe, expect, test } from 'vitest';
import { accentColor, DEFAULT_COLORS, HUES } from './accent';
import { contrastRatio } from './contrast';
import { COLOR_SCHEMES, colorTokens } from './tokens';

describe.each(COLOR_SCHEMES)('accentColor in the %s scheme', (scheme) => {
  const { bg, surface, surfaceRaised } = colorTokens[scheme];

  test.each(HUES)('%s can be read on every background', (hue) => {
    const color = accentColor(materialColors[hue], scheme);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const background of [bg, surface, surfaceRaised]) {
      expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('tells most hues apart', () => {
    const colors = new Set(HUES.map((hue) => accentColor(materialColors[hue], scheme)));
    expect(colors.size).toBe(HUES.length);
  });
});

test('every hue but grey is offered, and the defaults are among them', () => {
  const hues = Object.keys(materialColors).filter((name) => !['common', 'grey'].includes(name));
  expect([...HUES].sort()).toEqual(hues.sort());
  expect(HUES).toContain(DEFAULT_COLORS.primary);
  expect(HUES).toContain(DEFAULT_COLORS.secondary);
});
