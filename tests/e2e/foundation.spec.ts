import type { Page } from 'playwright/test';
import { HOME, IDLE_LOAD_MS } from '../../src/core/constants';
import { sentBytes } from '../../src/node/kit/sentBytes';
import { atRest, letTimePass } from './atRest';
import { wakeReact } from './frame';
import { expect, test } from './test';

const LICENSING = '/x/introduction/licensing/';
const INSTALLATION = '/x/introduction/installation/';

const heading = (page: Page) => page.locator('main h1');

test.describe('delivery', () => {
  test('documents come under the strict policy', async ({ request }) => {
    const headers = (await request.get(LICENSING)).headers();
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['cache-control']).toContain('must-revalidate');
  });

  test('hashed files are immutable, and text is compressed', async ({ page }) => {
    const answers = new Map<string, Record<string, string>>();
    page.on('response', (response) => {
      answers.set(new URL(response.url()).pathname, response.headers());
    });
    await page.goto(LICENSING);
    const [, boot] = [...answers].find(([path]) => path.startsWith('/assets/boot.'))!;
    expect(boot['cache-control']).toContain('immutable');
    expect(boot['content-encoding']).toBe('br');
    expect(answers.get(LICENSING)!['content-encoding']).toBe('br');
  });

  test('style sheets stay when React wakes and when the page changes', async ({ page }) => {
    await page.goto('/x/api/tree-view/tree-item/');
    const sheets = await page.locator('head link[rel=stylesheet]').elementHandles();
    expect(sheets.length).toBeGreaterThan(1);
    await wakeReact(page);
    await page.locator('#side-nav a[href="/x/api/tree-view/rich-tree-view/"]').click();
    await expect(heading(page)).toHaveText('RichTreeView API');
    for (const sheet of sheets) expect(await sheet.evaluate((link) => link.isConnected)).toBe(true);
  });

  test('the start pages lead to the overview', async ({ page }) => {
    for (const path of ['/', '/x/', '/x']) {
      await page.goto(path);
      await expect(page).toHaveURL(HOME);
    }
  });

  test('a page without its slash is found, and an unknown one gets our 404', async ({
    request,
  }) => {
    const redirect = await request.get('/x/introduction/licensing?a=1', { maxRedirects: 0 });
    expect(redirect.status()).toBe(301);
    expect(redirect.headers().location).toBe('/x/introduction/licensing/?a=1');
    for (const path of [
      '/x/nothing/',
      '/x/%E0%A4%A/',
      '/../package.json',
      '/x/..%2f..%2fpackage.json',
    ]) {
      const missing = await request.get(path);
      expect(missing.status(), path).toBe(404);
      expect(await missing.text()).toContain('Page not found');
    }
  });
});

test.describe('policy', () => {
  test.use({ allowedMessages: [/requires 'TrustedScript' assignment/] });

  test('the policy really refuses an inline script and a foreign one', async ({ page }) => {
    await page.goto(LICENSING);
    const outcome = await page.evaluate(() => {
      const attempts = [
        () => document.createElement('div').insertAdjacentHTML('beforeend', '<img onerror=x>'),
        () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
        () => Object.assign(document.createElement('script'), { text: 'window.ran = true' }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'passed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    // Markup without a sanitizer is turned into text, which is why the first one passes.
    expect(outcome).toEqual(['passed', 'TypeError', 'TypeError']);
  });
});

test.describe('weight', () => {
  test('a text page loads no React before there is an intent', async ({ page }) => {
    const scripts: number[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      // As budgets count: without what HTTP puts around a body.
      scripts.push(sentBytes(`out${new URL(request.url()).pathname}`));
    });
    await page.clock.install();
    await page.goto(LICENSING);
    await letTimePass(page, IDLE_LOAD_MS / 2);
    // The boot script, that of the page, and what waits for style sheets.
    await expect.poll(() => scripts).toHaveLength(3);
    expect(Math.min(...scripts)).toBeGreaterThan(0);
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * 1024);
    expect(await page.evaluate(() => 'next' in window)).toBe(false);
    // A page that is left alone gets it in the end.
    await letTimePass(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(await page.evaluate(() => 'next' in window)).toBe(true);
  });

  test('a text page that is awake has the scripts of the frame, and nothing of demos', async ({
    page,
  }) => {
    let bytes = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') {
        bytes += sentBytes(`out${new URL(request.url()).pathname}`);
      }
    });
    await page.goto(LICENSING);
    await wakeReact(page);
    await atRest(page);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(162_500);
    await expect(page.locator('style[data-emotion]')).toHaveCount(0);
  });

  test('the document holds its content once', async ({ request }) => {
    const html = await (await request.get(LICENSING)).text();
    const sentence = 'Community packages are MIT licensed';
    expect(html.split(sentence)).toHaveLength(2);
    const data = /id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
    expect(data).toContain('"html":""');
    expect(data.length).toBeLessThan(2500);
  });

  test('every script and style sheet carries its hash', async ({ request }) => {
    const html = await (await request.get(LICENSING)).text();
    const tags = html.match(/<(?:script [^>]*src|link [^>]*rel="stylesheet")[^>]*>/g)!;
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toContain('integrity="sha384-');
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/))/);
  });
});

test.describe('hydration and navigation', () => {
  test('content survives hydration, client navigation, back, forward and reload', async ({
    page,
  }) => {
    await page.goto(LICENSING);
    // Without the place of the ad, which is filled when the page is idle.
    const article = page.locator('article .guide-body');
    const licensing = await article.innerText();
    await wakeReact(page);
    expect(await article.innerText()).toBe(licensing);

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`#side-nav a[href="${INSTALLATION}"]`).click();
    await expect(heading(page)).toHaveText('Installation');
    const installation = await article.innerText();
    expect(installation).toContain('Install a product');
    await expect(page).toHaveTitle(/^Installation/);

    await page.goBack();
    await expect(heading(page)).toHaveText('Licensing');
    expect(await article.innerText()).toBe(licensing);
    await page.goForward();
    await expect(heading(page)).toHaveText('Installation');
    expect(await article.innerText()).toBe(installation);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.reload();
    expect(await article.innerText()).toBe(installation);
  });

  test('without JavaScript the page reads and its links work', async ({ newContext }) => {
    const page = await (await newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(INSTALLATION);
    await expect(page.getByRole('heading', { name: 'Install a product' })).toBeVisible();
    // Every tab panel is there to be read.
    await expect(
      page.getByText('pnpm add @mui/x-data-grid', { exact: false }).first(),
    ).toBeVisible();
    await page.locator(`#side-nav a[href="${LICENSING}"]`).click();
    await expect(heading(page)).toHaveText('Licensing');
  });
});
