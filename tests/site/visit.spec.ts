import { test } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { MAX_SHIFT, watchShifts } from '../e2e/layoutShifts';
import {
  axeFindings,
  BROKEN_BY_GRID,
  DEMOS,
  EMPTY_TITLES,
  FRAME_PARTS,
  PACKAGE_RULES,
  PAGE_RULES,
  WATERMARK,
} from './axeFindings';
import { budgetOf } from './budgets';
import { colorFindings } from './colorFindings';
import { heightFindings, openDemo, overflowFindings } from './demoFindings';
import { describe, settled, type Finding } from './findings';
import { attachResult } from './pageResult';
import { expect } from './patientExpect';
import { titleFindings } from './titleFindings';
import { costOf, findOverspending, watchTraffic } from './traffic';
import { pagesToVisit } from './verified';
import { watchPage } from './watchPage';
import { widthFindings } from './widthFindings';

const NARROW = { width: 360, height: 740 };
const SECONDS_FOR_A_PAGE = 90;
const SECONDS_FOR_A_DEMO = 10;

// The budgets are in bytes after gzip.
test.use({ colorScheme: 'light', extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

/**
 * Each page is opened once, and everything is looked at in that one visit: nobody touches it until
 * its first load is weighed, then React wakes, each demo is scrolled into view, axe looks at the
 * page in light and dark, and last the window becomes a phone's.
 */
for (const { pathname, kind, demos } of pagesToVisit()) {
  test(pathname, async ({ page }, info) => {
    test.setTimeout((SECONDS_FOR_A_PAGE + demos.length * SECONDS_FOR_A_DEMO) * 1000);
    const findings: Finding[] = [];
    const add = async (found: Promise<Finding[]>) => findings.push(...(await found));
    watchPage(page, pathname, findings);
    const shifts = await watchShifts(page);
    const loadedFiles = watchTraffic(page);

    await page.goto(pathname, { waitUntil: 'networkidle' });
    const firstLoad = await loadedFiles();
    findings.push(...findOverspending(pathname, kind, firstLoad, budgetOf(kind)));
    await wakeReact(page);
    await add(titleFindings(page, pathname));
    for (const name of demos) await add(openDemo(page, pathname, name));
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
    await add(settled(() => heightFindings(page, pathname)));
    if (kind === 'Charts guide') await add(settled(() => colorFindings(page, pathname, demos)));

    const light = 'accessibility, light';
    await add(axeFindings(page, pathname, light, { exclude: [...FRAME_PARTS, DEMOS] }));
    if (demos.length > 0) {
      const broken = await page.evaluate(
        (all) => all.filter(({ selector }) => document.querySelector(selector)),
        BROKEN_BY_GRID,
      );
      const inDemos = {
        include: DEMOS,
        exclude: [...EMPTY_TITLES, WATERMARK],
        without: [...PAGE_RULES, ...PACKAGE_RULES, ...broken.map(({ rule }) => rule)],
      };
      await add(settled(() => axeFindings(page, pathname, light, inDemos)));
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    const dark = { exclude: [...FRAME_PARTS, WATERMARK], rules: ['color-contrast'] };
    await add(settled(() => axeFindings(page, pathname, 'contrast, dark', dark)));

    await page.setViewportSize(NARROW);
    await add(settled(() => widthFindings(page, pathname)));
    await add(settled(() => heightFindings(page, pathname)));
    await add(settled(() => overflowFindings(page, pathname)));

    await attachResult(info, { pathname, kind, cost: costOf(firstLoad), findings });
    expect(findings.map(describe).join('\n'), 'findings').toBe('');
  });
}
