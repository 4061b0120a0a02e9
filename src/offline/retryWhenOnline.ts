import { RELOAD_WANTED } from '../core/constants';
import { OFFLINE_PAGE, OFFLINE_SAVED_ID } from '../core/offline';

/** Where the offline page stands in for another one, that one is asked for again with the network. */
export function retryWhenOnline(): void {
  addEventListener('online', () => {
    const isStandIn = document.getElementById(OFFLINE_SAVED_ID) !== null;
    if (!isStandIn || location.pathname === OFFLINE_PAGE) return;
    document.dispatchEvent(new Event(RELOAD_WANTED));
  });
}
