import { createContext, type ReactNode } from 'react';
import { usePreference, type PreferenceState } from './usePreference';
import { useRequiredContext } from './useRequiredContext';

const CodeVariantContext = createContext<PreferenceState<'codeVariant'> | null>(null);

/**
 * Brings the language in which demos show their code: at first TypeScript; the boot script has set
 * what the hash or the cookie says (SPEC 2.5).
 */
export function CodeVariantProvider({ children }: { children: ReactNode }) {
  const state = usePreference('codeVariant');
  return <CodeVariantContext value={state}>{children}</CodeVariantContext>;
}

/** Returns the language of the code and the function that changes it. */
export function useCodeVariant(): PreferenceState<'codeVariant'> {
  return useRequiredContext(CodeVariantContext, 'useCodeVariant', 'CodeVariantProvider');
}
