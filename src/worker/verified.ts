import type { WorkboxPlugin } from 'workbox-core';
import { digestOf } from '../core/digest';

/** Header of what is stored: the digest of its body. */
const DIGEST = 'x-docs-digest';

/** A page where a script or a style sheet was asked for: a login page of a network, for example. */
function isWrongKind(request: Request, response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
  return isHtml && /\.\w+$/.test(new URL(request.url).pathname);
}

/**
 * Stores whole answers of our own site alone, and serves what is stored only while it is still what
 * was stored: a damaged entry counts as none.
 */
export const verified: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const isOurs = response.type === 'basic' && response.status === 200 && !response.redirected;
    if (!isOurs || isWrongKind(request, response)) return null;
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    // The body is stored as it is read, no longer compressed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    headers.set(DIGEST, await digestOf(body));
    return new Response(body, { headers });
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const expected = cachedResponse.headers.get(DIGEST);
    const body = await cachedResponse.clone().arrayBuffer();
    return expected !== null && expected === (await digestOf(body)) ? cachedResponse : null;
  },
};
