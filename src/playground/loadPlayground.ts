import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../browser/loadStylesheet';
import { loadWithRetry } from '../demo/retry';

/**
 * Loads the live part of the playground with its styles.
 * @throws Error when they cannot be had after a second attempt.
 */
export async function loadPlayground() {
  const [{ Playground }] = await Promise.all([
    loadWithRetry(() => import('./Playground')),
    loadWithRetry(() => loadStylesheet(assets.editing)),
  ]);
  return Playground;
}
