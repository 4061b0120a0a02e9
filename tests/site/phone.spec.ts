import { test } from 'playwright/test';
import { DRAWN_AT } from '../../src/node/render/prerender/window/clock';
import { FRAMES } from '../../src/node/render/prerender/window/frame';
import { wakeReact } from '../e2e/frame';
import { openDemo } from './demoFindings';
import { drawingFindings, holdReact, missingDrawings, pictureDrawings } from './drawingFindings';
import { describe } from './findings';
import { PAGE_TESTED } from './pageResult';
import { expect } from './patientExpect';
import { pagesForPhones } from './verified';

test.use({
  viewport: { width: FRAMES.narrow.viewport, height: 740 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * The drawings of a phone against its live demos. It is no part of the visit, whose window only becomes
 * as narrow: what fingers use differs from what a pointer uses, and a grid measures its scroll bars once.
 */
for (const { pathname, demos } of pagesForPhones()) {
  const details = { annotation: { type: PAGE_TESTED, description: pathname } };
  test(`drawings on a phone: ${pathname}`, details, async ({ page }) => {
    test.setTimeout((60 + demos.length * 15) * 1000);
    await page.clock.setFixedTime(DRAWN_AT);
    const release = await holdReact(page);
    await page.goto(pathname);
    const drawn = await pictureDrawings(page, demos, ['light']);
    release();
    await wakeReact(page);
    const findings = missingDrawings(pathname, demos, drawn);
    for (const name of demos) findings.push(...(await openDemo(page, pathname, name)));
    findings.push(...(await drawingFindings(page, pathname, drawn, 'light')));
    expect(findings.map(describe).join('\n'), 'findings').toBe('');
  });
}
