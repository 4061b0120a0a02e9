/**
 * The cookie `paletteColors`: the primary and the secondary hue as JSON (SPEC 2.4). What is stored
 * may be anything; a hue that is not offered counts as the default.
 */
import { DEFAULT_COLORS, HUES, type Hue } from './accent';

/** The chosen hues. */
export type PaletteColors = Readonly<Record<keyof typeof DEFAULT_COLORS, Hue>>;
export type ColorSlot = keyof PaletteColors;

function storedMembers(json: string): Partial<Record<ColorSlot, unknown>> {
  try {
    // `null` is JSON too.
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Returns the hues that the cookie names; invalid JSON and unknown hues give the defaults. */
export function parsePaletteColors(json = ''): PaletteColors {
  const stored = storedMembers(json);
  const hueOf = (slot: ColorSlot) =>
    HUES.find((hue) => hue === stored[slot]) ?? DEFAULT_COLORS[slot];
  return { primary: hueOf('primary'), secondary: hueOf('secondary') };
}

/** Returns the cookie's text with one hue changed; what was not valid in it is gone. */
export function withPaletteColor(json: string | undefined, slot: ColorSlot, hue: string): string {
  return JSON.stringify(
    parsePaletteColors(JSON.stringify({ ...parsePaletteColors(json), [slot]: hue })),
  );
}
