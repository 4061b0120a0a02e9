import { createTheme, type Theme } from '@mui/material/styles';
import { docsThemeOptions, type ThemeChoice } from '../providers/theme';
import type { Direction, Scheme } from './look';

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
