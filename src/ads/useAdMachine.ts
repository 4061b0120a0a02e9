import { useEffect, useReducer, type RefObject } from 'react';
import { AD } from '../core/constants';
import { useConsent } from '../providers/ConsentProvider';
import { adReducer, initialAdState, type AdState } from './adMachine';
import type { AdSource } from './adSource';
import { fetchNetworkAd } from './fetchNetworkAd';
import { isBot } from './isBot';
import { lookForAd } from './networkScript';

/**
 * Runs the machine of an ad block: looks at the block every half second and asks for JSON.
 * @param block The element that the network's script puts its ad into, or one around it.
 */
export function useAdMachine(
  block: RefObject<Element | null>,
  source: AdSource | undefined,
): AdState {
  const [state, dispatch] = useReducer(adReducer, initialAdState);
  const { consent } = useConsent();
  const hasConsent = consent === 'granted';
  const isConfigured = source !== undefined;
  useEffect(() => {
    dispatch({ type: 'start', isBot: isBot(navigator.userAgent), isConfigured, hasConsent });
  }, [isConfigured, hasConsent]);

  const { isPolling } = state;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(() => {
      dispatch({ type: 'poll', sight: lookForAd(block.current), lot: Math.random() });
    }, AD.pollMs);
    return () => clearInterval(timer);
  }, [isPolling, block]);

  const jsonUrl = source?.kind === 'json' ? source.url : undefined;
  useEffect(() => {
    if (!isPolling || jsonUrl === undefined) return;
    // Polling that ends, for whatever reason, ends the wait for an answer.
    const ending = new AbortController();
    void fetchNetworkAd(jsonUrl, ending.signal).then((ad) => {
      if (!ending.signal.aborted) dispatch({ type: 'answer', ad });
    });
    return () => ending.abort();
  }, [isPolling, jsonUrl]);
  return state;
}
