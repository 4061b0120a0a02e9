import type { Page } from 'playwright/test';
import { atRest } from './atRest';
import { wakeReact } from './frame';
import { allDemoPages } from './demoPages';
import { expect, LICENSE_MESSAGE, test } from './test';

test.use({
  allowedMessages: [LICENSE_MESSAGE],
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** A page with many typed demos: the first is in the first screen, the last far below. */
const pathname = '/x/react-tree-view/rich-tree-view/items/';
const names = allDemoPages().find((page) => page.pathname === pathname)!.names;
const first = names[0]!;
const last = names.at(-1)!;

const demo = (page: Page, name = first) => page.locator(`#${name}`);
const code = (page: Page, name = first) => demo(page, name).locator('details pre code');
const live = (page: Page, name = first) => demo(page, name).locator('.demo-surface, .demo-iframe');
const tool = (page: Page, label: string, name = first) =>
  demo(page, name).getByRole('button', { name: label, exact: true });
/** Opens the demo's menu and presses one of its items. */
async function choose(page: Page, label: string): Promise<void> {
  await tool(page, 'More tools').click();
  await tool(page, label).click();
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(pathname + hash);
  await wakeReact(page);
}

test('the document holds the whole code once, inside a closed disclosure', async ({ request }) => {
  const html = await (await request.get(pathname)).text();
  const wholeCode = /<details[^>]*class="demo-details".*?<\/details>/gs;
  const needle = `<span class="token function">${first}</span>`;
  const holders = (html.match(wholeCode) ?? []).filter((details) => details.includes(needle));
  // Compared as numbers: the document is too long for a message.
  expect(holders).toHaveLength(1);
  // The preview may repeat a few lines of it, and nothing else does.
  expect(html.split(needle).length - 1).toBeLessThanOrEqual(2);
  const data = /id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
  expect(data.includes('token')).toBe(false);
  expect(/<details[^>]*class="demo-details"[^>]* open/.test(html)).toBe(false);
});

test('without JavaScript the demo is seen and its code can be read', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(pathname);
  await expect(demo(page).getByRole('treeitem').first()).toBeVisible();
  await expect(demo(page).getByRole('toolbar')).toBeHidden();
  await demo(page).locator('summary').click();
  await expect(code(page)).toBeVisible();
});

test('a demo far below is drawn and not loaded, and then it is', async ({ page }) => {
  await open(page);
  await expect(live(page)).toBeVisible();
  await expect(live(page, last)).toHaveCount(0);
  await expect(demo(page, last).locator('.demo-drawn').first()).toBeAttached();
  await demo(page, last).scrollIntoViewIfNeeded();
  await expect(live(page, last)).toBeVisible();
});

test('opening the code moves nothing above it', async ({ page }) => {
  await open(page);
  await expect(live(page)).toBeVisible();
  await demo(page).getByRole('toolbar').scrollIntoViewIfNeeded();
  const before = await demo(page).getByRole('toolbar').boundingBox();
  await tool(page, 'Show code').click();
  await expect(code(page)).toBeVisible();
  expect(await demo(page).getByRole('toolbar').boundingBox()).toEqual(before);
  await tool(page, 'Hide code').click();
  await expect(code(page)).toBeHidden();
});

test('the language is switched everywhere at once and remembered', async ({ page }) => {
  await open(page);
  await tool(page, 'Show code').click();
  const typed = await code(page).textContent();
  await tool(page, 'JS').click();
  await expect(code(page)).not.toHaveText(typed!);
  for (const name of names) {
    await expect(tool(page, 'JS', name)).toHaveAttribute('aria-pressed', 'true');
  }
  await tool(page, 'TS').click();
  await expect(code(page)).toHaveText(typed!);
  await tool(page, 'JS').click();
  await page.reload();
  await wakeReact(page);
  await expect(tool(page, 'JS')).toHaveAttribute('aria-pressed', 'true');
});

for (const [suffix, language] of [
  ['', 'TS'],
  ['.js', 'JS'],
  ['.tsx', 'TS'],
] as const) {
  test(`the hash #Name${suffix} opens the code in ${language}`, async ({ page }) => {
    await open(page, `#${last}${suffix}`);
    await expect(code(page, last)).toBeVisible();
    await expect(demo(page, last)).toBeInViewport();
    await expect(tool(page, 'Hide code', last)).toBeVisible();
    await expect(tool(page, language, last)).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page, first)).toBeHidden();
  });
}

test('a hash of another page opens nothing', async ({ page }) => {
  await open(page, '#DemoOfAnotherPage.tsx');
  await atRest(page);
  await expect(code(page)).toBeAttached();
  await expect(page.locator('[data-demo] details[open]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('copies the code that is shown, also with the keyboard', async ({ page }) => {
  await open(page);
  await tool(page, 'Copy code').click();
  await expect(tool(page, 'Copied')).toBeVisible();
  expect(await clipboard(page)).toBe((await code(page).textContent())?.trimEnd());
  await expect(tool(page, 'Copy code')).toBeVisible();

  await choose(page, 'Copy link to this demo');
  await page.keyboard.press('Escape');
  expect(await clipboard(page)).toMatch(new RegExp(`${pathname}#${first}$`));
  await tool(page, 'Show code').click();
  await code(page).click();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain(`function ${first}`);
});

test('a clipboard that refuses says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page);
  await tool(page, 'Copy code').click();
  await expect(tool(page, 'Copying failed')).toBeVisible();
});

test('the toolbar is one stop, with arrows inside, in both directions of reading', async ({
  page,
}) => {
  await open(page);
  await tool(page, 'Show code').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'TS')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Show code')).toBeFocused();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'TS')).toBeFocused();
});

test('direction, mode and focus of one demo alone', async ({ page }) => {
  await open(page);
  await expect(live(page)).toHaveAttribute('dir', 'ltr');
  await choose(page, 'Mirror this demo');
  await expect(live(page)).toHaveAttribute('dir', 'rtl');
  await choose(page, 'Show this demo dark');
  await expect(live(page)).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await choose(page, 'Move focus to the demo');
  await expect(demo(page).locator('.demo-stage')).toBeFocused();
  await choose(page, 'Reset demo');
  await expect(live(page)).toHaveAttribute('dir', 'rtl');
});

for (const [label, host] of [
  ['Edit in StackBlitz', 'stackblitz.com'],
  ['Edit in CodeSandbox', 'codesandbox.io'],
] as const) {
  test(`${label} posts the project to ${host}`, async ({ page, context }) => {
    const posted = new Promise<string>((resolve) => {
      void context.route(`https://${host}/**`, async (route) => {
        resolve(route.request().postData() ?? '');
        await route.fulfill({ body: 'ok', contentType: 'text/html' });
      });
    });
    await open(page);
    if (label.endsWith('CodeSandbox')) await choose(page, label);
    else await tool(page, label).click();
    expect(decodeURIComponent(await posted).length).toBeGreaterThan(500);
  });
}

test.describe('a chunk that does not come', () => {
  test.use({ allowedMessages: [/Failed to load resource|MUI X: Missing license key/] });

  test('is asked for again, then there is a message with a button', async ({ page }) => {
    await open(page);
    await expect(live(page)).toBeVisible();
    let attempts = 0;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      attempts += 1;
      return route.abort();
    });
    await demo(page, last).scrollIntoViewIfNeeded();
    const failure = demo(page, last).getByRole('alert');
    await expect(failure).toBeVisible();
    expect(attempts).toBeGreaterThan(1);
    await page.unroute('**/_next/static/chunks/*.js');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(live(page, last)).toBeVisible();
  });
});
