import { expect, test } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { axeFindings, DEMOS } from './axeFindings';
import { exportedPages, longestOfEachKind } from './exportedPages';
import { describe, type Finding } from './findings';
import { watchPage } from './watchPage';
import { widthFindings } from './widthFindings';

/** In both, a page is laid out anew; each kind of page is built alike, so one of it says enough. */
const LAYOUTS = [
  { name: 'right to left', direction: 'rtl', width: 1280, check: 'accessibility, light' },
  { name: '360 px', direction: 'ltr', width: 360, check: 'accessibility, light' },
  { name: 'right to left at 360 px', direction: 'rtl', width: 360, check: 'width at 360 px' },
] as const;

for (const { pathname, kind } of longestOfEachKind(exportedPages())) {
  for (const { name, direction, width, check } of LAYOUTS) {
    test(`${kind}, ${name}: ${pathname}`, async ({ page }) => {
      const findings: Finding[] = [];
      watchPage(page, pathname, findings);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((value) => localStorage.setItem('docs-direction', value), direction);
      await page.goto(pathname);
      await wakeReact(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      findings.push(...(await axeFindings(page, pathname, check, { exclude: [DEMOS] })));
      findings.push(...(await widthFindings(page, pathname)));
      expect(findings.map(describe).join('\n'), 'findings').toBe('');
    });
  }
}
