import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { preferences } from '../core/preferences';
import { useDisplayPreference } from './DisplayPreferenceProvider';
import { usePaletteColors } from './PaletteColorsProvider';
import { preferenceStorageManager } from './preferenceStorageManager';
import { createDocsTheme } from './theme';
import { useHydrated } from './useHydrated';
import { useModeSync } from './useModeSync';

const STORAGE = {
  modeStorageKey: preferences.mode.key,
  // Material UI appends `-light` and `-dark`.
  colorSchemeStorageKey: preferences.lightScheme.key.replace(/-light$/, ''),
  storageManager: preferenceStorageManager,
};

function ModeSync() {
  useModeSync();
  return null;
}

/** Brings the theme and the mode: Material UI's, in step with the preferences of `<html>`. */
export function ThemeAndModeProvider({ children }: { children: ReactNode }) {
  const { dense, direction } = useDisplayPreference();
  const { primary, secondary } = usePaletteColors();
  const theme = useMemo(
    () => createDocsTheme({ direction, density: dense ? 'compact' : 'normal', primary, secondary }),
    [direction, dense, primary, secondary],
  );
  // The variables are 20 kB of text that no document needs before React is there. An object,
  // because the prop is typed only for projects that declare all their themes to have variables.
  const styleSheet: object = { disableStyleSheetGeneration: !useHydrated() };
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={preferences.mode.default}
      disableTransitionOnChange
      {...STORAGE}
      {...styleSheet}
    >
      <ModeSync />
      {children}
    </ThemeProvider>
  );
}
