import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { assets } from '../../../.generated/assets';
import { hasStylesheet } from '../../browser/loadStylesheet';
import { preferences } from '../../core/preferences';
import { preferenceStorageManager } from './preferenceStorageManager';
import { createDocsTheme, defaultThemeChoice, type ThemeChoice } from './theme';
import { useIsFirst } from './useIsFirst';
import { useModeSync } from './useModeSync';

const STORAGE = {
  modeStorageKey: preferences.mode.key,
  // Material UI appends `-light` and `-dark`.
  colorSchemeStorageKey: preferences.lightScheme.key.replace(/-light$/, ''),
  storageManager: preferenceStorageManager,
};

/** By choice: a theme takes some milliseconds to make, and all demos of a page have the same. */
const themes = new Map<string, Theme>();

function themeFor(choice: ThemeChoice): Theme {
  const key = Object.values(choice).join(' ');
  const theme = themes.get(key) ?? createDocsTheme(choice);
  themes.set(key, theme);
  return theme;
}

const isDefaultPalette = ({ primary, secondary }: ThemeChoice) =>
  primary === defaultThemeChoice.primary && secondary === defaultThemeChoice.secondary;

function ModeSync() {
  useModeSync();
  return null;
}

/**
 * Brings the site's theme and the mode: Material UI's, in step with the preferences of `<html>`.
 * Each demo has its own provider, and the first of them writes the variables of the document, unless
 * its style sheet has them (node/render/styles/renderTheme.ts).
 */
export function SiteTheme({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const isFirst = useIsFirst();
  const isWritten = isDefaultPalette(choice) && hasStylesheet(assets.theme);
  // An object, because the prop is typed only for projects that declare all their themes to have
  // variables.
  const styleSheet: object = { disableStyleSheetGeneration: isWritten || !isFirst };
  return (
    <ThemeProvider
      theme={themeFor(choice)}
      defaultMode={preferences.mode.default}
      disableTransitionOnChange
      noSsr
      {...STORAGE}
      {...styleSheet}
    >
      <ModeSync />
      {children}
    </ThemeProvider>
  );
}
