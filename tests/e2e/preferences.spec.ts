import type { BrowserContext, Page } from 'playwright/test';
import { differentPixels } from './differentPixels';
import { wakeReact } from './frame';
import { drawLots } from './services';
import { expect, test } from './test';

const PAGE = '/x/introduction/licensing/';

/** Pixels in which two drawings of the same page may differ: corners that are rasterised anew. */
const NOISE_PIXELS = 20;

const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);

/** Stores preferences as an earlier visit would have left them. */
async function storeFor(context: BrowserContext, stored: Record<string, string>): Promise<void> {
  await context.addInitScript((entries) => {
    // The blank page that a tab begins with has no storage.
    if (self.origin === 'null') return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Leaves a page only the script that runs before it is painted. */
const leaveOnlyBoot = (page: Page) => page.route('**/assets/page.*.js', (route) => route.abort());

async function setCookie(context: BrowserContext, origin: string, name: string, value: string) {
  await context.addCookies([{ name, value, url: origin }]);
}

test.describe('the first painted frame is the right one', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  const states: [name: string, stored: Record<string, string>, cookie?: [string, string]][] = [
    ['dark', { 'mui-mode': 'dark' }],
    ['right to left', { 'docs-direction': 'rtl' }],
    ['compact', { 'docs-density': 'compact' }],
    ['coloured', {}, ['paletteColors', '{"primary":"red","secondary":"teal"}']],
  ];

  for (const [name, stored, cookie] of states) {
    test(name, async ({ newContext, baseURL }) => {
      const open = async (isStored: boolean, isWhole = false): Promise<Page> => {
        const context = await newContext({ reducedMotion: 'reduce' });
        if (isStored) await storeFor(context, stored);
        if (isStored && cookie) {
          await setCookie(context, baseURL!, cookie[0], encodeURIComponent(cookie[1]));
        }
        const page = await context.newPage();
        // Each session draws the shape of its ads, which have places of two heights.
        await drawLots(page, 0.5);
        if (!isWhole) await leaveOnlyBoot(page);
        await page.goto(PAGE);
        await page.evaluate(() => document.fonts.ready);
        return page;
      };
      // The ad comes when the page is idle: its place is another test's (services-ads.spec.ts).
      const shoot = (of: Page) => of.screenshot({ mask: [of.locator('.ad')] });
      const first = await shoot(await open(true));
      const seen = differentPixels(first, await shoot(await open(false)));
      expect(seen, 'the choice can be seen').toBeGreaterThan(NOISE_PIXELS);
      const page = await open(true, true);
      await wakeReact(page);
      await page.waitForLoadState('networkidle');
      const changes = async () => differentPixels(first, await shoot(page));
      await expect.poll(changes, 'what comes later changes nothing').toBeLessThan(NOISE_PIXELS);
    });
  }

  test('JavaScript, where it is chosen', async ({ newContext, baseURL }) => {
    const shoot = async (variant: string, isAwake: boolean): Promise<Buffer> => {
      const context = await newContext({ reducedMotion: 'reduce' });
      await setCookie(context, baseURL!, 'codeVariant', variant);
      const page = await context.newPage();
      if (!isAwake) await leaveOnlyBoot(page);
      await page.goto('/x/react-tree-view/rich-tree-view/items/');
      await page.evaluate(() => document.fonts.ready);
      if (isAwake) await wakeReact(page);
      return page.getByRole('group', { name: 'Language' }).first().screenshot();
    };
    const first = await shoot('JS', false);
    expect(differentPixels(first, await shoot('TS', false))).toBeGreaterThan(NOISE_PIXELS);
    expect(differentPixels(first, await shoot('JS', true))).toBeLessThan(NOISE_PIXELS);
  });
});

test('the system is followed while it is chosen, before and after React', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  expect(await attribute(page, 'data-color-scheme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await wakeReact(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('the compact density reaches the grids of demos', async ({ page }) => {
  const cellHeight = async () => {
    await page.goto('/x/react-data-grid/sorting/');
    await wakeReact(page);
    const cell = page.locator('#BasicSort .demo-surface .MuiDataGrid-row').first();
    await cell.scrollIntoViewIfNeeded();
    return (await cell.boundingBox())!.height;
  };
  expect(await cellHeight()).toBe(52);
  await page.evaluate(() => localStorage.setItem('docs-density', 'compact'));
  expect(await cellHeight()).toBe(36);
});

test('another tab follows a choice', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  await other.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await wakeReact(page);
  await other.evaluate(() => localStorage.setItem('mui-mode', 'light'));
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('a hash chooses the code variant and styling, and the choice is kept for a year', async ({
  page,
  context,
}) => {
  await page.goto(`${PAGE}#tailwind-Nothing.js`);
  expect(await attribute(page, 'data-code-variant')).toBe('JS');
  expect(await attribute(page, 'data-code-styling')).toBe('Tailwind');
  await page.goto('/x/introduction/support/');
  expect(await attribute(page, 'data-code-variant')).toBe('JS');

  const cookies = await context.cookies();
  const variant = cookies.find(({ name }) => name === 'codeVariant')!;
  expect(variant).toMatchObject({ value: 'JS', path: '/', sameSite: 'Lax' });
  const days = (variant.expires - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('without a hash and a cookie TypeScript is saved', async ({ page, context }) => {
  const saved = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await page.goto(PAGE);
  await expect.poll(saved).toEqual(['codeVariant=TS']);
});

test('a collapsed navigation gives the page its room, and stays collapsed', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('radio', { name: 'Collapsed' }).check({ force: true });
  await page.keyboard.press('Escape');
  const navigation = page.locator('#side-nav');
  await expect(navigation).toBeHidden();
  await page.reload();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(navigation).toBeVisible();
});

test.describe('hostile storage', () => {
  test('garbage in cookies and storage counts as no choice', async ({ page, context, baseURL }) => {
    await storeFor(context, {
      'mui-mode': '<script>alert(1)</script>',
      'mui-color-scheme-light': 'pink',
      'docs-direction': 'up',
      'docs-density': '__proto__',
      'package-manager': 'x'.repeat(100_000),
    });
    await setCookie(context, baseURL!, 'codeVariant', '%E0%A4%A');
    await setCookie(context, baseURL!, 'codeStyling', 'constructor');
    await setCookie(context, baseURL!, 'paletteColors', '%7B%22primary%22%3A');
    await page.goto(PAGE);
    await wakeReact(page);
    expect(await attribute(page, 'data-mode')).toBe('system');
    expect(await attribute(page, 'dir')).toBe('ltr');
    expect(await attribute(page, 'data-code-variant')).toBe('TS');
    expect(await attribute(page, 'data-package-manager')).toBe('npm');
    await expect(page.locator('h1')).toHaveText('Licensing');
  });

  for (const [name, sabotage] of [
    [
      'blocked',
      () => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
        Object.defineProperty(window, 'sessionStorage', { get: refuse });
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name} storage leaves the site working with defaults`, async ({ page, context }) => {
      await context.addInitScript(sabotage);
      await page.goto(PAGE);
      await wakeReact(page);
      expect(await attribute(page, 'data-mode')).toBe('system');
      await page.locator('#side-nav a[href="/x/introduction/installation/"]').click();
      await expect(page.locator('main h1')).toHaveText('Installation');
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
    });
  }
});

test.describe('broken addresses', () => {
  // The one message that the specification asks for (SPEC 3.2).
  test.use({ allowedMessages: [/^console\.error: Missing language: /] });

  test('leave the page alive', async ({ page }) => {
    for (const suffix of [
      '#nothing-here',
      '#%E0%A4%A',
      '?userLanguage=%E0%A4%A',
      '?userLanguage=xx',
    ]) {
      await page.goto(PAGE + suffix);
      await wakeReact(page);
      await expect(page.locator('h1')).toHaveText('Licensing');
    }
  });
});
