import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getPreference, setPreference, subscribeToPreferences } from '../browser/preferenceStore';
import { validPreference, type PreferenceName, type PreferenceValue } from '../core/preferences';

/** A preference's value and the function that changes and keeps it. */
export type PreferenceState<Name extends PreferenceName> = readonly [
  value: PreferenceValue<Name>,
  set: (value: PreferenceValue<Name>) => void,
];

/**
 * Returns a preference of the page; the component renders anew when it changes, whoever changes it.
 * On the server and while React hydrates it is the default, as in the document.
 */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceState<Name> {
  const subscribe = useCallback(
    (notify: () => void) =>
      subscribeToPreferences((changed) => {
        if (changed === name) notify();
      }),
    [name],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => getPreference(name),
    () => validPreference(name, undefined),
  );
  return useMemo(() => [value, (wanted) => setPreference(name, wanted)], [name, value]);
}
