/**
 * Colours of the frame in each scheme. The Material UI theme and the style sheet of the static
 * frame are both made from these, so that a demo and the page around it never disagree.
 * Every text colour has at least 4.5:1 on `bg` and `surface`, every control border 3:1 (WCAG 2.2).
 */

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The named colours of one scheme. */
export interface ColorTokens {
  bg: string;
  surface: string;
  /** Hover and selected rows. */
  surfaceRaised: string;
  text: string;
  textSecondary: string;
  /** Hairlines that only separate. */
  border: string;
  /** Edges that show where a control is. */
  borderControl: string;
  info: string;
  success: string;
  warning: string;
  error: string;
}

// Not `BACKGROUNDS.light` below: a bundler would keep all tokens in the boot script for it.
const LIGHT_BACKGROUND = '#fbfcfd';
const DARK_BACKGROUND = '#10151c';

/** The page's background by scheme, for the boot script, which needs no other colour. */
export const BACKGROUNDS: Record<ColorScheme, string> = {
  light: LIGHT_BACKGROUND,
  dark: DARK_BACKGROUND,
};

export const colorTokens: Record<ColorScheme, ColorTokens> = {
  light: {
    bg: LIGHT_BACKGROUND,
    surface: '#ffffff',
    surfaceRaised: '#f0f3f6',
    text: '#161c24',
    textSecondary: '#4e5a68',
    border: '#dfe4ea',
    borderControl: '#7f8b99',
    info: '#0b5fc4',
    success: '#1a7442',
    warning: '#8f5600',
    error: '#bb2230',
  },
  dark: {
    bg: DARK_BACKGROUND,
    surface: '#171d26',
    surfaceRaised: '#202834',
    text: '#e8edf3',
    textSecondary: '#a6b2c0',
    border: '#2a3340',
    borderControl: '#6c7a8b',
    info: '#7cb4ff',
    success: '#6fcf97',
    warning: '#f0b357',
    error: '#ff8f94',
  },
};

/** Shape and spacing of the theme (SPEC 2.2), in pixels. */
export const SHAPE = { borderRadius: 12, spacing: 8, radiusControl: 8, radiusChip: 6 } as const;

/** Widths from which a layout applies (SPEC 2.2), in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Base font size and the html font size that rem values refer to (SPEC 2.2), in pixels. */
export const TYPOGRAPHY = { fontSize: 14, htmlFontSize: 16 } as const;

export const FONT_TEXT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
export const FONT_CODE =
  "'JetBrains Mono', ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace";
