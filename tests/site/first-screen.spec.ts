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
  'long facts': '/x/react-date-pickers/date-time-range-picker/',
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
    expect(await startOf(page, EXAMPLE)).toBeLessThan(0.41);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await startOf(page, '.guide-body > *')).toBeLessThan(0.5);
  });
}

test('title, facts and actions: tabs and the longest facts fit one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['date-pickers/date-time-range-picker', 'tree-view/rich-tree-view/items']) {
    await page.goto(`/x/react-${path}/`);
    const rowOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [tabs, chips] = [await rowOf('.docs-tabs'), await rowOf('.header-chips')];
    expect(chips.y).toBeLessThan(tabs.y + tabs.height);
    expect(chips.x).toBeGreaterThan(tabs.x + tabs.width);
    // The actions are in the row of the title.
    const [title, actions] = [await rowOf('main h1'), await rowOf('.page-actions')];
    expect(actions.y + actions.height / 2).toBeLessThan(title.y + title.height);
    expect(actions.x + actions.width).toBeCloseTo(chips.x + chips.width, 0);
  }
});

test('an API page shows its first rows on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/x/api/data-grid/data-grid/');
  expect(await startOf(page, '.guide-body .api-row')).toBeLessThan(0.41);
});
