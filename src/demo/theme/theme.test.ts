import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { HUES } from '../../core/accent';
import { contrastRatio } from '../../core/contrast';
import { COLOR_SCHEMES, colorTokens } from '../../core/tokens';
import { createDocsTheme, docsThemeOptions, type ThemeChoice } from './theme';

/** A theme with variables has more than the type `Theme` says, unless a project augments it. */
const makeTheme = (choice: ThemeChoice) =>
  createDocsTheme(choice) as unknown as CssVarsTheme & Theme;

const choice: ThemeChoice = {
  direction: 'ltr',
  density: 'normal',
  primary: 'blue',
  secondary: 'pink',
};
const theme = makeTheme(choice);

test('the numbers of SPEC 2.2', () => {
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.spacing(1)).toBe('var(--mui-spacing, 8px)');
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.typography).toMatchObject({ fontSize: 14, htmlFontSize: 16 });
  expect(theme.typography.fontFamily).toContain('Inter');
  expect(Object.keys(theme.colorSchemes).sort()).toEqual(['dark', 'light']);
});

test('the dark scheme hangs on the attribute that the boot script sets', () => {
  const rules = JSON.stringify(theme.generateStyleSheets());
  expect(rules).toContain('[data-color-scheme=\\"dark\\"]');
  expect(theme.applyStyles('dark', {})).toHaveProperty(['*:where([data-color-scheme="dark"]) &']);
});

test('the Data Grid never evaluates strings', () => {
  expect(theme.components?.MuiDataGrid?.defaultProps?.disableEval).toBe(true);
});

describe.each(COLOR_SCHEMES)('the %s scheme', (scheme) => {
  test('has the colours of the frame', () => {
    const { palette } = theme.colorSchemes[scheme]!;
    expect(palette.background).toMatchObject({
      default: colorTokens[scheme].bg,
      paper: colorTokens[scheme].surface,
    });
    expect(palette.text.primary).toBe(colorTokens[scheme].text);
  });

  test.each(HUES)('%s can be chosen and carries readable text', (hue) => {
    const { palette } = makeTheme({ ...choice, primary: hue }).colorSchemes[scheme]!;
    const { main, contrastText } = palette.primary;
    const text = contrastText === '#fff' ? '#ffffff' : '#000000';
    expect(contrastRatio(main, text)).toBeGreaterThanOrEqual(4.5);
    expect(palette.primary.mainChannel).toMatch(/^\d+ \d+ \d+$/);
  });
});

test('direction and density', () => {
  const dense = createDocsTheme({ ...choice, direction: 'rtl', density: 'compact' });
  expect(dense.direction).toBe('rtl');
  expect(dense.components?.MuiButton?.defaultProps?.size).toBe('small');
  expect(dense.components?.MuiDataGrid?.defaultProps).toEqual({
    disableEval: true,
    density: 'compact',
  });
  expect(dense.components?.MuiPickersTextField?.defaultProps?.size).toBe('small');
  expect(dense.components?.MuiTreeItem?.styleOverrides?.content).toBeDefined();
  expect(theme.components?.MuiDataGrid?.defaultProps).toEqual({ disableEval: true });
  expect(theme.direction).toBe('ltr');
  expect(theme.components?.MuiButton).toBeUndefined();
});

test('a missing default color scheme throws', () => {
  const options = { ...docsThemeOptions(choice), defaultColorScheme: 'dim' as 'dark' };
  expect(() => createTheme(options)).toThrow('colorSchemes.dim` option is either missing');
});
