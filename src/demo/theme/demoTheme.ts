import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction, Scheme } from '../look';
import { docsThemeOptions, type ThemeChoice } from './theme';

/** What widgets of a demo that leave their place (menus, dialogs, popups) are put into. */
type PortalContainer = () => HTMLElement | null;

/**
 * Returns the site's theme in one fixed scheme. It is without CSS variables: those of the page hold
 * the page's scheme, and a scheme's styles would match the page's attribute too.
 */
export function createFixedTheme(choice: ThemeChoice, scheme: Scheme): Theme {
  const { cssVariables: _variables, colorSchemes, ...options } = docsThemeOptions(choice);
  const chosen = colorSchemes?.[scheme];
  const palette = typeof chosen === 'object' ? chosen.palette : undefined;
  return createTheme({ ...options, palette: { ...palette, mode: scheme } });
}

/** Material UI types it only for projects that declare all their themes to have variables. */
type ThemeOfSchemes = Theme & {
  colorSchemes?: Partial<Record<Scheme, { palette: Theme['palette'] }>>;
};

/**
 * Returns the page's theme with the values of the scheme that is shown. A theme with CSS variables
 * keeps those of its first scheme, but charts ask `palette.mode` for their colors, and demos put
 * colors of the palette into SVG.
 */
export function withScheme(theme: Theme, scheme: Scheme): Theme {
  const palette = (theme as ThemeOfSchemes).colorSchemes?.[scheme]?.palette;
  return palette ? { ...theme, palette } : theme;
}

/** Returns the theme with its direction changed and its popups put into `container`. */
export function adaptTheme(theme: Theme, direction: Direction, container?: PortalContainer): Theme {
  if (!container) return { ...theme, direction };
  const { components = {} } = theme;
  const portals = Object.fromEntries(
    (['MuiModal', 'MuiPopover', 'MuiPopper'] as const).map((name) => {
      const component = components[name];
      return [name, { ...component, defaultProps: { ...component?.defaultProps, container } }];
    }),
  );
  return { ...theme, direction, components: { ...components, ...portals } };
}
