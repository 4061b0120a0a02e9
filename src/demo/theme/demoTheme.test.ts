import { expect, test } from 'vitest';
import { colorTokens } from '../../core/tokens';
import { DEFAULT_COLORS } from '../../core/accent';
import { adaptTheme, createFixedTheme, withScheme } from './demoTheme';
import { createDocsTheme } from './theme';

const choice = { direction: 'ltr', density: 'normal', ...DEFAULT_COLORS } as const;

test.each(['light', 'dark'] as const)('a fixed theme is %s whatever the page is', (scheme) => {
  const theme = createFixedTheme(choice, scheme);
  expect(theme.palette.mode).toBe(scheme);
  expect(theme.palette.background.paper).toBe(colorTokens[scheme].surface);
  expect(theme.vars).toBeUndefined();
  // Filters must go without `new Function` in it too.
  expect(theme.components?.MuiDataGrid?.defaultProps?.disableEval).toBe(true);
});

test.each(['light', 'dark'] as const)('the page’s theme tells demos that it is %s', (scheme) => {
  const page = createDocsTheme(choice);
  const theme = withScheme(page, scheme);
  expect(theme.palette.mode).toBe(scheme);
  expect(theme.palette.background.paper).toBe(colorTokens[scheme].surface);
  // Widgets go on with the variables of the page.
  expect(theme.vars).toBe(page.vars);
});

test('popups of a changed demo go where its direction and scheme hold', () => {
  const container = () => null;
  const theme = adaptTheme(createFixedTheme(choice, 'dark'), 'rtl', container);
  expect(theme.direction).toBe('rtl');
  for (const name of ['MuiModal', 'MuiPopover', 'MuiPopper'] as const) {
    expect(theme.components?.[name]?.defaultProps?.container).toBe(container);
  }
});
