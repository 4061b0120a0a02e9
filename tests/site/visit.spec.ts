import { test, type Page } from 'playwright/test';
import base from '../../playwright.config';
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
import {
  applyScheme,
  drawingFindings,
  holdReact,
  missingDrawings,
  pictureDrawings,
} from './drawingFindings';
import { describe, settled, type Finding } from './findings';
import { attachResult } from './pageResult';
import { expect } from './patientExpect';
import { FRAMES } from '../../src/node/render/prerender/window/frame';
import { DRAWN_AT } from '../../src/node/render/prerender/window/clock';
import { titleFindings } from './titleFindings';
import { costOf, findOverspending, watchTraffic } from './traffic';
import { pagesToVisit } from './verified';
import { watchPage } from './watchPage';
import { widthFindings } from './widthFindings';

const SECONDS_FOR_A_PAGE = 90;
const SECONDS_FOR_A_DEMO = 25;
const WIDE = { width: FRAMES.wide.viewport, height: 900 };
const NARROW = { width: 360, height: 740 };
/** Drawings are compared in light; in dark too when every page is visited, because it takes a third of the time. */
const COMPARED =
  process.env.SITE_PAGES === 'all' ? (['light', 'dark'] as const) : (['light'] as const);

test.use({
  // Drawings of wide windows leave room for scroll bars.
  launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: WIDE,
  colorScheme: 'light',
  // The budgets are in bytes after gzip.
  extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  // Drawings show charts at the end of their movements.
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Each page is opened once, and everything is looked at in that one visit: nobody touches it until
 * its first load is weighed and its drawings have their pictures, then React wakes, each demo is
 * scrolled into view and held against its drawing, axe looks at the page in light and dark, and last
 * the window becomes a phone's.
 */
for (const { pathname, kind, demos } of pagesToVisit()) {
  test(pathname, async ({ page }, info) => {
    test.setTimeout((SECONDS_FOR_A_PAGE + demos.length * SECONDS_FOR_A_DEMO) * 1000);
    const findings: Finding[] = [];
    const add = async (found: Promise<Finding[]>) => findings.push(...(await found));
    watchPage(page, pathname, findings);
    const shifts = await watchShifts(page);
    const loadedFiles = watchTraffic(page);
    // Many demos show what day it is.
    await page.clock.setFixedTime(DRAWN_AT);

    const hasDemos = demos.length > 0;
    const release = hasDemos ? await holdReact(page) : undefined;
    await page.goto(pathname, { waitUntil: 'networkidle' });
    const firstLoad = await loadedFiles();
    findings.push(...findOverspending(pathname, kind, firstLoad, budgetOf(kind)));
    const drawn = hasDemos ? await pictureDrawings(page, demos, COMPARED) : new Map<never, never>();
    findings.push(...missingDrawings(pathname, demos, drawn));
    release?.();
    const compare = (scheme: 'light' | 'dark') =>
      add(drawingFindings(page, pathname, drawn, scheme));
    await wakeReact(page);
    await add(titleFindings(page, pathname, kind));
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
    await compare('light');
    await add(settled(() => heightFindings(page, pathname)));
    if (kind === 'Charts guide') await add(settled(() => colorFindings(page, pathname, demos)));

    const light = 'accessibility, light';
    await add(axeFindings(page, pathname, light, { exclude: [...FRAME_PARTS, DEMOS] }));
    if (hasDemos) {
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
    await applyScheme(page, 'dark');
    await compare('dark');
    const dark = { exclude: [...FRAME_PARTS, WATERMARK], rules: ['color-contrast'] };
    await add(settled(() => axeFindings(page, pathname, 'contrast, dark', dark)));

    await hideScrollBars(page);
    await page.setViewportSize(NARROW);
    await add(settled(() => widthFindings(page, pathname)));
    await add(settled(() => heightFindings(page, pathname)));
    await add(settled(() => overflowFindings(page, pathname)));

    await attachResult(info, { pathname, kind, cost: costOf(firstLoad), findings });
    expect(findings.map(describe).join('\n'), 'findings').toBe('');
  });
}

/** As on a phone, where they take no room. */
async function hideScrollBars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScrollbarsHidden', { hidden: true });
}
