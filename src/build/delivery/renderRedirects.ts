import type { Redirect } from '../../core/redirects';
import { assertWithin, LIMITS } from './limits';

/**
 * Returns the redirects in the format of `_redirects`, each with and without the slash at its end,
 * which Cloudflare Pages tells apart.
 * @throws Error when a limit of the CDN is passed.
 */
export function renderRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const sources = from === '/' ? [from] : [from, from.slice(0, -1)];
    return sources.map((source) => `${source} ${to} ${status}`);
  });
  assertWithin('_redirects', 'lines', lines.length, LIMITS.staticRedirects);
  const longest = Math.max(...lines.map((line) => line.length));
  assertWithin('_redirects', 'characters in a line', longest, LIMITS.redirectLineCharacters);
  return `${lines.join('\n')}\n`;
}
