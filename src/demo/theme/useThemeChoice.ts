import { useMemo } from 'react';
import { usePreference } from '../../providers/usePreference';
import type { Direction } from '../look';
import type { ThemeChoice } from './theme';

/** Returns what the site's theme is made of, with the direction of one demo. */
export function useThemeChoice(direction: Direction): ThemeChoice {
  const [density] = usePreference('density');
  const [primary] = usePreference('primary');
  const [secondary] = usePreference('secondary');
  return useMemo(
    () => ({ direction, density, primary, secondary }),
    [direction, density, primary, secondary],
  );
}
