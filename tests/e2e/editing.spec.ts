import type { Page } from 'playwright/test';
import { accents } from '../../.generated/accents';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { atRest } from './atRest';
import { wakeReact } from './frame';
import {
  component,
  demo,
  edit,
  EDITED_PAGE,
  editor,
  frame,
  openDemo,
  problems,
  tool,
  write,
} from './editedDemo';
import { expectAccessible } from './expectAccessible';
import { expect, LICENSE_MESSAGE, test } from './test';

/** Editing a demo in place (SPEC 5.4): the editor, the isolated frame, and what survives. */

test.use({
  allowedMessages: [LICENSE_MESSAGE],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The radius of frames, as computed. */
const radius = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--radius-frame').trim();

test('nothing of the editor, the compiler or the frame is loaded before Edit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openDemo(page);
  await atRest(page);
  const before = asked.length;
  expect(asked.filter((url) => /sandbox|editing/.test(url))).toEqual([]);
  expect(await page.locator('.cm-editor, iframe').count()).toBe(0);
  await tool(page, 'Edit').click();
  await expect(editor(page)).toBeVisible();
  await expect(frame(page).locator('#root > *').first()).toBeVisible();
  expect(asked.slice(before).some((url) => url.includes('/sandbox/'))).toBe(true);
  expect(asked.slice(before).some((url) => url.includes('editing'))).toBe(true);
});

test('the result follows the typing, and Edit goes back to the demo', async ({ page }) => {
  await edit(page);
  await expect(demo(page).locator('.demo-surface')).toHaveCount(0);
  await write(page, component('<p>Written here</p>'));
  await expect(frame(page).getByText('Written here')).toBeVisible();
  await tool(page, 'Edit').click();
  await expect(demo(page).locator('.demo-surface')).toBeVisible();
  await expect(demo(page).locator('iframe')).toHaveCount(0);
});

test('all files are tabs, the dataset too, and each can be edited', async ({ page }) => {
  await edit(page);
  const tabs = demo(page).getByRole('tab');
  expect(await tabs.count()).toBeGreaterThan(1);
  const data = tabs.nth(1);
  await expect(data).toContainText('dataset/');
  await data.click();
  // The editor holds the visible lines alone.
  const whole = demo(page).locator('pre[hidden] code');
  await expect(whole).toContainText('export const orders');
  const original = (await whole.textContent())!;
  await write(page, 'export const rows = [;');
  await expect(problems(page)).toContainText((await data.textContent())!);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(problems(page)).toBeEmpty();
  expect(await whole.textContent()).toBe(original);
});

test('JavaScript can be edited as well, and each language keeps its edits', async ({ page }) => {
  await edit(page);
  await write(page, component('<p>Typed</p>'));
  await tool(page, 'JS').click();
  await expect(demo(page).getByRole('tab').first()).toContainText('.jsx');
  await expect(frame(page).getByText('Typed')).toHaveCount(0);
  await write(page, component('<p>Untyped</p>'));
  await expect(frame(page).getByText('Untyped')).toBeVisible();
  await tool(page, 'TS').click();
  await expect(frame(page).getByText('Typed', { exact: true })).toBeVisible();
});

test('a mistake is told with its line and marked, the last good result stays', async ({ page }) => {
  await edit(page);
  await write(page, component('<p>Good</p>'));
  await expect(frame(page).getByText('Good')).toBeVisible();
  await write(page, component('<p>Bad</p', '\n'));
  await expect(problems(page)).toContainText(/\.tsx:\d+/);
  await expect(demo(page).locator('.editor-problem')).toHaveCount(1);
  await expect(frame(page).getByText('Good')).toBeVisible();
  await problems(page).getByRole('button').first().click();
  await expect(editor(page)).toBeFocused();
  await write(page, component('<p>Better</p>'));
  await expect(frame(page).getByText('Better')).toBeVisible();
  await expect(problems(page)).toBeEmpty();
  await expect(demo(page).locator('.editor-problem')).toHaveCount(0);
});

test('editor and result keep to the rounded corners of their frames', async ({ page }) => {
  const corner = (selector: string) =>
    page
      .locator('[data-demo]:has(.cm-content)')
      .first()
      .locator(selector)
      .evaluate((element) => {
        const { borderStartStartRadius, overflow } = getComputedStyle(element);
        return [borderStartStartRadius, overflow];
      });
  await edit(page);
  expect(await corner('.sandbox')).toEqual([await page.evaluate(radius), 'hidden']);
  // Without tabs the code itself is in the corner.
  await page.goto('/x/react-charts/bars/');
  await wakeReact(page);
  await page.locator('[data-demo] .demo-tool:has(.icon-edit)').first().click();
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(await corner('.code-editor')).toEqual([await page.evaluate(radius), 'hidden']);
});

test('an unknown import says what there is', async ({ page }) => {
  await edit(page);
  await write(page, component('<p>{pad(1)}</p>', "import pad from 'left-pad';"));
  await expect(problems(page)).toContainText('left-pad');
  await expect(problems(page)).toContainText('@mui/x-data-grid');
});

test('edits survive a reload, and Reset ends them', async ({ page }) => {
  await edit(page);
  await write(page, component('<p>Kept</p>'));
  await expect(frame(page).getByText('Kept')).toBeVisible();
  await page.reload();
  await demo(page).scrollIntoViewIfNeeded();
  await expect(frame(page).getByText('Kept')).toBeVisible();
  await expect(editor(page)).toContainText('<p>Kept</p>');
  await tool(page, 'Reset code').click();
  await expect(editor(page)).not.toContainText('<p>Kept</p>');
  await expect(frame(page).getByText('Kept')).toHaveCount(0);
});

test('leaving asks only when the edits could not be kept', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await edit(page);
  await write(page, component('<p>Kept</p>'));
  await expect(frame(page).getByText('Kept')).toBeVisible();
  await page.reload();
  expect(asked).toEqual([]);
  await expect(editor(page)).toContainText('<p>Kept</p>');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await write(page, component('<p>Lost</p>'));
  await expect(frame(page).getByText('Lost')).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('copies, exports and shares the edited code', async ({ page, context }) => {
  await edit(page);
  const code = component('<p>Mine</p>');
  await write(page, code);
  await tool(page, 'Copy code').click();
  await expect.poll(() => clipboard(page)).toBe(code.trimEnd());

  let posted = '';
  await context.route('https://stackblitz.com/**', (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({ body: 'ok' });
  });
  const opened = page.waitForEvent('popup');
  await tool(page, 'Edit in StackBlitz').click();
  const demoFile = () => new URLSearchParams(posted).get('project[files][src/Demo.tsx]') ?? '';
  await expect.poll(demoFile).toContain('<p>Mine</p>');

  // While another tab has the focus, nothing may write to the clipboard.
  await (await opened).close();
  await page.bringToFront();
  await tool(page, 'Share').click();
  await expect(demo(page).getByText('A link to this code is copied.')).toBeVisible();
  const link = await clipboard(page);
  expect(new URL(link).pathname).toBe('/playground/');
  await page.goto(link);
  await expect(page.locator('.cm-content')).toContainText('<p>Mine</p>');
});

test('what cannot run in the frame says why', async ({ page }) => {
  await page.goto('/x/react-data-grid/export/#ExportExcelWorker');
  await wakeReact(page);
  const worker = page.locator('#ExportExcelWorker');
  await worker.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(worker.getByText('because it starts a worker')).toBeVisible();
  await expect(worker.locator('.cm-editor')).toHaveCount(0);
  await expect(worker.locator('.demo-surface')).toBeVisible();
});

test('mode and direction reach the frame and follow', async ({ page }) => {
  await edit(page);
  const root = frame(page).locator('html');
  await expect(root).toHaveAttribute('data-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  await tool(page, 'More tools').click();
  await tool(page, 'Mirror this demo').click();
  await expect(root).toHaveAttribute('dir', 'rtl');
});

/** Shows what the theme of the frame is. */
const THEMED = `import * as React from 'react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function Demo() {
  const [count, setCount] = React.useState(0);
  const { palette } = useTheme();
  return (
    <Button onClick={() => setCount(count + 1)}>
      {[count, palette.primary.main, palette.secondary.main].join(' ')}
    </Button>
  );
}
`;

test('colors and density reach the frame, follow, and take no state from the code', async ({
  page,
  context,
  baseURL,
}) => {
  const colors = encodeURIComponent('{"primary":"red","secondary":"teal"}');
  await context.addCookies([{ name: 'paletteColors', value: colors, url: baseURL! }]);
  await edit(page);
  await write(page, THEMED);
  const shown = frame(page).getByRole('button');
  const { red, teal, lime } = accents;
  await expect(shown).toHaveText(`0 ${red.light} ${teal.light}`);
  await expect(shown).not.toHaveClass(/MuiButton-sizeSmall/);
  await shown.click();
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  const choose = (preference: string, value: string) =>
    page.locator(`[data-preference=${preference}] [value=${value}]`).check({ force: true });
  // A forced click doesn't wait until the drawer has slid in.
  await expect(page.locator('[data-preference=density]')).toBeInViewport({ ratio: 1 });
  await choose('density', 'compact');
  await expect(shown).toHaveClass(/MuiButton-sizeSmall/);
  await choose('primary', 'lime');
  await expect(shown).toHaveText(`1 ${lime.light} ${teal.light}`);
  await choose('density', 'normal');
  await expect(shown).not.toHaveClass(/MuiButton-sizeSmall/);
});

test('the language of the page reaches the frame, and what is told of problems', async ({
  page,
}) => {
  await edit(page, `${EDITED_PAGE}?userLanguage=zh`);
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'zh');
  await write(page, component('<p>{pad(1)}</p>', "import pad from 'left-pad';"));
  const told = demo(page).getByRole('status', { name: chinese.strings['Problems in the code'] });
  await expect(told).toContainText('left-pad 在此处不可用');
  await write(page, 'export const a = 1;');
  await expect(told).toContainText('没有默认导出');
  await write(page, component('<p>never</p>', 'while (true) {}'));
  await expect(told).toContainText('此循环已运行 1.5 秒');
});

test('by keyboard: Tab indents, Escape and Tab leave', async ({ page }) => {
  await edit(page);
  await write(page, '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await expect(editor(page)).toHaveText('  x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('code with autoFocus does not take the keyboard away', async ({ page }) => {
  await edit(page);
  await write(page, component('<input aria-label="greedy" autoFocus />'));
  await expect(frame(page).getByLabel('greedy')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// on');
  await expect(editor(page)).toContainText('// on');
  await expect(editor(page)).toBeFocused();
});

for (const look of ['light', 'dark', 'rtl'] as const) {
  test(`is accessible at 360 px: ${look}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (look === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
    if (look === 'rtl') {
      await page.addInitScript(() => {
        if (self.origin !== 'null') localStorage.setItem('docs-direction', 'rtl');
      });
    }
    await edit(page);
    await write(page, component('<p>Bad</p', '\n'));
    await expect(problems(page)).toContainText(/:\d+/);
    await expectAccessible(page, '[data-demo]:has(.cm-editor)');
  });
}
