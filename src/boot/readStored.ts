import { parsePaletteColors } from '../core/paletteColors';
import type { Preference } from '../core/preferences';

/**
 * Returns what is stored for a preference, unchecked. Reading alone needs no js-cookie, which would
 * be a fifth of the script that blocks the first paint; everything else is preferenceStorage.ts's.
 */
export function readStored({ storage, key, slot }: Preference): string | undefined {
  try {
    if (storage === 'localStorage') return localStorage.getItem(key) ?? undefined;
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
    const text = cookie && decodeURIComponent(cookie.slice(key.length + 1));
    return slot && text !== undefined ? parsePaletteColors(text)[slot] : text;
  } catch {
    // Storage is blocked, or the cookie cannot be decoded: the default applies.
    return undefined;
  }
}
