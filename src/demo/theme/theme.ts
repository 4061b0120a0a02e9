import { createTheme, type ThemeOptions } from '@mui/material/styles';
// Types only: they let `components` name the Data Grid.
import type {} from '@mui/x-data-grid/themeAugmentation';
import { accents } from '../../../.generated/accents';
import type { PaletteColors } from '../../core/paletteColors';
import { preferences, type PreferenceValue } from '../../core/preferences';
import {
  BREAKPOINTS,
  colorTokens,
  FONT_TEXT,
  SHAPE,
  TYPOGRAPHY,
  type ColorScheme,
} from '../../core/tokens';
import { denseComponents, denseGrid } from './denseComponents';
import { PageAttribute } from '../../core/dom/page';

/** What of the reader's preferences the theme depends on; the mode is a matter of CSS. */
export interface ThemeChoice extends PaletteColors {
  direction: PreferenceValue<'direction'>;
  density: PreferenceValue<'density'>;
}

/** What readers have who have chosen nothing. */
export const defaultThemeChoice: ThemeChoice = {
  direction: preferences.direction.default,
  density: preferences.density.default,
  primary: preferences.primary.default,
  secondary: preferences.secondary.default,
};

const MINIMUM_CONTRAST = 4.5;

/** Colours of one scheme, from the tokens that the static frame uses too. */
function colorScheme(scheme: ColorScheme, { primary, secondary }: PaletteColors) {
  const tokens = colorTokens[scheme];
  return {
    palette: {
      primary: { main: accents[primary][scheme] },
      secondary: { main: accents[secondary][scheme] },
      info: { main: tokens.info },
      success: { main: tokens.success },
      warning: { main: tokens.warning },
      error: { main: tokens.error },
      background: { default: tokens.bg, paper: tokens.surface },
      // The pickers' week numbers are "disabled" text that is to be read (WCAG 1.4.3).
      text: {
        primary: tokens.text,
        secondary: tokens.textSecondary,
        disabled: scheme === 'light' ? '#5f6b7a' : '#93a0b0',
      },
      // With an alpha: Material UI lightens it as if it had one, and a solid one becomes invisible.
      divider: scheme === 'light' ? 'rgba(22, 28, 36, 0.14)' : 'rgba(232, 237, 243, 0.16)',
      contrastThreshold: MINIMUM_CONTRAST,
    },
  };
}

/** Returns what makes the site's theme (SPEC 2.2). */
export function docsThemeOptions(choice: ThemeChoice): ThemeOptions {
  const isDense = choice.density === 'compact';
  return {
    // The boot script sets the attribute before the first paint.
    cssVariables: { colorSchemeSelector: PageAttribute.colorScheme },
    colorSchemes: { light: colorScheme('light', choice), dark: colorScheme('dark', choice) },
    direction: choice.direction,
    shape: { borderRadius: SHAPE.borderRadius },
    spacing: SHAPE.spacing,
    breakpoints: { values: BREAKPOINTS },
    typography: { ...TYPOGRAPHY, fontFamily: FONT_TEXT },
    components: {
      // Its filters would use `new Function`, which the site's policy forbids.
      MuiDataGrid: {
        defaultProps: { disableEval: true, ...(isDense && denseGrid) },
        styleOverrides: {
          // Its own choice, `primary.dark`, is too dark on a dark page (WCAG 1.4.3).
          footerCell: ({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }),
        },
      },
      ...(isDense && denseComponents),
    },
  };
}

/** Makes the theme that demos use. */
export const createDocsTheme = (choice: ThemeChoice) => createTheme(docsThemeOptions(choice));
