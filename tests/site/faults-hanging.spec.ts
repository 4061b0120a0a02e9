import { LICENSING, navLink, SUPPORT, title, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';
import { holdTime, passTimeUntil, USELESS } from './uselessAnswers';

// Each kind of file of the site's own in each way in which it can be useless. The page's clock is
// moved on by hand, so that no limit depends on how busy the machine is.
test.setTimeout(120_000);
test.use({
  allowedMessages: [
    /Missing license key|Failed to load resource|Failed to fetch|Refused to execute|uncaught: (.*chunk|$)/i,
  ],
});

/** A demo in the page, and one in a frame of its own; both far below the first screen. */
const DEMOS = {
  demo: ['/x/react-tree-view/rich-tree-view/focus/', '[data-demo] >> nth=-1'],
  'demo in a frame': ['/x/react-data-grid/layout/', '#WholePageGrid'],
} as const;

for (const [name, answer] of USELESS) {
  for (const [kind, [path, selector]] of Object.entries(DEMOS)) {
    test(`a ${kind} whose code ${name} says so, and another try brings it`, async ({ page }) => {
      await holdTime(page);
      await page.goto(path);
      await wakeReact(page);
      // React's own scripts are there.
      const known = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      );
      await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
        known.includes(new URL(route.request().url()).pathname) ? route.continue() : answer(route),
      );
      const demo = page.locator(selector);
      await demo.scrollIntoViewIfNeeded();
      const failure = demo.locator('.demo-failure');
      await passTimeUntil(page, () => failure.isVisible());
      // The page itself may ask again at the same moment, and the button goes with the message.
      await failure.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
      await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
      const shown = demo.locator('.demo-surface, iframe');
      await passTimeUntil(page, () => shown.isVisible());
    });
  }

  test(`a search whose index ${name} says so, and another try brings it`, async ({ page }) => {
    await holdTime(page);
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
    // In its own time: the engine's thread, which has its own limit, knows nothing of the page's clock.
    await expect(palette.locator(`[href="${LICENSING}"]`).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test(`a search whose code ${name} says so, and another try brings it`, async ({ page }) => {
    await holdTime(page);
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

  // Nothing tells half of a text from a whole one, or from another.
  if (name === 'is cut off' || name === 'has another shape') continue;
  test(`a page whose Markdown ${name} copies nothing wrong`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await holdTime(page);
    await page.goto(LICENSING);
    await page.evaluate(() => navigator.clipboard.writeText('as before'));
    await page.route('**/*.md', answer);
    // A message goes away in time, and the test makes time fly: what was said once counts.
    const said = await page.evaluateHandle(() => {
      const messages = new Set<string>();
      new MutationObserver(() =>
        messages.add(document.getElementById('announcer')?.textContent ?? ''),
      ).observe(document.body, { childList: true, characterData: true, subtree: true });
      return messages;
    });
    await page.locator('[data-copy-page]').click();
    await passTimeUntil(page, () => said.evaluate((all) => all.has('Copying failed')));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
  });
}

test('style sheets hang: the text shows without them, then with them', async ({ page }) => {
  await holdTime(page);
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
    await holdTime(page);
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
  await holdTime(page);
  await page.route('**/_next/data/**', () => {});
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await navLink(page, SUPPORT).click();
  await passTimeUntil(page, async () => (await title(page).textContent()) === 'Support');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(page).toHaveURL(SUPPORT);
});
