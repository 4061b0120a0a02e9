import type { HeaderRule } from '../../../core/headers';
import { assertWithin, LIMITS } from './limits';

/**
 * Returns the rules in the format of `_headers`, which Netlify and Cloudflare Pages both read. A line
 * `! Name` takes a header of earlier rules away on Cloudflare; Netlify skips a line without a colon
 * and lets the last rule win.
 * @throws Error when a limit of the CDN is passed.
 */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ about, paths, headers, replaces = [] }) => {
    const lines = [
      ...replaces.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
    return [`# ${about}`, ...paths.map((path) => [path, ...lines].join('\n'))];
  });
  const text = `${blocks.join('\n')}\n`;
  const count = rules.reduce((sum, { paths }) => sum + paths.length, 0);
  assertWithin('_headers', 'rules', count, LIMITS.headerRules);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  assertWithin('_headers', 'characters in a line', longest, LIMITS.headerLineCharacters);
  return text;
}
