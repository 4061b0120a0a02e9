import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { getPreference, setPreference } from '../core/preferenceStore';
import type { PreferenceName, PreferenceValue } from '../core/preferences';

type KeptByMui = 'mode' | 'lightScheme' | 'darkScheme';

function keep<Name extends KeptByMui & PreferenceName>(
  name: Name,
  value: PreferenceValue<Name> | undefined,
): void {
  // Undefined until Material UI has looked at the storage.
  if (value !== undefined && value !== getPreference(name)) setPreference(name, value);
}

/** Keeps and shows what Material UI's `setMode` and `setColorScheme` have changed. */
export function useModeSync(): void {
  const { mode, setMode, lightColorScheme, darkColorScheme } = useColorScheme();
  useEffect(() => {
    // A click before React was there may have changed the mode while it was hydrating.
    setMode(getPreference('mode'));
  }, [setMode]);
  useLayoutEffect(() => keep('mode', mode), [mode]);
  useLayoutEffect(() => keep('lightScheme', lightColorScheme), [lightColorScheme]);
  useLayoutEffect(() => keep('darkScheme', darkColorScheme), [darkColorScheme]);
}
