import { createContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
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

/** Whether a reader has asked for the question, on this page. */
class Reopening {
  isReopened = false;
  private readonly listeners = new Set<() => void>();

  readonly set = (isReopened: boolean) => {
    this.isReopened = isReopened;
    this.listeners.forEach((listener) => listener());
  };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

/**
 * Never another value: with one, React would adopt at once all that is below it (`HydratedLater`),
 * because anything there might ask for it.
 */
const ConsentContext = createContext<Reopening | null>(null);

/** Lets a page ask for the reader's consent, which other tabs follow like every preference. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [reopening] = useState(() => new Reopening());
  return <ConsentContext value={reopening}>{children}</ConsentContext>;
}

/** Returns the reader's consent and the functions that change it. */
export function useConsent(): ConsentState {
  const reopening = useRequiredContext(ConsentContext, 'useConsent', 'ConsentProvider');
  const services = useServices();
  const [choice, setChoice] = usePreference('consent');
  const readReopened = () => reopening.isReopened;
  const isReopened = useSyncExternalStore(reopening.subscribe, readReopened, () => false);
  const isHydrated = useHydrated();
  const hasSignal = isHydrated && hasPrivacySignal(navigator);
  return useMemo((): ConsentState => {
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
      show: () => reopening.set(true),
      hide: () => reopening.set(false),
      choose: (wanted) => {
        setChoice(wanted);
        reopening.set(false);
      },
    };
  }, [services, choice, setChoice, hasSignal, isReopened, isHydrated, reopening]);
}
