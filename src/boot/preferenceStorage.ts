/**
 * Reads and writes preferences where the table says they are kept. Storage can be blocked, full or
 * hostile: then the page goes on with what it has (SPEC 2.7).
 */
import { PREFERENCE_COOKIE_SECONDS } from '../core/constants';
import type { Preference } from '../core/preferences';

/** Returns what is stored for the preference, unchecked, or null. */
export function readPreference({ storage, key }: Preference): string | null {
  try {
    if (storage === 'localStorage') return localStorage.getItem(key);
    return storage === 'cookie' ? readCookie(key) : null;
  } catch {
    // Blocked storage throws on access; the default applies.
    return null;
  }
}

/** Keeps a value of the preference for a year (cookies) or for good (localStorage). */
export function writePreference({ storage, key }: Preference, value: string): void {
  try {
    if (storage === 'localStorage') localStorage.setItem(key, value);
    if (storage === 'cookie') writeCookie(key, value);
  } catch {
    // Blocked or full storage: the choice holds until the page is left.
  }
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

function writeCookie(name: string, value: string): void {
  const life = `max-age=${PREFERENCE_COOKIE_SECONDS}; path=/; SameSite=Lax`;
  document.cookie = `${name}=${encodeURIComponent(value)}; ${life}`;
}
