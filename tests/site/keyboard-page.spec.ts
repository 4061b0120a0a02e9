import type { Page } from 'playwright/test';
import { INSTALLATION, title, wakeReact } from '../e2e/frame';
import { LICENSE_MESSAGE, test } from '../e2e/test';
import { expect } from './patientExpect';
import { expectVisibleFocus, tabTo } from './keyboard';

test.use({ allowedMessages: [LICENSE_MESSAGE] });
// Each stop is a round trip to the browser.
test.setTimeout(180_000);

const FOCUS = '/x/react-tree-view/rich-tree-view/focus/';
const GAUGE = '/x/api/charts/gauge/';

/** Presses a key and expects that a part of the page has the focus, for readers to see. */
async function pressTo(page: Page, key: string, target: ReturnType<Page['locator']>) {
  await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

test('the toolbar of a demo is one stop: arrows move, Enter acts, Tab goes on', async ({
  page,
}) => {
  await page.goto(FOCUS);
  await wakeReact(page);
  const demo = page.locator('[data-demo]').first();
  const tool = (name: string) => demo.getByRole('button', { name, exact: true });
  await tabTo(page, tool('Show code'));
  await pressTo(page, 'ArrowRight', tool('TS'));
  await pressTo(page, 'ArrowRight', tool('JS'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(tool('JS')).toBeFocused();
  await pressTo(page, 'End', tool('More tools'));
  const tooltip = () =>
    tool('More tools').evaluate((button) => getComputedStyle(button, '::after').display);
  expect(await tooltip()).toBe('block');
  await page.keyboard.press('Escape');
  expect(await tooltip()).toBe('none');
  await page.keyboard.press('Enter');
  await pressTo(page, 'Tab', tool('Reset demo'));
  await pressTo(page, 'Tab', tool('Show this demo dark'));
  await page.keyboard.press('Space');
  await expect(demo.locator('.demo-surface')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(tool('More tools')).toBeFocused();
  await pressTo(page, 'Home', tool('Show code'));
  await page.keyboard.press('Enter');
  await expect(tool('Hide code')).toBeFocused();
  // The one stop is left, for the code, and found again where it was left.
  await page.keyboard.press('Tab');
  await expect(demo.locator('details :focus')).toBeAttached();
  await expectVisibleFocus(page);
  await pressTo(page, 'Shift+Tab', tool('Hide code'));
});

test('a demo gets the focus back from its tools, and Tab goes on inside it', async ({ page }) => {
  await page.goto(FOCUS);
  await wakeReact(page);
  const demo = page.locator('[data-demo]').first();
  await expect(demo.locator('.demo-surface')).toBeVisible();
  await tabTo(page, demo.getByRole('button', { name: 'Show code' }));
  await pressTo(page, 'End', demo.getByRole('button', { name: 'More tools' }));
  await page.keyboard.press('Enter');
  const move = demo.getByRole('button', { name: 'Move focus to the demo' });
  for (let stops = 0; stops < 20 && !(await isFocused(move)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(demo.locator('.demo-stage')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.locator('.demo-surface :focus')).toBeAttached();
});

const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === document.activeElement);

test('the tabs of a guide lead to its API and back, and the title says so', async ({ page }) => {
  await page.goto(FOCUS);
  await wakeReact(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Guide and API' }).getByRole('link', { name });
  const guideTitle = await title(page).innerText();
  await tabTo(page, tab('Components API'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FOCUS}components-api/`);
  await expect(title(page)).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await title(page).innerText());
  await expect(tab('Components API')).toHaveAttribute('aria-current', 'page');
  await tabTo(page, tab('Guide'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FOCUS);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(guideTitle);
});

test('the package managers are one stop; arrows choose, and Tab goes on to the command', async ({
  page,
}) => {
  await page.goto(INSTALLATION);
  const group = page.locator('[data-tabs]').first();
  await tabTo(page, group.getByRole('tab', { name: 'npm', exact: true }));
  await pressTo(page, 'ArrowRight', group.getByRole('tab', { name: 'pnpm' }));
  await expect(group.getByText('pnpm add @mui/x-data-grid')).toBeVisible();
  await expect(group.getByText('npm install @mui/x-data-grid')).toBeHidden();
  await pressTo(page, 'Tab', group.locator('pre:visible'));
  await pressTo(page, 'Tab', group.getByRole('button', { name: 'Copy code' }));
  await page.keyboard.press('Tab');
  await expect(group.locator(':focus')).toHaveCount(0);
});

test.describe('a table of the API', () => {
  const row = (page: Page, name: string) => page.locator(`#gauge-prop-${name}`);
  const display = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('is filtered; the next stops are those of the rows that are left', async ({ page }) => {
    await page.goto(GAUGE);
    await tabTo(page, page.getByRole('searchbox', { name: 'Filter' }));
    await page.keyboard.type('startAngle');
    await expect(page.locator('[data-api-count]')).toHaveText(/^\d of \d+ entries$/);
    await tabTo(page, row(page, 'startAngle').locator('.api-name'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${GAUGE}#gauge-prop-startAngle`);
    await tabTo(page, page.getByRole('searchbox', { name: 'Filter' }), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-api-count]')).toHaveText(/^\d+ entries$/);
  });

  test('is folded; a row opens, and its link brings it below the bar', async ({ page }) => {
    await page.goto(GAUGE);
    await tabTo(page, display(page, 'Collapsed'));
    await page.keyboard.press('Enter');
    await expect(display(page, 'Collapsed')).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, 'innerRadius').locator('td').last()).toBeHidden();
    await tabTo(page, display(page, 'Details of innerRadius'));
    await page.keyboard.press('Enter');
    await expect(row(page, 'innerRadius').locator('td').last()).toBeVisible();
    await pressTo(page, 'Tab', row(page, 'innerRadius').locator('.api-name'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${GAUGE}#gauge-prop-innerRadius`);
    const bar = (await page.locator('.app-bar').boundingBox())!;
    const top = async () => (await row(page, 'innerRadius').boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(bar.height);
    await expect(row(page, 'innerRadius')).toBeInViewport();
    // On from the row, not from the start of the page.
    await page.keyboard.press('Tab');
    await expect(page.locator('.api-table :focus')).toBeAttached();
    await expectVisibleFocus(page);
  });

  test('unfolds a type where it is named', async ({ page }) => {
    await page.goto('/x/api/data-grid/events/');
    const named = page.locator('.api-type a[href*="/types/#"]').first();
    await tabTo(page, named);
    await page.keyboard.press('Enter');
    const declaration = page.locator('.api-type-row pre');
    await expect(declaration).toBeVisible();
    await expect(named).toBeFocused();
    await expect(named).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(declaration).toHaveCount(0);
    await expect(named).toHaveAttribute('aria-expanded', 'false');
  });
});
