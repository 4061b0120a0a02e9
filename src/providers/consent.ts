/** Whether services that follow readers may be used (SPEC 8.2). */

/** What a reader has said; `open` is no answer. */
export type ConsentChoice = 'open' | 'granted' | 'denied';

/** What holds for a page: a reader who has not answered yet counts as no until they do. */
export type Consent = ConsentChoice;

interface ConsentFacts {
  choice: ConsentChoice;
  /** Whether the build says that readers are asked. */
  isRequired: boolean;
  /** Whether the browser asks sites not to track. */
  hasSignal: boolean;
}

/**
 * Returns what holds. A browser's signal is a no of its own, whatever was chosen on this site before:
 * somebody who turns it on means every site.
 */
export function resolveConsent({ choice, isRequired, hasSignal }: ConsentFacts): Consent {
  if (hasSignal) return 'denied';
  if (choice === 'open') return isRequired ? 'open' : 'granted';
  return choice;
}

/** Where browsers put their signals: Global Privacy Control and Do Not Track. */
interface Signals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function hasPrivacySignal({ globalPrivacyControl, doNotTrack }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
