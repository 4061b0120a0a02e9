/**
 * Sets every preference on `<html>` before the first paint, so that the style sheet shows the right
 * variant at once (SPEC 2.6).
 */
import { variantFromHash } from '../core/codeHash';
import { getPreference, showPreference } from '../core/preferenceStore';
import { preferences, type PreferenceName } from '../core/preferences';
import { readPreference, writePreference } from '../core/preferenceStorage';

const names = Object.keys(preferences) as PreferenceName[];

/** Reads, validates and applies everything that is stored; a hash wins over a cookie (SPEC 2.5). */
export function applyPreferences(): void {
  document.documentElement.setAttribute('data-js', '');
  const fromHash: Partial<Record<PreferenceName, string>> = variantFromHash(location.hash);
  for (const name of names) {
    const wanted = fromHash[name];
    if (wanted !== undefined) writePreference(preferences[name], wanted);
    showPreference(name, wanted ?? readPreference(preferences[name]));
  }
  followColorScheme();
  followOtherTabs();
}

/** Resolves the mode to the scheme that is shown, and follows the system while that is chosen. */
function followColorScheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const mode = getPreference('mode');
    const dark = mode === 'dark' || (mode === 'system' && systemDark.matches);
    document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  };
  show();
  systemDark.addEventListener('change', show);
  document.addEventListener('preferencechange', show);
}

/** Shows what another tab of the site has chosen (SPEC 2.2). */
function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const name = names.find((candidate) => preferences[candidate].key === key);
    if (name !== undefined && preferences[name].storage === 'localStorage') {
      showPreference(name, newValue);
    }
  });
}
