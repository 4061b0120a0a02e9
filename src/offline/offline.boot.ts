/** Loads offline reading where it is for: on the docs host, and once the page is quiet (SPEC 10.1). */
import { offlineScript } from '../../.generated/offlineScript';
import { DOCS_HOST } from './docsHost.boot';
import { OFFLINE_SAVED_ID } from '../core/offline';
import { renewFile } from '../browser/renewFile';

/** Safari has no idle callbacks. */
const QUIET_MS = 2000;

export function loadOfflineReading(): void {
  if (location.hostname !== DOCS_HOST || !('serviceWorker' in navigator)) return;
  // A script that does not come is had anew for the next page.
  const load = () => void import(offlineScript).catch(() => renewFile(offlineScript));
  if (document.getElementById(OFFLINE_SAVED_ID)) load();
  else if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: QUIET_MS });
  else setTimeout(work, QUIET_MS);
}
