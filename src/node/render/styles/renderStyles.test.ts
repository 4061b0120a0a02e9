import { describe, expect, test } from 'vitest';
import { HUES } from '../../../core/accent';
import { contrastRatio } from '../../../core/contrast';
import { accentRules } from './accentRules';
import { renderAccents } from './renderAccents';
import { createDocsTheme, defaultThemeChoice } from '../../../demo/theme/theme';
import { renderTheme } from './renderTheme';
import { renderTokens } from './renderTokens';

describe('accentRules', () => {
  const rules = accentRules().split('\n');

  test('has a light and a dark rule for each hue in each slot', () => {
    expect(rules).toHaveLength(HUES.length * 2 * 2);
  });

  test('the default needs no attribute and stands before the choices', () => {
    expect(rules[0]).toMatch(/^:root \{ --accent: #/);
    expect(rules[1]).toMatch(/^:root\[data-color-scheme='dark'\] \{ --accent: #/);
    expect(accentRules()).not.toContain("data-primary='blue'");
    expect(accentRules()).not.toContain("data-secondary='pink'");
  });

  test.each(rules)('text on the colour can be read: %s', (rule) => {
    const [color, onColor] = rule.match(/#[0-9a-f]{6}/g)!;
    expect(contrastRatio(color!, onColor!)).toBeGreaterThanOrEqual(4.5);
  });

  test('the theme has the same colours', () => {
    const accents = JSON.parse(/\{[^]*\}/.exec(renderAccents())![0]) as Record<
      string,
      { light: string; dark: string }
    >;
    expect(Object.keys(accents)).toEqual([...HUES]);
    for (const { light, dark } of Object.values(accents)) {
      expect(accentRules()).toContain(`--accent: ${light};`);
      expect(accentRules()).toContain(`--accent: ${dark};`);
    }
  });
});

test('renderTokens gives every token in both schemes', () => {
  const css = renderTokens();
  const names = (selector: string) => {
    const start = css.indexOf(`${selector} {\n  color-scheme`);
    return css
      .slice(start, css.indexOf('}', start))
      .match(/--[a-z-]+(?=:)/g)!
      .sort();
  };
  expect(names(':root')).toEqual(names(":root[data-color-scheme='dark']"));
  expect(names(':root')).toContain('--text-secondary');
  expect(css).toContain('--radius-frame: 12px');
});

test('renderTheme gives the variables of the theme, and counts for less than what React writes', () => {
  const theme = createDocsTheme(defaultThemeChoice);
  const css = renderTheme(theme);
  const [light] = /^:where\(:root, \[data-color-scheme="light"\]\).*$/m.exec(css)!;
  const [dark] = /^:where\(\[data-color-scheme="dark"\]\).*$/m.exec(css)!;
  expect(light).toContain(`--mui-palette-primary-main:${theme.palette.primary.main};`);
  expect(dark).toMatch(/--mui-palette-primary-main:#[0-9a-f]{6};/);
  expect(dark).not.toContain(`--mui-palette-primary-main:${theme.palette.primary.main};`);
  // As declarations are written, not as objects of JavaScript.
  expect(dark).toContain('color-scheme:dark;');
  for (const selector of css.match(/^[^{]+/gm)!) expect(selector).toMatch(/^:where\(.*\) $/);
});
