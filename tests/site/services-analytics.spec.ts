import type { Page } from 'playwright/test';
import { adverts } from '../../data/adverts';
import { advertFor } from '../../src/ads/advertFor';
import { atRest, letTimePass } from '../e2e/atRest';
import { INSTALLATION, LICENSING, navLink, title, wakeReact } from '../e2e/frame';
import {
  ALLOWED,
  STAND_INS,
  configure,
  drawLots,
  remember,
  switchTo,
  watchServices,
} from '../e2e/services';
import { expect, test } from '../e2e/test';

const TAG = { tag: STAND_INS.tag };

/** What the tag service has collected: the calls of its function, in order. */
function watchCalls(page: Page): () => Promise<unknown[][]> {
  const requests = watchServices(page);
  return () =>
    Promise.resolve(
      requests
        .filter(({ url }) => url === '/stand-ins/tags/collect')
        .map(({ body }) => callOf(body)),
    );
}

/** `arguments` becomes an array in the stand-in; a date becomes a text. */
function callOf(body: unknown): unknown[] {
  const call = body as unknown[];
  return call[0] === 'js' ? ['js'] : call;
}

const events = (calls: unknown[]) => calls.filter((call) => (call as unknown[])[0] === 'event');

async function open(page: Page, path = LICENSING): Promise<void> {
  await page.goto(path);
  await wakeReact(page);
}

const viewOf = (baseURL: string, path: string, pageTitle: string) => [
  'event',
  'page_view',
  {
    page_title: pageTitle,
    page_location: baseURL + path,
    productId: 'x-introduction',
    productCategoryId: 'x',
  },
];

test('a page view is sent on load and on each change of page, never by the service itself', async ({
  page,
  baseURL,
}) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  await page.emulateMedia({ colorScheme: 'dark' });
  const calls = watchCalls(page);
  await drawLots(page, 0.9);
  await open(page);
  const properties = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'dark',
    colorScheme: 'system',
  };
  const start = [
    ['js'],
    ['config', 'G-STANDIN', { send_page_view: false }],
    ['set', 'user_properties', properties],
    viewOf(baseURL!, LICENSING, 'Licensing - MUI X'),
  ];
  await expect.poll(calls).toEqual(start);
  await navLink(page, INSTALLATION).click();
  await expect(title(page)).toHaveText('Installation');
  await expect
    .poll(calls)
    .toEqual([...start, viewOf(baseURL!, INSTALLATION, 'Installation - MUI X')]);
});

test('a product’s page names the product', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  const calls = watchCalls(page);
  await open(page, '/x/api/charts/bar-chart/');
  await expect.poll(async () => JSON.stringify(await calls())).toContain('"productId":"x-charts"');
});

test('user properties follow the reader', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  await page.emulateMedia({ colorScheme: 'light' });
  const calls = watchCalls(page);
  await open(page);
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Web vitals may come at any time.
  const last = async () => (await calls()).findLast(([command]) => command === 'set');
  await expect
    .poll(last)
    .toMatchObject(['set', 'user_properties', { colorScheme: 'dark', colorSchemeOS: 'dark' }]);
});

test('clicks are sent with category, action and label, in the share that `split` names', async ({
  page,
}) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  await drawLots(page, 0.5);
  const calls = watchCalls(page);
  await open(page);
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(3);
  const before = (await calls()).length;
  await page.evaluate(() => {
    for (const split of ['0.4', '0.5', '0.6', '', undefined]) {
      const button = document.createElement('button');
      Object.assign(button.dataset, {
        gaEventCategory: 'test',
        gaEventAction: 'press',
        gaEventLabel: `${split}`,
      });
      if (split !== undefined) button.dataset.gaEventSplit = split;
      const inner = button.appendChild(document.createElement('span'));
      document.body.append(button);
      button.addEventListener('click', (event) => event.stopPropagation());
      inner.click();
    }
  });
  const sent = async () => (await calls()).slice(before);
  const event = (label: string) => ['event', 'test', { eventAction: 'press', eventLabel: label }];
  await expect.poll(sent).toEqual([event('0.6'), event('undefined')]);
});

