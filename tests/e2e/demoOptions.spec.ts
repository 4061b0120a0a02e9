import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './test';

const LAYOUT = '/x/react-data-grid/layout/';
const IN_FRAME = 'WholePageGrid';

async function openFramed(page: Page) {
  await page.goto(`${LAYOUT}#${IN_FRAME}`);
  const frame = page.locator(`#${IN_FRAME}`).frameLocator('.demo-iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  return frame;
}

test.describe('a demo in a document of its own', () => {
  test('fills its window, with styles of its own and no horizontal scroll', async ({ page }) => {
    const frame = await openFramed(page);
    const { grid, root, styles, title } = await frame.locator('html').evaluate((element) => ({
      grid: element.querySelector('.MuiDataGrid-root')!.getBoundingClientRect().bottom,
      root: element.clientHeight,
      styles: element.querySelectorAll('style[data-emotion]').length,
      title: document.title,
    }));
    expect(Math.round(grid)).toBe(root);
    expect(styles).toBeGreaterThan(0);
    expect(title).not.toBe('');
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await frame
      .locator('html')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  });

  test('follows the page and then its own switches, and popups stay inside', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const frame = await openFramed(page);
    await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    const demo = page.locator(`#${IN_FRAME}`);
    await demo.getByRole('button', { name: 'More tools' }).click();
    await demo.getByRole('button', { name: 'Show this demo light' }).click();
    await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    await demo.getByRole('button', { name: 'More tools' }).click();
    await demo.getByRole('button', { name: 'Mirror this demo' }).click();
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

    await frame.getByRole('columnheader').first().hover();
    await frame.getByRole('columnheader').first().getByRole('button', { name: /menu/i }).click();
    await expect(frame.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page })
      .include(`#${IN_FRAME}`)
      // Of whole pages: the frame's document is a part of one.
      .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test('a preview shows the lines that matter until the whole code is open', async ({ page }) => {
  await page.goto(LAYOUT);
  await page.keyboard.press('Shift');
  const demo = page.locator('#FillRemainingSpace');
  const preview = demo.locator('.demo-preview');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview).toContainText('minHeight: 0');
  await expect(preview).not.toContainText('Harbor Street');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.locator('details pre code')).toContainText('Harbor Street');
  await expect(preview).toBeHidden();
});

test('with reduced motion the axes of a chart keep their labels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/x/react-charts/quickstart/#VolumeWithPriceLines');
  await page.keyboard.press('Shift');
  const labels = page.locator('#VolumeWithPriceLines .MuiChartsAxis-directionX text');
  await expect(labels.filter({ hasText: /\S/ }).first()).toBeVisible();
});
