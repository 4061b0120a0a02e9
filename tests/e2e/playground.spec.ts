import type { Page } from 'playwright/test';
import { writeShareHash } from '../../src/playground/shareLink';
import { atRest } from './atRest';
import { expectAccessible } from './expectAccessible';
import { expect, LICENSE_MESSAGE, test } from './test';

/** The page for code of one's own (SPEC 1.7). */

test.use({
  allowedMessages: [LICENSE_MESSAGE],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const PAGE = '/playground/';
const editor = (page: Page) => page.locator('.cm-content');
const frame = (page: Page) => page.frameLocator('iframe');
const problems = (page: Page) => page.getByRole('status', { name: 'Problems in the code' });
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PAGE + hash);
  await expect(editor(page)).toBeVisible();
}

async function write(page: Page, code: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const app = (jsx: string, before = '') =>
  `import * as React from 'react';\n${before}\nexport default function App() {\n  return ${jsx};\n}\n`;
const linkOf = (code: string) => writeShareHash({ files: { 'App.tsx': code }, entry: 'App.tsx' });

test('a blank file runs at once, with the plain defaults of Material UI', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Playground - MUI X');
  const clicked = frame(page).getByRole('button', { name: 'Clicked 0 times' });
  // The site's theme has other corners and another blue.
  await expect(clicked).toHaveCSS('border-radius', '4px');
  await expect(clicked).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await clicked.click();
  await expect(frame(page).getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
});

test('has every product’s imports', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await write(
    page,
    app(
      '<p>{[DataGrid, DatePicker, BarChart, SimpleTreeView].filter(Boolean).length} products</p>',
      `import { DataGridPremium as DataGrid } from '@mui/x-data-grid-premium';
import { DatePicker } from '@mui/x-date-pickers-pro';
import { BarChart } from '@mui/x-charts-pro';
import { SimpleTreeView } from '@mui/x-tree-view-pro';`,
    ),
  );
  await expect(frame(page).getByText('4 products')).toBeVisible({ timeout: 60_000 });
});

test('code from a link is read first and runs after Run', async ({ page }) => {
  await open(page, linkOf(app('<p>From a link</p>')));
  await expect(editor(page)).toContainText('<p>From a link</p>');
  await expect(page.getByText('This code came with a link.')).toBeVisible();
  await atRest(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await button(page, 'Run').click();
  await expect(frame(page).getByText('From a link')).toBeVisible();
  await write(page, app('<p>And edited</p>'));
  await expect(frame(page).getByText('And edited')).toBeVisible();
});

test('another link in the address brings another code', async ({ page }) => {
  await open(page, linkOf(app('<p>One</p>')));
  await page.evaluate((hash) => (location.hash = hash), linkOf(app('<p>Two</p>')));
  await expect(editor(page)).toContainText('<p>Two</p>');
});

test('Share copies a link that brings the same code', async ({ page }) => {
  await open(page);
  await write(page, app('<p>Shared äöü 中</p>'));
  await button(page, 'Share').click();
  await expect(page.getByText('A link to this code is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editor(page)).toContainText('<p>Shared äöü 中</p>');
});

test('the code survives a reload; Reset goes back; Undo brings it again', async ({ page }) => {
  await open(page);
  await write(page, app('<p>Kept</p>'));
  await expect(frame(page).getByText('Kept')).toBeVisible();
  await page.reload();
  await expect(frame(page).getByText('Kept')).toBeVisible();
  await button(page, 'Reset code').click();
  await expect(frame(page).getByText('Clicked 0 times')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame(page).getByText('Kept')).toBeVisible();
});

test('Copy and StackBlitz have the code', async ({ page, context }) => {
  await open(page);
  await write(page, app('<p>Mine</p>'));
  await button(page, 'Copy code').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Mine');
  let posted = '';
  await context.route('https://stackblitz.com/**', (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({ body: 'ok' });
  });
  await button(page, 'Edit in StackBlitz').click();
  await expect.poll(() => posted).toContain('Mine');
});

for (const [name, hash] of [
  ['broken', '#code=NotACode'],
  ['cut off', linkOf(app('<p>A rather long text that is cut off</p>')).slice(0, 60)],
  ['huge', `#code=${'A'.repeat(300_000)}`],
] as const) {
  test(`a ${name} link is said, and the page lives`, async ({ page }) => {
    await open(page, hash);
    await expect(page.getByRole('alert').getByText('can’t be read')).toBeVisible();
    await expect(frame(page).getByText('Clicked 0 times')).toBeVisible();
  });
}

test('5 MB of pasted text is said to be too long, and the page lives', async ({ page }) => {
  await open(page);
  await expect(frame(page).getByText('Clicked 0 times')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(async () => {
    const data = new DataTransfer();
    data.setData('text/plain', 'const line = 1;\n'.repeat(330_000));
    document
      .querySelector('.cm-content')!
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(problems(page)).toContainText('At most 500,000 can run here.');
  await expect(frame(page).getByText('Clicked 0 times')).toBeVisible();
  await button(page, 'Share').click();
  await expect(page.getByText('The code is too long for a link.')).toBeVisible();
  await button(page, 'Reset code').click();
  await expect(problems(page)).toBeEmpty();
});

test('code that throws is told with its line, and the next code runs', async ({ page }) => {
  await open(page);
  await write(
    page,
    app('<p>{boom()}</p>', 'function boom(): string {\n  throw new Error("No way");\n}'),
  );
  await expect(problems(page)).toContainText('No way');
  await expect(problems(page).getByRole('button')).toContainText('App.tsx:3');
  await write(page, app('<p>Well again</p>'));
  await expect(frame(page).getByText('Well again')).toBeVisible();
  await expect(problems(page)).toBeEmpty();
});

test('an endless loop ends and is told', async ({ page }) => {
  await open(page);
  await write(page, app('<p>never</p>', 'while (true) {}'));
  await expect(problems(page)).toContainText(/loop/i);
  await write(page, app('<p>After it</p>'));
  await expect(frame(page).getByText('After it')).toBeVisible();
});

for (const [look, width] of [
  ['light', 1440],
  ['dark', 360],
  ['rtl', 360],
] as const) {
  test(`is accessible: ${look}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    if (look === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    if (look === 'rtl') await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect(frame(page).getByText('Clicked 0 times')).toBeVisible();
    await expectAccessible(page, 'main');
  });
}
