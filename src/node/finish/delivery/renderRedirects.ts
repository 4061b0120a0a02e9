import type { Redirect } from '../../../core/redirects';
import { assertWithin, LIMITS } from './limits';

/**
 * Returns the redirects in the format of `_redirects`, those of pages with and without the slash at
 * their end, which Cloudflare Pages tells apart.
 * @throws Error when a limit of the CDN is passed.
 */
export function renderRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const isPage = from.endsWith('/') && from !== '/';
    const sources = isPage ? [from, from.slice(0, -1)] : [from];
    return sources.map((source) => `${source} ${to} ${status}`);
  });
  assertWithin('_redirects', 'lines', lines.length, LIMITS.staticRedirects);
  const longest = Math.max(...lines.map((line) => line.length));
  assertWithin('_redirects', 'characters in a line', longest, LIMITS.redirectLineCharacters);
  return `${lines.join('\n')}\n`;
}
