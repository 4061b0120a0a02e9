import { test as base, type BrowserContext, type BrowserContextOptions } from 'playwright/test';
import { hearRequests } from './atRest';

/** Of the commercial packages without a key: the one message that tests of demos allow. */
export const LICENSE_MESSAGE = /MUI X: Missing license key/;

/**
 * The `test` of every browser test. It fails when a page writes to the console, throws, or breaks
 * the Content Security Policy (which the browser also reports on the console).
 */
export const test = base.extend<{
  /** Console messages that a test expects; anything else fails it. */
  allowedMessages: RegExp[];
  /** Listens to all pages of a context: second tabs and popups count too. */
  hear: (context: BrowserContext) => void;
  strictPage: void;
  /** Makes a context beside that of the test: as strict, and closed after it. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}>({
  allowedMessages: [[], { option: true }],
  hear: async ({ allowedMessages }, use) => {
    const problems: string[] = [];
    const report = (text: string) => {
      if (!allowedMessages.some((allowed) => allowed.test(text))) problems.push(text);
    };
    await use((context) => {
      hearRequests(context);
      context.on('console', (message) => {
        report(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        report(`uncaught: ${error.stack ?? error.message}`);
      });
    });
    if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
  },
  strictPage: [
    async ({ context, page, hear }, use) => {
      hear(context);
      await use();
      // Answers that are still on their way when a test ends have nobody to fail for.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  newContext: async ({ browser, hear }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      hear(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from 'playwright/test';
