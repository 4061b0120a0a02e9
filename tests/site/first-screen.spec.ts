import type { Page } from 'playwright/test';
import { ALLOWED, remember } from '../e2e/services';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';

// Demos of the commercial packages, without a key.
test.use({ allowedMessages: [LICENSE_MESSAGE] });

/** Where something begins, as a share of the screen's height. */
const startOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top / innerHeight);

/** One page of each kind. */
const PAGES = {
  guide: '/x/react-data-grid/sorting/',
  overview: '/x/react-charts/',
  quickstart: '/x/react-date-pickers/quickstart/',
  introduction: '/x/introduction/',
};

for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind}: what the page is about begins on the first screen`, async ({ page }) => {
    await remember(page, ALLOWED);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    // Text, then code or a demo.
    expect(await startOf(page, '.guide-body > *')).toBeLessThan(0.33);
    const EXAMPLE = '.guide-body :is(.demo, pre, table)';
    expect(await startOf(page, EXAMPLE)).toBeLessThan(kind === 'overview' ? 0.6 : 0.45);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await startOf(page, '.guide-body > *')).toBeLessThan(0.5);
  });
}
