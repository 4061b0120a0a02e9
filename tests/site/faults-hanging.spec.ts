import type { Page, Route } from 'playwright/test';
import { LICENSING, navLink, SUPPORT, title, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';

// Each kind of file of the site's own in each way in which it can be useless. The page's clock is
// moved on by hand, so that no limit depends on how busy the machine is.
test.setTimeout(120_000);
test.use({
  allowedMessages: [
    /Missing license key|Failed to load resource|Failed to fetch|Refused to execute|uncaught: (.*chunk|$)/i,
  ],
});

const FOCUS = '/x/react-tree-view/rich-tree-view/focus/';

/** Ways in which an answer can be of no use. */
const WAYS: [name: string, answer: (route: Route) => unknown][] = [
  ['hangs', () => {}],
  ['is missing', (route) => route.fulfill({ status: 404, body: 'not found' })],
  [
    'is a page in its place',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
  ],
  [
    'is cut off',
    (route) => {
      const isScript = route.request().url().endsWith('.js');
      const contentType = isScript ? 'text/javascript' : 'application/json';
      return route.fulfill({ contentType, body: '{"pages":[{' });
    },
  ],
];

/** Moves the page's time on, step by step, until something is there. */
async function passTimeUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(await isThere()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

for (const [name, answer] of WAYS) {
  test(`a demo whose code ${name} says so, and another try brings it`, async ({ page }) => {
    await page.clock.install();
    await page.goto(FOCUS);
    await wakeReact(page);
    // React's own scripts are there.
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
      known.includes(new URL(route.request().url()).pathname) ? route.continue() : answer(route),
    );
    const demo = page.locator('[data-demo]').last();
    await demo.scrollIntoViewIfNeeded();
    const failure = demo.locator('.demo-failure');
    await passTimeUntil(page, () => failure.isVisible());
    // The page itself may ask again at the same moment, and the button goes with the message.
    await failure.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
    await passTimeUntil(page, () => demo.locator('.demo-surface').isVisible());
  });

  test(`a search whose index ${name} says so, and another try brings it`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/search/*.json', answer);
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const palette = page.getByRole('dialog', { name: 'Search' });
    const failure = palette.getByRole('alert');
    await passTimeUntil(page, () => failure.isVisible());
    await expect(failure).toContainText('The search index could not be loaded.');
    await page.unroute('**/assets/search/*.json');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('combobox').fill('licensing');
    await passTimeUntil(page, () => palette.locator(`[href="${LICENSING}"]`).first().isVisible());
    await expect(failure).toHaveCount(0);
  });

  test(`a search whose code ${name} says so, and another try brings it`, async ({ page }) => {
    await page.clock.install();
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.route(/\/_next\/static\/chunks\//, answer);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    await passTimeUntil(page, () => page.locator('.search-failure').isVisible());
    // Then: what has hung may come by itself, and the palette would cover the button.
    await button.dispatchEvent('click');
    await page.unroute(/\/_next\/static\/chunks\//);
    await passTimeUntil(page, () => page.locator('[data-search-input]').isVisible());
  });

  // Nothing tells half of a text from a whole one.
  if (name === 'is cut off') continue;
  test(`a page whose Markdown ${name} copies nothing wrong`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(LICENSING);
    await page.evaluate(() => navigator.clipboard.writeText('as before'));
    await page.route('**/*.md', answer);
    const button = page.locator('[data-copy-page]');
    await button.click();
    const said = page.locator('#announcer');
    await passTimeUntil(page, async () => (await said.textContent()) === 'Copying failed');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
  });
}

test('style sheets hang: the text shows without them, then with them', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.css', () => {});
  await page.goto(LICENSING, { waitUntil: 'commit' });
  const text = page.getByText('Community packages are MIT licensed');
  await passTimeUntil(page, () => text.isVisible());
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
  await wakeReact(page);
  await page.unroute('**/*.css');
  const isStyled = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('.app-bar')!).position !== 'static',
    );
  await passTimeUntil(page, isStyled);
});

const REACT = /\/_next\/static\/.*\.js/;

for (const [which, hangs] of [
  ['all', () => true],
  ['the first', (index: number) => index === 0],
] as const) {
  test(`React’s scripts hang, ${which} of them: the page says so, and another try brings them`, async ({
    page,
  }) => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route(REACT, (route) => {
      const { pathname } = new URL(route.request().url());
      if (!asked.includes(pathname)) asked.push(pathname);
      return hangs(asked.indexOf(pathname)) ? undefined : route.continue();
    });
    await page.goto(LICENSING);
    await page.keyboard.press('Shift');
    const note = page.getByRole('alert').filter({ hasText: 'Parts of this page' });
    await passTimeUntil(page, () => note.isVisible());
    await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
    // Before the scripts may come: what has hung comes by itself then, and takes the note away.
    await note.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await page.unroute(REACT);
    await passTimeUntil(page, () =>
      page.locator('html').evaluate((html) => 'ready' in html.dataset),
    );
    await expect(note).toHaveCount(0);
  });
}

test('the data of the next page hangs: its document is loaded instead', async ({ page }) => {
  await page.clock.install();
  await page.route('**/_next/data/**', () => {});
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await navLink(page, SUPPORT).click();
  await passTimeUntil(page, async () => (await title(page).textContent()) === 'Support');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(page).toHaveURL(SUPPORT);
});
