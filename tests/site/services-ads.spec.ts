import type { Page } from 'playwright/test';
import { adverts } from '../../data/adverts';
import { advertFor } from '../../src/ads/advertFor';
import { AD } from '../../src/core/constants';
import { atRest, letTimePass } from '../e2e/atRest';
import { INSTALLATION, LICENSING, ROADMAP, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { layoutShift } from '../e2e/layoutShifts';
import {
  ALLOWED,
  STAND_INS,
  configure,
  drawLots,
  remember,
  switchTo,
  watchServices,
  withAdScript,
} from '../e2e/services';
import { expect, test } from '../e2e/test';
import { passTimeUntil } from './uselessAnswers';

const slot = (page: Page) => page.locator('.ad');
const houseLinks = adverts.map(({ link }) => link);
const networkFrame = (page: Page) => slot(page).locator('iframe');
/** The ad that the network's script has put into its frame. */
const scriptLink = (page: Page) =>
  networkFrame(page).contentFrame().locator('a[href^="https://example.com/"]');
/** The ad that has come as JSON. */
const networkLink = (page: Page) => slot(page).locator('a[href^="https://example.com/"]');

/** Long enough for the polls that lead to a blocker (7 × 500 ms) on a busy machine. */
const BLOCKER = { timeout: 15_000 };

async function open(page: Page, { shape = 'image', path = LICENSING } = {}): Promise<void> {
  await remember(page, {
    ...ALLOWED,
    session: { 'docs-ad-inline': shape === 'inline' ? 'yes' : 'no' },
  });
  await page.goto(path);
  await wakeReact(page);
}

async function expectHouseAd(page: Page, options?: { timeout: number }): Promise<void> {
  const link = slot(page).locator('a.ad-content:visible');
  await expect(link).toHaveCount(1, options);
  expect(houseLinks).toContain(await link.getAttribute('href'));
}

/** Nothing ran, nothing moved, nothing is taller than its place. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await layoutShift(page)).toBe(0);
  const isInline = await page.evaluate(() => document.documentElement.dataset.adShape === 'inline');
  expect((await slot(page).boundingBox())?.height).toBe(isInline ? 126 : 228);
  await expect(page.locator('[href^="javascript:"], [src^="javascript:"]')).toHaveCount(0);
}

test.describe('without an ad network', () => {
  test('its artwork is 130 × 100, of the scheme, and the other scheme’s is not loaded', async ({
    page,
  }) => {
    const images: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/static/adverts/')) images.push(request.url());
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await remember(page, { session: { 'docs-ad-inline': 'no' } });
    await page.goto(LICENSING);
    await wakeReact(page);
    const image = slot(page).locator('img:visible');
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
    expect(images.map((url) => /-(\w+)\.svg$/.exec(url)?.[1])).toEqual(['dark']);
  });

  test.describe('whose artwork does not come', () => {
    test.use({ allowedMessages: [/Failed to load resource/] });

    test('no broken image is shown, and that of the next page is', async ({ page }) => {
      await page.route('**/static/adverts/**', (route) => route.abort());
      await open(page);
      await slot(page).scrollIntoViewIfNeeded();
      await expect(slot(page).locator('img:visible')).toHaveCount(0);
      await expectHouseAd(page);
      await page.unroute('**/static/adverts/**');
      const shown = advertFor(LICENSING, adverts);
      const next = [SUPPORT, INSTALLATION, ROADMAP].find(
        (path) => advertFor(path, adverts) !== shown,
      );
      await navLink(page, next!).click();
      await expect(slot(page).locator('img:visible')).toHaveJSProperty('naturalHeight', 100);
    });
  });

  test('a fifth of the sessions get a line of text, on every page of the session', async ({
    page,
  }) => {
    await drawLots(page, 0.19);
    await page.goto(LICENSING);
    await wakeReact(page);
    await expectHouseAd(page);
    await expect(slot(page).locator('img:visible')).toHaveCount(0);
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
    await expectHouseAd(page);
    await expect(slot(page).locator('img:visible')).toHaveCount(0);
  });

  test('bots get an empty ad, also of a configured network', async ({ newContext }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const page = await (await newContext({ userAgent })).newPage();
    await page.clock.install();
    await configure(page, STAND_INS);
    const requests = watchServices(page);
    await remember(page, ALLOWED);
    const loaded = page.waitForResponse(/assets\/services\..*css/);
    await page.goto(LICENSING);
    await wakeReact(page);
    await loaded;
    await letTimePass(page);
    await expect(slot(page)).toBeEmpty();
    expect(requests.filter(({ url }) => url.includes('/ads/'))).toEqual([]);
  });

  test('there is none on pages of the API', async ({ page }) => {
    await page.goto('/x/api/charts/bar-chart/');
    await wakeReact(page);
    await expect(slot(page)).toHaveCount(0);
  });
});

test.describe('the script of the network', () => {
  test('is not asked for before there is consent, and then shows its ad', async ({ page }) => {
    await page.clock.install();
    await configure(page, STAND_INS);
    const requests = watchServices(page);
    await remember(page, { session: { 'docs-ad-inline': 'no' } });
    await page.goto(LICENSING);
    await wakeReact(page);
    await expectHouseAd(page);
    await letTimePass(page);
    expect(requests).toEqual([]);
    await expect(networkFrame(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(scriptLink(page)).toBeVisible();
    await expect(slot(page).getByText('Ad', { exact: true })).toBeVisible();
    await expect(slot(page).locator('a.ad-content')).toHaveCount(0);
    await expectUnharmed(page);
  });

  test('runs anew for the next page, and goes when consent is taken back', async ({ page }) => {
    await configure(page, STAND_INS);
    await open(page);
    await expect(scriptLink(page)).toBeVisible();
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
    await expect(scriptLink(page)).toBeVisible();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await expectHouseAd(page);
    await expect(networkFrame(page)).toHaveCount(0);
  });

  test('a late ad replaces our advert', async ({ page }) => {
    await page.clock.install();
    await configure(page, withAdScript('late'));
    await drawLots(page, 0.5);
    await open(page);
    await expectHouseAd(page);
    await expect(scriptLink(page)).toBeHidden();
    await passTimeUntil(page, () => scriptLink(page).isVisible());
    await expect(slot(page).locator('a.ad-content')).toHaveCount(0);
    await expectUnharmed(page);
  });

  test('a slow script counts as a blocker until it comes', async ({ page }) => {
    await configure(page, withAdScript('slow'));
    await drawLots(page, 0);
    await open(page);
    await expect(slot(page)).toContainText('Would you disable it here?', BLOCKER);
    await expect(scriptLink(page)).toBeVisible(BLOCKER);
    await expect(slot(page)).not.toContainText('Would you');
    await expectUnharmed(page);
  });

  test('a backers link makes room for our advert', async ({ page }) => {
    await configure(page, withAdScript('backers'));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.ad iframe')) Object.assign(window, { hadFrame: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page);
    await expect.poll(() => page.evaluate(() => 'hadFrame' in window)).toBe(true);
    await expect(networkFrame(page)).toHaveCount(0);
    await expectHouseAd(page);
    await expectUnharmed(page);
  });
});

test.describe('a blocker', () => {
  test.use({ allowedMessages: [/Failed to load resource|Refused to execute script/] });

  for (const [lot, shown] of [
    [0.2, 'our advert'],
    [0.19, 'the message'],
  ] as const) {
    test(`with the lot ${lot} leads to ${shown}`, async ({ page }) => {
      await page.clock.install();
      await configure(page, withAdScript('fail'));
      await drawLots(page, lot);
      await open(page);
      await expect(networkFrame(page)).toBeAttached();
      if (lot === 0.2) {
        // That the script fails is no proof: the polls are, until the last of them.
        await page.clock.runFor(AD.pollMs * AD.maxPolls);
        await expect(networkFrame(page)).toHaveCount(0, { timeout: 40_000 });
        await expectHouseAd(page);
      } else {
        await page.clock.runFor(AD.pollMs * (AD.pollsBeforeBlocker + 1));
        await expect(slot(page)).toContainText('Would you disable it here?', BLOCKER);
      }
      await expectUnharmed(page);
    });
  }
});

test.describe('an ad that crashes', () => {
  test.use({ allowedMessages: [/Script error|The stand-in for the network has crashed/] });

  test('shows nothing, is reported, and leaves the page alive', async ({ page }) => {
    await configure(page, withAdScript('crash'));
    const requests = watchServices(page);
    await open(page);
    await expect(slot(page)).toBeEmpty(BLOCKER);
    // What fails inside another site's script is its own business.
    const eventLabel = expect.stringMatching(/^Script error|^Uncaught Error/);
    await expect
      .poll(() => requests.map(({ body }) => body))
      .toContainEqual(['event', 'ad', { eventAction: 'crash', eventLabel }]);
    expect((await slot(page).boundingBox())?.height).toBe(228);
    expect(await layoutShift(page)).toBe(0);
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
  });
});

test.describe('ads as JSON', () => {
  const jsonOnly = { adJson: STAND_INS.adJson, tag: STAND_INS.tag };
  const asked = (requests: { url: string }[]) =>
    requests.filter(({ url }) => url === STAND_INS.adJson).length;

  for (const [answer, attempts] of [
    ['ok', 1],
    ['attempt-3', 3],
  ] as const) {
    test(`${answer}: an ad after ${attempts} attempts, as text, with its pixels`, async ({
      page,
    }) => {
      await configure(page, jsonOnly);
      await switchTo(page, { adJson: answer });
      const requests = watchServices(page);
      await open(page, { shape: answer === 'ok' ? 'inline' : 'image' });
      await expect(networkLink(page)).toHaveText(
        /Stand-in\s+An ad that came as JSON & was read as data\./,
      );
      expect(asked(requests)).toBe(attempts);
      await expect(slot(page).getByText('Ad', { exact: true })).toBeVisible();
      await expect(slot(page).locator('img.ad-image')).toHaveCount(answer === 'ok' ? 0 : 1);
      const urls = () => requests.map(({ url }) => url);
      await expect.poll(urls).toContain('/stand-ins/ads/impression.svg');
      await expect.poll(urls).toContain('/stand-ins/ads/pixel.svg?at=1764806400');
      await expect.poll(urls).toContain('/stand-ins/ads/pixel.svg?again=1764806400');
      await expectUnharmed(page);
    });
  }

  // That there are ten, and how long the pauses are, is fetchNetworkAd.test.ts's.
  test('no valid ad: our advert stays, and the network is asked again', async ({ page }) => {
    await configure(page, jsonOnly);
    await switchTo(page, { adJson: 'empty' });
    const requests = watchServices(page);
    await open(page);
    await expect.poll(() => asked(requests), BLOCKER).toBeGreaterThan(2);
    await expectHouseAd(page);
    await expectUnharmed(page);
  });

  test('garbage: our advert, without another attempt', async ({ page }) => {
    await configure(page, jsonOnly);
    await switchTo(page, { adJson: 'garbage' });
    const requests = watchServices(page);
    await open(page);
    await expect.poll(() => asked(requests)).toBe(1);
    await atRest(page);
    await expectHouseAd(page);
    expect(asked(requests)).toBe(1);
    await expectUnharmed(page);
  });

  test('a slow answer replaces our advert, and nobody is told of a blocker', async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() =>
        said.push(document.querySelector('.ad')?.textContent ?? ''),
      ).observe(document, { childList: true, subtree: true });
    });
    await configure(page, jsonOnly);
    await switchTo(page, { adJson: 'slow' });
    // With this lot a blocker would lead to the message.
    await drawLots(page, 0);
    await open(page);
    await expectHouseAd(page);
    await expect(networkLink(page)).toBeVisible(BLOCKER);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.join()).not.toContain('blocker');
    await expectUnharmed(page);
  });

  test.describe('a failed request', () => {
    test.use({ allowedMessages: [/Failed to load resource/] });

    test('yields our advert, without another attempt', async ({ page }) => {
      await configure(page, jsonOnly);
      await switchTo(page, { adJson: 'fail' });
      const requests = watchServices(page);
      await open(page);
      await expect.poll(() => asked(requests)).toBe(1);
      await atRest(page);
      await expectHouseAd(page);
      expect(asked(requests)).toBe(1);
    });
  });
});

test.describe('a hostile network', () => {
  // What it tries is refused, and the browser says so.
  test.use({
    allowedMessages: [
      /Content Security Policy|requires 'TrustedScript' assignment|Failed to load resource|sandboxed|Unsafe attempt/,
    ],
  });

  test('as JSON: texts are texts, links are https, nothing runs', async ({ page }) => {
    await configure(page, { adJson: STAND_INS.adJson });
    await switchTo(page, { adJson: 'hostile' });
    await open(page);
    await expect(networkLink(page)).toHaveAttribute('href', 'https://example.com/?from=hostile');
    await expect(networkLink(page)).toContainText('<script>window.hacked=1</script>Company');
    await expect(
      slot(page).locator('script, a a, [onclick], [onerror], [onmouseover]'),
    ).toHaveCount(0);
    await expect(slot(page).locator('img')).toHaveCount(0);
    await networkLink(page).locator('b').hover();
    await expectUnharmed(page);
  });

  test('as a script: it has no origin, and reaches nothing of the page', async ({ page }) => {
    await configure(page, withAdScript('hostile'));
    await open(page);
    await expect(scriptLink(page)).toBeVisible();
    const frame = (await (await networkFrame(page).elementHandle())!.contentFrame())!;
    expect(await frame.evaluate(() => [self.origin, 'hacked' in window])).toEqual(['null', false]);
    await expect(title(page)).toHaveText('Licensing');
    expect(await page.title()).not.toContain('hacked');
    expect(await page.evaluate(() => localStorage.getItem('hacked'))).toBeNull();
    await expectUnharmed(page);
    await wakeReact(page);
    await navLink(page, SUPPORT).click();
    await expect(title(page)).toHaveText('Support');
  });
});
