import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react';
import { hasPrivacySignal, resolveConsent, type Consent, type ConsentChoice } from './consent';
import { needsConsent } from '../core/services';
import { useHydrated } from './useHydrated';
import { usePreference } from './usePreference';
import { useRequiredContext } from './useRequiredContext';
import { useServices } from './useServices';

/** Whether services that follow readers may be used, and the question to the reader. */
export interface ConsentState {
  /** What holds. On the server and while React hydrates nobody has answered. */
  consent: Consent;
  /** What the reader has said. */
  choice: ConsentChoice;
  /** Whether the browser has said no for the reader. */
  hasSignal: boolean;
  /** Whether the build has anything to ask about. */
  isNeeded: boolean;
  /** Whether the question is shown: nobody has answered, or the reader has asked for it. */
  isShown: boolean;
  /** Whether the reader has asked for the question. */
  isReopened: boolean;
  show: () => void;
  hide: () => void;
  choose: (choice: 'granted' | 'denied') => void;
}

const ConsentContext = createContext<ConsentState | null>(null);

/** Brings the reader's consent, which other tabs follow like every preference. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const [choice, setChoice] = usePreference('consent');
  const [isReopened, setReopened] = useState(false);
  const show = useCallback(() => setReopened(true), []);
  const hide = useCallback(() => setReopened(false), []);
  const isHydrated = useHydrated();
  const hasSignal = isHydrated && hasPrivacySignal(navigator);
  const state = useMemo((): ConsentState => {
    const isRequired = services.isConsentRequired;
    const isNeeded = needsConsent(services);
    const consent = isHydrated ? resolveConsent({ choice, isRequired, hasSignal }) : 'open';
    return {
      consent,
      choice,
      hasSignal,
      isNeeded,
      isReopened,
      isShown: isHydrated && isNeeded && (isReopened || consent === 'open'),
      show,
      hide,
      choose: (wanted) => {
        setChoice(wanted);
        setReopened(false);
      },
    };
  }, [services, choice, setChoice, hasSignal, isReopened, isHydrated, show, hide]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}

/** Returns the reader's consent and the functions that change it. */
export function useConsent(): ConsentState {
  return useRequiredContext(ConsentContext, 'useConsent', 'ConsentProvider');
}
