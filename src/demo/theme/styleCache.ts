import createCache from '@emotion/cache';
import type { StylisPlugin } from '@emotion/cache';

/**
 * Makes an Emotion cache. Its rules come first in the head, so that the site's style sheets and the
 * demos' CSS modules win over Material UI's defaults.
 */
export function createStyleCache(key: string, stylisPlugins?: StylisPlugin[]) {
  return createCache({
    key,
    prepend: true,
    // Rules without text nodes, up to 65,000 in one tag (SPEC 5.7).
    speedy: process.env.NODE_ENV === 'production',
    ...(stylisPlugins && { stylisPlugins }),
  });
}
