/**
 * Sets every preference on `<html>` before the first paint, so that the style sheet shows the right
 * variant at once (SPEC 2.6).
 */
import { variantFromHash } from '../demo/codeHash.boot';
import { getPreference, showPreference } from '../browser/preferenceStore';
import { preferences, type PreferenceName } from '../core/preferences';
import { BACKGROUNDS, type ColorScheme } from '../core/tokens';
import { PageAttribute, PageEvent } from '../core/dom/page';
import { readStored } from './readStored';

/** Reads, validates and shows everything that is stored; a hash wins over a cookie (SPEC 2.5). */
export function applyPreferences(): void {
  document.documentElement.setAttribute(PageAttribute.js, '');
  const fromHash: Partial<Record<PreferenceName, string>> = variantFromHash(location.hash);
  for (const name of Object.keys(preferences) as PreferenceName[]) {
    showPreference(name, fromHash[name] ?? readStored(preferences[name]));
  }
  followColorScheme();
}

/** Resolves the mode to the scheme that is shown, and follows the system while that is chosen. */
function followColorScheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const mode = getPreference('mode');
    const dark = mode === 'dark' || (mode === 'system' && systemDark.matches);
    const scheme = getPreference(dark ? 'darkScheme' : 'lightScheme');
    document.documentElement.setAttribute(PageAttribute.colorScheme, scheme);
    showThemeColor(scheme);
  };
  show();
  systemDark.addEventListener('change', show);
  document.addEventListener(PageEvent.preference, show);
}

/** Gives the browser's own bars the colour of the page (SPEC 2.2). */
function showThemeColor(scheme: ColorScheme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const meta of metas.length > 0 ? metas : [createThemeColor()]) {
    meta.content = BACKGROUNDS[scheme];
  }
}

function createThemeColor(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  // The first one counts, whatever the rest of the head brings.
  document.head.prepend(meta);
  return meta;
}
