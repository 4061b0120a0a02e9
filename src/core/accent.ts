import { contrastRatio, darken } from './contrast';
import { colorTokens, type ColorScheme } from './tokens';

/** The Material hues that a reader can choose as primary or secondary colour (SPEC 2.4). */
export const HUES = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
  'brown',
  'blueGrey',
] as const;
export type Hue = (typeof HUES)[number];

/** Primary and secondary hue without a choice. */
export const DEFAULT_COLORS: Readonly<Record<'primary' | 'secondary', Hue>> = {
  primary: 'blue',
  secondary: 'pink',
};

/** The shades of a Material hue, `50` to `900`, as `#rrggbb`. */
export type Shades = Readonly<Record<string, string>>;

const MINIMUM_CONTRAST = 4.5;
const LIGHT_ORDER = ['600', '700', '800', '900'];
const DARK_ORDER = ['300', '200', '100'];

/**
 * Returns a hue's colour for links and controls: the liveliest shade that text on the darkest (or
 * lightest) background of the scheme may have (WCAG 1.4.3).
 */
export function accentColor(shades: Shades, scheme: ColorScheme): string {
  const background = colorTokens[scheme].surfaceRaised;
  const order = scheme === 'light' ? LIGHT_ORDER : DARK_ORDER;
  const candidates = order.map((shade) => shades[shade]).filter((color) => color !== undefined);
  const found = candidates.find((color) => contrastRatio(color, background) >= MINIMUM_CONTRAST);
  if (found) return found;
  // Yellow, lime and their like have no dark shade that can be read on white: one is mixed.
  let color = candidates.at(-1)!;
  while (contrastRatio(color, background) < MINIMUM_CONTRAST) color = darken(color, 0.08);
  return color;
}
