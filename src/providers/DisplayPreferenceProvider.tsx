import { createContext, useMemo, type ReactNode } from 'react';
import type { PreferenceValue } from '../core/preferences';
import { usePreference } from './usePreference';
import { useRequiredContext } from './useRequiredContext';

export type Direction = PreferenceValue<'direction'>;

/** The display preference: density flag and text direction (SPEC 2.3). */
export interface DisplayPreference {
  dense: boolean;
  setDense: (dense: boolean) => void;
  direction: Direction;
  setDirection: (direction: Direction) => void;
}

const DisplayPreferenceContext = createContext<DisplayPreference | null>(null);

/** Brings density and text direction, which `<html>` carries as `data-density` and `dir`. */
export function DisplayPreferenceProvider({ children }: { children: ReactNode }) {
  const [density, setDensity] = usePreference('density');
  const [direction, setDirection] = usePreference('direction');
  const value = useMemo(
    () => ({
      dense: density === 'compact',
      setDense: (dense: boolean) => setDensity(dense ? 'compact' : 'normal'),
      direction,
      setDirection,
    }),
    [density, setDensity, direction, setDirection],
  );
  return <DisplayPreferenceContext value={value}>{children}</DisplayPreferenceContext>;
}

/** Returns density and direction and the functions that change them. */
export function useDisplayPreference(): DisplayPreference {
  return useRequiredContext(
    DisplayPreferenceContext,
    'useDisplayPreference',
    'DisplayPreferenceProvider',
  );
}

/** Returns the text direction of the page. */
export function useDirection(): Direction {
  return useDisplayPreference().direction;
}
