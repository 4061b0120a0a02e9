import { useMemo } from 'react';
import { useDisplayPreference } from '../providers/DisplayPreferenceProvider';
import { usePaletteColors } from '../providers/PaletteColorsProvider';
import type { ThemeChoice } from '../providers/theme';
import type { Direction } from './look';

/** Returns what the site's theme is made of, with the direction of one demo. */
export function useThemeChoice(direction: Direction): ThemeChoice {
  const { dense } = useDisplayPreference();
  const { primary, secondary } = usePaletteColors();
  return useMemo(
    () => ({ direction, density: dense ? 'compact' : 'normal', primary, secondary }),
    [direction, dense, primary, secondary],
  );
}
