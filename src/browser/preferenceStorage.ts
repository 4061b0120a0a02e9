/**
 * Reads and writes preferences where the table says they are kept. Storage can be blocked, full or
 * hostile: then the page goes on with what it has (SPEC 2.7).
 */
import Cookies from 'js-cookie';
import { PREFERENCE_COOKIE_SECONDS } from '../core/constants';
import { parsePaletteColors, withPaletteColor } from '../core/paletteColors';
import type { Preference } from '../core/preferences';

const COOKIE = {
  // Not `expires`: a date would depend on the reader's clock.
  'max-age': String(PREFERENCE_COOKIE_SECONDS),
  path: '/',
  sameSite: 'Lax',
} as const;

/** Where something is kept. */
type Place = Pick<Preference, 'storage' | 'key' | 'slot'>;

/** Returns what is stored for the preference, unchecked, or undefined. */
export function readPreference(preference: Place): string | undefined {
  const { slot } = preference;
  const stored = readText(preference);
  return slot && stored !== undefined ? parsePaletteColors(stored)[slot] : stored;
}

/** Keeps a value of the preference for a year (cookies) or for good (localStorage). */
export function writePreference(preference: Place, value: string): void {
  const { storage, key, slot } = preference;
  const text = slot ? withPaletteColor(readText(preference), slot, value) : value;
  try {
    if (storage === 'cookie') Cookies.set(key, text, COOKIE);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full storage: the choice holds until the page is left.
  }
}

function readText({ storage, key }: Place): string | undefined {
  try {
    return storage === 'cookie' ? Cookies.get(key) : (localStorage.getItem(key) ?? undefined);
  } catch {
    // Blocked storage throws on access; the default applies.
    return undefined;
  }
}
