import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { IDLE_LOAD_MS } from '../../src/core/constants';
import { atRest, letTimePass } from '../e2e/atRest';
import { LICENSING, SUPPORT, navLink, scrollTop, title, wakeReact } from '../e2e/frame';
import { layoutShift } from '../e2e/layoutShifts';
import { ALLOWED, STAND_INS, configure, remember, watchServices } from '../e2e/services';
import { expect, test } from '../e2e/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy on this site' });
const allow = (page: Page) => banner(page).getByRole('button', { name: 'Allow', exact: true });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Don’t allow' });
const footerButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

async function open(page: Page, path = LICENSING): Promise<void> {
  await page.goto(path);
  await wakeReact(page);
}

test('a build without such services asks nothing', async ({ page }) => {
  await page.clock.install();
  await configure(page, { feedback: STAND_INS.feedback, chat: STAND_INS.chat });
  await open(page);
  await letTimePass(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(footerButton(page)).toHaveCount(0);
});

for (const width of [1440, 360]) {
  test(`the question moves nothing, leaves the page usable and is accessible at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await configure(page, STAND_INS);
    const requests = watchServices(page);
    await open(page);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('#announcer')).toContainText('Your privacy on this site');
    // What the reader came for stays in view.
    expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(740 / 4);
    expect(await layoutShift(page)).toBe(0);
    await expect(page.locator('body')).toBeFocused();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollTop(page)).toBe(400);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(requests).toEqual([]);
  });
}

for (const [mode, direction] of [
  ['dark', 'ltr'],
  ['light', 'rtl'],
] as const) {
  test(`ad, question and feedback are accessible, ${mode} and ${direction}`, async ({ page }) => {
    await configure(page, STAND_INS);
    await remember(page, { local: { 'mui-mode': mode, 'docs-direction': direction } });
    await open(page);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('.ad a')).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await page.locator('.section-button').first().click();
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await expect(page.getByRole('dialog', { name: /^Feedback on the section/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('yes by keyboard: it is kept, and loads what it allows', async ({ page }) => {
  await page.clock.install();
  await configure(page, STAND_INS);
  const requests = watchServices(page);
  await remember(page, { session: { 'docs-ad-inline': 'no' } });
  await open(page);
  await allow(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  const asked = () => new Set(requests.map(({ url }) => url.split('?')[0]));
  await expect.poll(asked).toContain('/stand-ins/icon-font.css');
  await expect.poll(asked).toContain('/stand-ins/tags/script.js');
  await expect(page.locator('.ad iframe')).toBeAttached();
  await page.reload();
  await wakeReact(page);
  await letTimePass(page);
  await expect(banner(page)).toHaveCount(0);
});

test('no: it is kept, and nothing is loaded on this page or the next', async ({ page }) => {
  await page.clock.install();
  await configure(page, STAND_INS);
  const requests = watchServices(page);
  await open(page);
  await refuse(page).click();
  await expect(banner(page)).toHaveCount(0);
  await navLink(page, SUPPORT).click();
  await expect(title(page)).toHaveText('Support');
  await page.reload();
  await wakeReact(page);
  await letTimePass(page);
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('docs-consent'))).toBe('denied');
});

test('the footer opens the question: focus goes in and comes back, Escape changes nothing', async ({
  page,
}) => {
  await configure(page, STAND_INS);
  await remember(page, { local: { 'docs-consent': 'denied' } });
  await open(page);
  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('Current choice: not allowed.');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(allow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(footerButton(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docs-consent'))).toBe('granted');
});

test('other tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await configure(tab, STAND_INS);
    await open(tab);
    await expect(banner(tab)).toBeVisible();
  }
  const asked = other.waitForRequest(/stand-ins\/tags\/script/);
  await allow(page).click();
  await expect(banner(other)).toHaveCount(0);
  await asked;
});

for (const [name, set] of [
  [
    'Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  ],
  ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' })],
] as const) {
  for (const stored of ['open', 'granted']) {
    test(`${name} is a no, with "${stored}" stored`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(set);
      await configure(page, STAND_INS);
      await remember(page, { local: { 'docs-consent': stored } });
      const requests = watchServices(page);
      await open(page);
      await expect(page.locator('.ad a')).toBeVisible();
      await letTimePass(page);
      await expect(banner(page)).toHaveCount(0);
      await footerButton(page).click();
      await expect(banner(page)).toContainText('Your browser asks sites not to track you');
      await expect(allow(page)).toHaveCount(0);
      await banner(page).getByRole('button', { name: 'Close' }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(requests).toEqual([]);
    });
  }
}

test('where the build requires no consent nobody is asked, and the footer still takes a no', async ({
  page,
}) => {
  await page.clock.install();
  await configure(page, { ...STAND_INS, isConsentRequired: false });
  const tag = page.waitForRequest(/stand-ins\/tags\/script/);
  await open(page);
  await tag;
  await expect(banner(page)).toHaveCount(0);
  await footerButton(page).click();
  await refuse(page).click();
  const requests = watchServices(page);
  await page.reload();
  await wakeReact(page);
  await letTimePass(page);
  expect(requests).toEqual([]);
});

test('garbage in storage counts as no answer', async ({ page }) => {
  await configure(page, STAND_INS);
  await remember(page, { local: { 'docs-consent': '<script>granted</script>' } });
  const requests = watchServices(page);
  await open(page);
  await expect(banner(page)).toBeVisible();
  await atRest(page);
  expect(requests).toEqual([]);
});

test.describe('weight', () => {
  test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

  test('ads, analytics, consent and feedback cost at most 15 kB until they are used', async ({
    page,
  }) => {
    await configure(page, { tag: STAND_INS.tag, feedback: STAND_INS.feedback });
    const loadedFiles = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\/(_next\/static|assets)\/.*\.(js|css)$/.test(name))
          .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
      );
    await page.goto(LICENSING);
    await atRest(page);
    const known = new Set((await loadedFiles()).map(([path]) => path));
    // React and the shell are named by the document.
    const shell = await page.locator('#deferred-scripts').textContent();
    for (const [path] of JSON.parse(shell!) as [string, string][]) known.add(path);
    await wakeReact(page);
    await allow(page).click();
    await page.waitForResponse(/stand-ins\/tags\/collect/);
    await atRest(page);
    const files = (await loadedFiles()).filter(
      ([path]) => !known.has(path) && !path.includes('Manifest'),
    );
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ bytes, files }) });
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(bytes).toBeLessThan(15 * 1024);
  });
});

test('none of it is in the first load', async ({ page }) => {
  await configure(page, STAND_INS);
  await remember(page, ALLOWED);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const early = () =>
    requests.filter((path) => /stand-ins|services\.|_next\/static\/.*\.js/.test(path));
  await page.clock.install();
  await page.goto(LICENSING);
  await letTimePass(page, IDLE_LOAD_MS / 2);
  expect(early()).toEqual([]);
  // The page that is left alone gets React in the end, and with it all of them.
  await letTimePass(page);
  await expect.poll(early).toContain('/stand-ins/tags/script.js');
});
