import { css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';

/** Material UI types it only for projects that declare all their themes to have variables. */
type ThemeWithVariables = Theme & {
  generateStyleSheets: () => Record<string, Record<string, string | number>>[];
};

/**
 * Returns the style sheet with the CSS variables of a theme, which demos of most readers use. Where
 * React writes them, the style of the whole page is worked out anew as the first demo comes.
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
