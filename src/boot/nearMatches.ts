/** Loads what the page "not found" alone needs. */
import { nearMatchesScript } from '../../.generated/nearMatchesScript';
import { NEAR_MATCHES_ID } from '../core/constants';

type NearMatches = typeof import('./showNearMatches');

export function loadNearMatches(): void {
  if (!document.getElementById(NEAR_MATCHES_ID)) return;
  import(nearMatchesScript).then(
    ({ showNearMatches }: NearMatches) => showNearMatches(),
    // Without it there is still the navigation.
    () => {},
  );
}
