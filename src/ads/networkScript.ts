import type { Sight } from './adMachine';

/** Elements that ad networks put their ads into. */
const AD_ELEMENTS = '.ea-placement, #carbonads, .carbonads';
/** What a network without an ad shows: a link to those who back it. */
const BACKERS_LINK = 'a[href*="backers" i]';

/**
 * Runs the network's script at the place of its ad. What it writes as HTML goes through the sanitizer
 * (boot/defaultPolicy.ts), which is loaded first.
 * @param signal Ends it, and takes the script away.
 */
export async function runNetworkScript(
  place: Element,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { installSanitizer } = await import('../core/sanitizer');
  if (signal.aborted) return;
  installSanitizer();
  const script = document.createElement('script');
  script.async = true;
  script.id = '_carbonads_js';
  script.src = url;
  signal.addEventListener('abort', () => script.remove());
  place.append(script);
}

/** Looks at what the network has put into a block. */
export function lookForAd(block: Element | null): Sight {
  const found = block?.querySelector(AD_ELEMENTS);
  if (!found) return 'nothing';
  return found.querySelector(BACKERS_LINK) ? 'backers' : 'ad';
}
