import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { demoPagesToOpen } from './demoPages';
import { MAX_SHIFT, watchShifts, type LayoutShifts } from './layoutShifts';
import { expect, LICENSE_MESSAGE, test } from './test';
import { violationsOnly } from './violationsOnly';

/** The commercial packages write it over their components as long as there is no licence. */
const WATERMARK = '[style*="pointer-events: none"][style*="z-index: 100000"]';
/** Of whole pages: neither an iframe's document is one, nor do widgets know the headings around them. */
const PAGE_RULES = ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'];
const SECONDS_FOR_A_DEMO = 6;
/** A page of many grids has thousands of cells to look at. */
const SECONDS_FOR_AXE = 100;
const SECONDS_BESIDES = 40;

test.use({ allowedMessages: [LICENSE_MESSAGE], colorScheme: 'light' });

/** Scrolls to a demo and waits until it has been rendered. */
async function openDemo(page: Page, name: string): Promise<Locator> {
  const stage = page.locator(`#${name} .demo-stage`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.locator('.demo-surface, .demo-iframe'), `${name} is shown`).toBeAttached({
    timeout: 15_000,
  });
  await expect(stage.locator('.demo-failure'), `${name} has not failed`).toHaveCount(0);
  return stage;
}

/** Whether anything in the result has a size and is text, a drawing or a control. */
const isFilled = (stage: Locator) =>
  stage.evaluate((element) => {
    const frame = element.querySelector('iframe');
    const root = frame ? frame.contentDocument?.body : element.querySelector('.demo-surface');
    if (!root) return false;
    const parts = [...root.querySelectorAll<HTMLElement>('svg, canvas, img, input, button, *')];
    return parts.some((part) => {
      const { width, height } = part.getBoundingClientRect();
      const isContent = part.matches('svg, canvas, img, input, button') || part.innerText?.trim();
      return width > 0 && height > 0 && Boolean(isContent);
    });
  });

/** Some demos load their data: what has no rows yet gets the time to have them. */
async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await expect(async () => expect(await axeFindings(page, rules)).toEqual([])).toPass({
    timeout: SECONDS_FOR_AXE * 1000,
  });
}

async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options(violationsOnly())
    .include('.demo')
    .exclude(WATERMARK);
  if (rules) axe.withRules(rules);
  else axe.disableRules(PAGE_RULES);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Names the demos that need more height than is reserved for them, with the fix. */
const tooHigh = (page: Page) =>
  page.locator('.demo-stage').evaluateAll((stages) =>
    stages.flatMap((stage) => {
      const { paddingTop, paddingBottom } = getComputedStyle(stage);
      const height = stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const reserved = parseFloat(getComputedStyle(stage).getPropertyValue('--demo-height'));
      if (height <= reserved + 1) return [];
      const name = stage.closest('[data-demo]')?.id;
      const option = innerWidth < 600 ? 'narrowHeight' : 'height';
      return [`${name} is ${height} px high. Fix: give it "${option}": ${Math.ceil(height)}`];
    }),
  );

async function expectNoShift(page: Page, { sum, moved }: LayoutShifts): Promise<void> {
  const reasons = [...(await tooHigh(page)), ...moved].join('\n');
  expect(sum, `layout shift, for:\n${reasons}\n`).toBeLessThanOrEqual(MAX_SHIFT);
}

for (const { pathname, names } of demoPagesToOpen()) {
  test(`${pathname} every demo shows something, light and dark, without a complaint or an axe finding`, async ({
    page,
  }) => {
    test.setTimeout((SECONDS_BESIDES + names.length * SECONDS_FOR_A_DEMO + SECONDS_FOR_AXE) * 1000);
    const shifts = await watchShifts(page);
    await page.goto(pathname);
    for (const name of names) {
      const stage = await openDemo(page, name);
      await expect.poll(() => isFilled(stage), { message: `${name} is not empty` }).toBe(true);
      // Readers scroll on; what is out of view must not move them.
      await page.mouse.wheel(0, 400);
    }
    await expectNoShift(page, await shifts());
    await expectAccessible(page);
    // Every demo follows the system while it lives; of axe's rules colors alone depend on it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectAccessible(page, ['color-contrast']);
    await expect(page.locator('.demo-failure')).toHaveCount(0);
  });

  test(`${pathname} at 360 px has no horizontal overflow and nothing moves`, async ({ page }) => {
    test.setTimeout((SECONDS_BESIDES + names.length * SECONDS_FOR_A_DEMO) * 1000);
    await page.setViewportSize({ width: 360, height: 740 });
    const shifts = await watchShifts(page);
    await page.goto(pathname);
    for (const name of names) {
      const stage = await openDemo(page, name);
      await expect.poll(() => isFilled(stage), { message: `${name} is not empty` }).toBe(true);
      const { width, inside } = await stage.evaluate((element) => ({
        width: document.documentElement.scrollWidth,
        inside: element.scrollWidth - element.clientWidth,
      }));
      expect(width, `width of the page with ${name}`).toBeLessThanOrEqual(360);
      expect(inside, `overflow of ${name}`).toBeLessThanOrEqual(0);
    }
    await expectNoShift(page, await shifts());
  });
}
