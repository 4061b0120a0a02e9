import type { StorageManager } from '@mui/system/cssVars';
import { getPreference, subscribeToPreferences } from '../../browser/preferenceStore';
import { preferences, type PreferenceName } from '../../core/preferences';

const names = Object.keys(preferences) as PreferenceName[];

/**
 * Lets Material UI read mode and schemes from our preferences: what it sees is valid, in step with
 * the boot script, and follows other tabs as everything else does.
 */
export const preferenceStorageManager: StorageManager = ({ key }) => {
  const name = names.find((candidate) => preferences[candidate].key === key);
  if (name === undefined) throw new Error(`No preference is kept under the key "${key}".`);
  return {
    get: () => getPreference(name),
    // Called inside a state updater, where nobody may be told of a change: `useModeSync` keeps it.
    set: () => {},
    subscribe: (handler) =>
      subscribeToPreferences((changed) => {
        if (changed === name) handler(getPreference(name));
      }),
  };
};