test('an ad’s display is sent by a tenth, its click always', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, { ...ALLOWED, session: { 'docs-ad-inline': 'no' } });
  await drawLots(page, 0.09);
  const calls = watchCalls(page);
  await open(page);
  const { label } = advertFor(LICENSING, adverts);
  const ads = async () => events(await calls()).filter((call) => (call as unknown[])[1] === 'ad');
  await expect.poll(ads).toEqual([['event', 'ad', { eventAction: 'display', eventLabel: label }]]);
  await page.locator('.ad a').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  await expect
    .poll(async () => (await ads()).at(-1))
    .toEqual(['event', 'ad', { eventAction: 'click', eventLabel: label }]);
});

test('nine tenths of the displays are not sent', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  await drawLots(page, 0.1);
  const calls = watchCalls(page);
  await open(page);
  await expect(page.locator('.ad a')).toBeVisible();
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(3);
  await atRest(page);
  expect(JSON.stringify(await calls())).not.toContain('display');
});

test('web vitals of a session in the sample', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, { ...ALLOWED, session: { 'docs-web-vitals': 'yes' } });
  const calls = watchCalls(page);
  await open(page);
  await expect.poll(async () => JSON.stringify(await calls())).toContain('TTFB');
  const [, , parameters] = events(await calls()).find(
    (call) => (call as unknown[])[1] === 'TTFB',
  ) as [string, string, Record<string, unknown>];
  expect(Object.keys(parameters).sort()).toEqual([
    'metric_delta',
    'metric_id',
    'metric_label',
    'metric_value',
    'value',
  ]);
  expect(parameters.metric_id).toMatch(/^v\d+-/);
  expect(parameters.metric_label).toMatch(/good|needs-improvement|poor/);
  expect(parameters.value).toBe(parameters.metric_delta);
});

test('one session of 10,000 is in the sample', async ({ page }) => {
  await configure(page, TAG);
  await remember(page, ALLOWED);
  await drawLots(page, 0.0001);
  const calls = watchCalls(page);
  await open(page);
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(3);
  await atRest(page);
  expect(JSON.stringify(await calls())).not.toContain('metric_id');
});

test.describe('nothing is sent', () => {
  for (const [name, services, consent] of [
    ['where it is not configured', {}, 'granted'],
    ['without an answer about consent', TAG, 'open'],
    ['where the reader has said no', TAG, 'denied'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.clock.install();
      await configure(page, services);
      await remember(page, { local: { 'docs-consent': consent } });
      const requests = watchServices(page);
      await open(page);
      await page.locator('.ad a').waitFor();
      await navLink(page, INSTALLATION).click();
      await expect(title(page)).toHaveText('Installation');
      await letTimePass(page);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }

  test('from the moment on at which consent is taken back', async ({ page }) => {
    await page.clock.install();
    await configure(page, TAG);
    await remember(page, ALLOWED);
    const calls = watchCalls(page);
    await open(page);
    await expect.poll(async () => (await calls()).length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    const before = (await calls()).length;
    await navLink(page, INSTALLATION).click();
    await expect(title(page)).toHaveText('Installation');
    await letTimePass(page);
    expect(await calls()).toHaveLength(before);
    expect(await page.evaluate(() => 'ga-disable-G-STANDIN' in window)).toBe(true);
  });
});

test.describe('a tag service', () => {
  test.use({
    allowedMessages: [/Failed to load resource|Refused to execute script|Content Security Policy/],
  });

  for (const answer of ['fail', 'hostile', 'slow']) {
    test(`that answers ${answer} leaves the page alone`, async ({ page }) => {
      await configure(page, TAG);
      await remember(page, ALLOWED);
      await switchTo(page, { tag: answer });
      const answered = page.waitForResponse(/stand-ins\/tags\/script/);
      await open(page);
      await answered;
      await atRest(page);
      // Each script that runs puts a function of its own into the queue.
      const hasRun = await page.evaluate(() => Object.hasOwn(window.dataLayer!, 'push'));
      expect(hasRun).toBe(answer !== 'fail');
      await navLink(page, INSTALLATION).click();
      await expect(title(page)).toHaveText('Installation');
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }
});
