import type { Page } from 'playwright/test';
import { LICENSE_MESSAGE } from '../e2e/test';
import type { Finding } from './findings';

const POLICY = /Content Security Policy|Trusted ?Types?|TrustedScript|TrustedHTML/i;
/** The browser's own line about an answer of 404; error pages are meant to be one. */
const NOT_FOUND_LINE = /the server responded with a status of 404/;

/**
 * Collects what a page writes to the console, throws, blocks or fails to load.
 * @param pathname The page; its own status may be 404.
 * @param findings Gets what is found, as long as the page lives.
 */
export function watchPage(page: Page, pathname: string, findings: Finding[]): void {
  const report = (finding: Omit<Finding, 'page'>) => findings.push({ page: pathname, ...finding });
  const isItself = (url: string) => new URL(url).pathname === pathname;

  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    const text = message.text();
    if (LICENSE_MESSAGE.test(text) || (NOT_FOUND_LINE.test(text) && isItself(url))) return;
    report({
      check: POLICY.test(text) ? 'security policy' : 'console',
      rule: `console.${message.type()}: ${text}`,
      element: `${url}:${lineNumber}`,
      fix: POLICY.test(text)
        ? 'take what is blocked out of the page, or allow it in src/core/headers.ts and say why in docs/decisions.md'
        : 'a page writes nothing to the console: mend what the message names',
    });
  });
  page.on('pageerror', (error) => {
    report({
      check: 'console',
      rule: `uncaught ${error.name}: ${error.message}`,
      element: error.stack?.split('\n').find((line) => line.includes('://')) ?? 'no stack',
      fix: 'catch it where it is expected, else mend it; React errors of hydration name the element',
    });
  });
  page.on('requestfailed', (request) => {
    // What a reader leaves behind is cancelled by the browser.
    const reason = request.failure()?.errorText;
    if (reason === 'net::ERR_ABORTED') return;
    report({
      check: 'requests',
      rule: reason ?? 'failed',
      element: request.url(),
      fix: 'the page asks for a file that does not come: build it, or do not ask',
    });
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isItself(response.url())) return;
    report({
      check: 'requests',
      rule: `status ${response.status()}`,
      element: response.url(),
      fix: 'the page asks for a file that is not in out/: build it, or do not ask',
    });
  });
}
