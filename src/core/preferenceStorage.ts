/**
 * Reads and writes preferences where the table says they are kept. Storage can be blocked, full or
 * hostile: then the page goes on with what it has (SPEC 2.7).
 */
import Cookies from 'js-cookie';
import { PREFERENCE_COOKIE_SECONDS } from './constants';
import type { Preference } from './preferences';

const SECONDS_A_DAY = 86_400;
const COOKIE = {
  expires: PREFERENCE_COOKIE_SECONDS / SECONDS_A_DAY,
  path: '/',
  sameSite: 'Lax',
} as const;

/** Returns what is stored for the preference, unchecked, or undefined. */
export function readPreference({ storage, key }: Preference): string | undefined {
  try {
    return storage === 'cookie' ? Cookies.get(key) : (localStorage.getItem(key) ?? undefined);
  } catch {
    // Blocked storage throws on access; the default applies.
    return undefined;
  }
}

/** Keeps a value of the preference for a year (cookies) or for good (localStorage). */
export function writePreference({ storage, key }: Preference, value: string): void {
  try {
    if (storage === 'cookie') Cookies.set(key, value, COOKIE);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage: the choice holds until the page is left.
  }
}
