import { AD } from '../core/constants';
import { parseNetworkAds, type NetworkAd } from './networkAd';

/** Pause before the second attempt, in milliseconds; each later one is twice as long, up to a limit. */
const FIRST_PAUSE_MS = 250;
/** All ten attempts fit into the time for which an ad is looked for. */
const LONGEST_PAUSE_MS = 1500;

/** Waits; at once when the signal ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // A signal tells of its end once: who asks later hears nothing.
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });
}

/**
 * Asks the network for an ad, up to ten times until an answer holds a valid one (SPEC 7.4), with
 * growing pauses.
 * @param signal Ends it.
 * @returns Undefined when a request fails, or when no answer holds a valid ad.
 */
export async function fetchNetworkAd(
  url: string,
  signal: AbortSignal,
): Promise<NetworkAd | undefined> {
  try {
    for (let attempt = 0; attempt < AD.fetchAttempts; attempt += 1) {
      if (attempt > 0) {
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS), signal);
        if (signal.aborted) return undefined;
      }
      const response = await fetch(url, { signal });
      if (!response.ok) return undefined;
      const ad = parseNetworkAds(await response.json());
      if (ad) return ad;
    }
  } catch {
    // No network, a blocker, or an answer that is no JSON: there is no ad.
  }
  return undefined;
}
