import { expect, test } from 'vitest';
import { isBot } from './isBot';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/120', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Macintosh) Chrome/120 Safari/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/120 Mobile', false],
  ['', false],
])('%s: %s', (userAgent, expected) => expect(isBot(userAgent)).toBe(expected));
