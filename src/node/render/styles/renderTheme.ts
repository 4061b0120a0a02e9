import { css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';

/** Material UI types it only for projects that declare all their themes to have variables. */
type ThemeWithVariables = Theme & {
  generateStyleSheets: () => Record<string, Record<string, string | number>>[];
};

/**
 * Returns the style sheet with the CSS variables of a theme, which the demos of most readers use. Pages
 * ask for it before the scripts of their demos: where React writes the variables, the style of the whole
 * page is worked out anew while the reader waits for the first demo.
 * @param theme One with CSS variables.
 */
export function renderTheme(theme: Theme): string {
  const sheets = (theme as ThemeWithVariables).generateStyleSheets();
  const rules = sheets.flatMap((sheet) =>
    Object.entries(sheet).map(
      // Hues that a reader has chosen come from React, before this sheet, and win.
      ([selector, declarations]) => `:where(${selector}) { ${css(declarations).styles} }`,
    ),
  );
  return rules.join('\n') + '\n';
}
