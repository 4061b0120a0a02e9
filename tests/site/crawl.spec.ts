import { expect, test } from 'playwright/test';
import { MAX_SHIFT, watchShifts } from '../e2e/layoutShifts';
import { wakeReact } from '../e2e/frame';
import { axeFindings, DEMOS, FRAME_PARTS } from './axeFindings';
import { budgetOf } from './budgets';
import { exportedPages } from './exportedPages';
import { describe, type Finding } from './findings';
import { attachResult } from './pageResult';
import { titleFindings } from './titleFindings';
import { costOf, findOverspending, watchTraffic } from './traffic';
import { watchPage } from './watchPage';
import { widthFindings } from './widthFindings';

const NARROW = { width: 360, height: 740 };

// The budgets are in bytes after gzip.
test.use({ colorScheme: 'light', extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

/** Each page is loaded once, as a reader loads it: first nobody touches it, then React wakes. */
for (const { pathname, kind } of exportedPages()) {
  test(pathname, async ({ page }, info) => {
    const findings: Finding[] = [];
    watchPage(page, pathname, findings);
    const shifts = await watchShifts(page);
    const loadedFiles = watchTraffic(page);

    await page.goto(pathname, { waitUntil: 'networkidle' });
    const firstLoad = await loadedFiles();
    findings.push(...findOverspending(pathname, kind, firstLoad, budgetOf(kind)));
    await wakeReact(page);
    findings.push(...(await titleFindings(page, pathname)));
    const { sum, moved } = await shifts();
    if (sum > MAX_SHIFT) {
      findings.push({
        page: pathname,
        check: 'layout shift',
        rule: `${sum.toFixed(4)} of ${MAX_SHIFT}`,
        element: moved.join(', '),
        fix: 'reserve the place of what moved, or of what came in above it',
      });
    }

    const exclude = [...FRAME_PARTS, DEMOS];
    findings.push(...(await axeFindings(page, pathname, 'accessibility, light', { exclude })));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    const rules = ['color-contrast'];
    findings.push(...(await axeFindings(page, pathname, 'contrast, dark', { exclude, rules })));
    await page.setViewportSize(NARROW);
    findings.push(...(await widthFindings(page, pathname)));

    await attachResult(info, { pathname, kind, cost: costOf(firstLoad), findings });
    expect(findings.map(describe).join('\n'), 'findings').toBe('');
  });
}
