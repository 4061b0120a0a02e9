import { useEffect, type RefObject } from 'react';
import { reportEvent } from '../core/reportEvent';
import { runNetworkScript } from './networkScript';

/** Label of these ads in analytics. */
export const SCRIPT_LABEL = 'network-script';

interface NetworkPlaceProps {
  place: RefObject<HTMLDivElement | null>;
  url: string;
  /** Whether something else is shown meanwhile. */
  isHidden: boolean;
}

/** Where the network's script puts its ad. React owns the element and nothing in it. */
export function NetworkPlace({ place, url, isHidden }: NetworkPlaceProps) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const report = ({ target }: Event) => {
      if (!(target as Element).closest('a')) return;
      reportEvent({ category: 'ad', action: 'click', label: SCRIPT_LABEL });
    };
    element.addEventListener('click', report);
    const ending = new AbortController();
    runNetworkScript(element, url, ending.signal).catch(() => {
      // Without the sanitizer the script must not run: the polls will find no ad.
    });
    return () => {
      ending.abort();
      element.removeEventListener('click', report);
      element.replaceChildren();
    };
  }, [place, url]);
  return <div ref={place} className="ad-network" hidden={isHidden} />;
}
