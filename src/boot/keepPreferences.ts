/**
 * What preferences need after the first paint: cookies live on, and other tabs are followed.
 */
import { getPreference, showPreference } from '../browser/preferenceStore';
import { preferences, type Preference, type PreferenceName } from '../core/preferences';
import { readPreference, writePreference } from '../browser/preferenceStorage';
import { variantFromHash } from '../demo/codeHash.boot';

const names = Object.keys(preferences) as PreferenceName[];

/**
 * A hash is remembered, a known cookie lives for another year, a faulty one is replaced; the code
 * variant is saved in any case, the first time as TypeScript (SPEC 2.5).
 */
export function keepPreferences(): void {
  const fromHash: Partial<Record<PreferenceName, string>> = variantFromHash(location.hash);
  for (const name of names) {
    const preference: Preference = preferences[name];
    if (preference.storage !== 'cookie') continue;
    const found = fromHash[name] ?? readPreference(preference);
    if (found !== undefined || name === 'codeVariant') {
      writePreference(preference, getPreference(name));
    }
  }
}

/** Shows what another tab of the site has chosen (SPEC 2.2); a null key means that all is cleared. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    for (const name of names) {
      const preference: Preference = preferences[name];
      const isMeant = key === null || key === preference.key;
      if (isMeant && preference.storage === 'localStorage') {
        showPreference(name, readPreference(preference));
      }
    }
  });
}
