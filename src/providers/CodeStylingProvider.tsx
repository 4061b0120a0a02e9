import { createContext, type ReactNode } from 'react';
import { usePreference, type PreferenceState } from './usePreference';
import { useRequiredContext } from './useRequiredContext';

const CodeStylingContext = createContext<PreferenceState<'codeStyling'> | null>(null);

/**
 * Brings the styling that demos show: Material UI system, CSS or Tailwind. The boot script has set
 * what the hash or the cookie says (SPEC 2.5).
 */
export function CodeStylingProvider({ children }: { children: ReactNode }) {
  const state = usePreference('codeStyling');
  return <CodeStylingContext value={state}>{children}</CodeStylingContext>;
}

/** Returns the styling of the code and the function that changes it. */
export function useCodeStyling(): PreferenceState<'codeStyling'> {
  return useRequiredContext(CodeStylingContext, 'useCodeStyling', 'CodeStylingProvider');
}
