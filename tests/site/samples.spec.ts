import { expect, test } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { axeFindings, DEMOS } from './axeFindings';
import { exportedPages, longestOfEachKind } from './exportedPages';
import { describe, type Finding } from './findings';
import { watchPage } from './watchPage';
import { widthFindings } from './widthFindings';

const HEIGHT = 800;

/**
 * Each kind of page is built alike, so one of it says enough of both directions and widths. The
 * visit of every page has seen it from left to right, wide and narrow (visit.spec.ts).
 */
for (const { pathname, kind } of longestOfEachKind(exportedPages())) {
  test(`${kind}, from right to left, then at 360 px: ${pathname}`, async ({ page }) => {
    const findings: Finding[] = [];
    const look = async () => {
      const frame = { exclude: [DEMOS] };
      findings.push(...(await axeFindings(page, pathname, 'accessibility, light', frame)));
      findings.push(...(await widthFindings(page, pathname)));
    };
    watchPage(page, pathname, findings);
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.addInitScript(() => {
      // The frame that the playground's code runs in has no storage, and none of the site's own.
      if (self.origin !== 'null') localStorage.setItem('docs-direction', 'rtl');
    });
    await page.goto(pathname);
    await wakeReact(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await look();
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await look();
    expect(findings.map(describe).join('\n'), 'findings').toBe('');
  });
}
