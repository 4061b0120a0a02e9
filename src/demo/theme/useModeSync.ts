import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { getPreference, setPreference } from '../../browser/preferenceStore';
import type { PreferenceName, PreferenceValue } from '../../core/preferences';

type KeptByMui = 'mode' | 'lightScheme' | 'darkScheme';

function keep<Name extends KeptByMui & PreferenceName>(
  name: Name,
  value: PreferenceValue<Name> | undefined,
): void {
  // Material UI types it for servers too, where nothing is stored.
  if (value !== undefined && value !== getPreference(name)) setPreference(name, value);
}

/** Keeps and shows what Material UI's `setMode` and `setColorScheme` have changed. */
export function useModeSync(): void {
  const { mode, setMode, lightColorScheme, darkColorScheme } = useColorScheme();
  useEffect(() => {
    // It may have changed while the demo was rendering.
    setMode(getPreference('mode'));
  }, [setMode]);
  useLayoutEffect(() => keep('mode', mode), [mode]);
  useLayoutEffect(() => keep('lightScheme', lightColorScheme), [lightColorScheme]);
  useLayoutEffect(() => keep('darkScheme', darkColorScheme), [darkColorScheme]);
}
