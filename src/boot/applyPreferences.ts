/**
 * Sets every preference on `<html>` before the first paint, so that the style sheet shows the right
 * variant at once (SPEC 2.6).
 */
import { preferences, type Preference, type PreferenceName } from '../core/preferences';
import { readPreference, writePreference } from './preferenceStorage';
import { variantFromHash } from '../core/codeHash';

/** Reads, validates and applies everything that is stored; a hash wins over a cookie (SPEC 2.5). */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.setAttribute('data-js', '');
  const fromHash = variantFromHash(location.hash);
  for (const name of Object.keys(preferences) as PreferenceName[]) {
    const preference: Preference = preferences[name];
    const wanted = fromHash[name as keyof typeof fromHash];
    if (wanted !== undefined) writePreference(preference, wanted);
    const stored = wanted ?? readPreference(preference);
    const value = preference.values.find((allowed) => allowed === stored) ?? preference.default;
    root.setAttribute(preference.attribute, value);
  }
  followColorScheme(root);
}

/** Resolves the mode to the scheme that is shown, and follows the system while that is chosen. */
function followColorScheme(root: HTMLElement): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const mode = root.getAttribute(preferences.mode.attribute);
    const dark = mode === 'dark' || (mode === 'system' && systemDark.matches);
    root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  };
  show();
  systemDark.addEventListener('change', show);
}
