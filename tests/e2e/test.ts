import { test as base, type ConsoleMessage } from 'playwright/test';
import { hearRequests } from './atRest';

/** Of the commercial packages without a key: the one message that tests of demos allow. */
export const LICENSE_MESSAGE = /MUI X: Missing license key/;

/**
 * The `test` of every browser test. It fails when the page writes to the console, throws, or breaks
 * the Content Security Policy (which the browser also reports on the console).
 */
export const test = base.extend<{
  /** Console messages that a test expects; anything else fails it. */
  allowedMessages: RegExp[];
  strictPage: void;
}>({
  allowedMessages: [[], { option: true }],
  strictPage: [
    async ({ context, page, allowedMessages }, use) => {
      hearRequests(context);
      const problems: string[] = [];
      const report = (text: string) => {
        if (!allowedMessages.some((allowed) => allowed.test(text))) problems.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        report(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
      await use();
      // Answers that are still on their way when a test ends have nobody to fail for.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
