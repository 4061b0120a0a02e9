import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { LICENSING, SUPPORT, title } from '../e2e/frame';
import { docsHostBrowser, expect, test, waitUntilStored } from '../e2e/offlineTest';

// What a page without a network says on the console.
test.use({
  launchOptions: docsHostBrowser,
  ignoreHTTPSErrors: true,
  allowedMessages: [/Failed to load resource|net::ERR|Failed to fetch/],
});

/** Twice as long as a slow page may take before the stored one is shown (SPEC 10.2). */
const SLOW_MS = 20_000;

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('a network that hangs gives way to the stored page', async ({ page, site }) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  site.delay = () => SLOW_MS;
  const start = Date.now();
  await page.goto(LICENSING, { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Licensing');
  expect(Date.now() - start).toBeLessThan(SLOW_MS / 2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`what is about offline reading is accessible, ${colorScheme} at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(LICENSING);
      await waitUntilStored(page);
      await expect(page.locator('.footer-offline')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');

      site.isDown = () => true;
      await page.goto(SUPPORT);
      await expect(title(page)).toHaveText('Offline');
      expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
