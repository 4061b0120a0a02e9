import { createContext, useMemo, type ReactNode } from 'react';
import type { PaletteColors } from '../core/paletteColors';
import { setPreference } from '../core/preferenceStore';
import { usePreference } from './usePreference';
import { useRequiredContext } from './useRequiredContext';

/** The chosen hues and the function that changes one or both. */
export interface PaletteColorsState extends PaletteColors {
  setPaletteColors: (colors: Partial<PaletteColors>) => void;
}

const PaletteColorsContext = createContext<PaletteColorsState | null>(null);

function setPaletteColors({ primary, secondary }: Partial<PaletteColors>): void {
  if (primary) setPreference('primary', primary);
  if (secondary) setPreference('secondary', secondary);
}

/** Brings the primary and secondary hue, which are kept in the cookie `paletteColors` (SPEC 2.4). */
export function PaletteColorsProvider({ children }: { children: ReactNode }) {
  const [primary] = usePreference('primary');
  const [secondary] = usePreference('secondary');
  const value = useMemo(() => ({ primary, secondary, setPaletteColors }), [primary, secondary]);
  return <PaletteColorsContext value={value}>{children}</PaletteColorsContext>;
}

/** Returns the chosen hues and the function that changes them. */
export function usePaletteColors(): PaletteColorsState {
  return useRequiredContext(PaletteColorsContext, 'usePaletteColors', 'PaletteColorsProvider');
}
