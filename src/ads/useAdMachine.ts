import { useEffect, useReducer, type RefObject } from 'react';
import { AD } from '../core/constants';
import { useConsent } from '../providers/ConsentProvider';
import { adReducer, initialAdState, type AdState, type Sight } from './adMachine';
import type { AdSource } from './adSource';
import { prepareAd } from './describeAd';
import { fetchNetworkAd } from './fetchNetworkAd';
import { isBot } from './isBot';

/** A lot that never draws the message. */
const NO_MESSAGE = 1;

/**
 * Runs the machine of an ad block: looks every half second what the network shows, and asks for JSON.
 * @param sight What the network's frame shows at the moment.
 */
export function useAdMachine(sight: RefObject<Sight>, source: AdSource | undefined): AdState {
  const [state, dispatch] = useReducer(adReducer, initialAdState);
  const { consent } = useConsent();
  const hasConsent = consent === 'granted';
  const isConfigured = source !== undefined;
  useEffect(() => {
    dispatch({ type: 'start', isBot: isBot(navigator.userAgent), isConfigured, hasConsent });
  }, [isConfigured, hasConsent]);

  const { isPolling } = state;
  const isScript = source?.kind === 'script';
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(() => {
      // JSON that takes its time is no sign of a blocker: a blocked request fails at once.
      const lot = isScript ? Math.random() : NO_MESSAGE;
      dispatch({ type: 'poll', sight: sight.current, lot });
    }, AD.pollMs);
    return () => clearInterval(timer);
  }, [isPolling, isScript, sight]);

  const jsonUrl = source?.kind === 'json' ? source.url : undefined;
  useEffect(() => {
    if (!isPolling || jsonUrl === undefined) return;
    // Polling that ends, for whatever reason, ends the wait for an answer.
    const ending = new AbortController();
    void fetchNetworkAd(jsonUrl, ending.signal)
      .then((ad) => ad && prepareAd(ad))
      .then((ad) => {
        if (!ending.signal.aborted) dispatch({ type: 'answer', ad });
      });
    return () => ending.abort();
  }, [isPolling, jsonUrl]);
  return state;
}
