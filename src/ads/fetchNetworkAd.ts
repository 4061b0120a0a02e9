import { AD } from '../core/constants';
import { parseNetworkAds, type NetworkAd } from './networkAd';

/**
 * Asks the network for an ad, up to ten times until an answer holds a valid one (SPEC 7.4).
 * @param signal Ends it.
 * @returns Undefined when a request fails, or when no answer holds a valid ad.
 */
export async function fetchNetworkAd(
  url: string,
  signal: AbortSignal,
): Promise<NetworkAd | undefined> {
  try {
    for (let attempt = 0; attempt < AD.fetchAttempts; attempt += 1) {
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
