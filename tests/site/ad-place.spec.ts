import { atRest } from '../e2e/atRest';
import { LICENSING, wakeReact } from '../e2e/frame';
import { layoutShift } from '../e2e/layoutShifts';
import { remember, watchServices } from '../e2e/services';
import { expect, test } from '../e2e/test';

for (const [width, height] of [
  [1440, 228],
  [900, 228],
  [899, 126],
  [600, 126],
  [599, 142],
  [360, 142],
] as const) {
  test(`an advert of our own has its place at ${width} px from the start, and nothing moves`, async ({
    page,
  }) => {
    const slot = page.locator('.ad');
    await page.setViewportSize({ width, height: 800 });
    const requests = watchServices(page);
    await remember(page, { session: { 'docs-ad-inline': 'no' } });
    await page.goto(LICENSING);
    const before = (await slot.boundingBox())!;
    expect(before.height).toBe(height);
    await expect(slot).toHaveCSS('margin-block', '24px');
    const text = (await page.locator('.guide-body > .prose').first().boundingBox())!;
    // Beside the text, above the table of contents; on narrow screens after the first section.
    if (width >= 900) {
      expect(before.x).toBeGreaterThan(text.x + text.width);
      const toc = (await page.locator('.toc').boundingBox())!;
      expect(toc.y).toBeGreaterThanOrEqual(before.y + before.height);
    } else {
      expect(before.x).toBe(text.x);
      expect(before.y).toBeGreaterThanOrEqual(text.y + text.height);
    }
    const shown = await slot.innerText();
    expect(shown).toContain('Ad by MUI');
    await wakeReact(page);
    await atRest(page);
    expect(await slot.innerText()).toBe(shown);
    expect(await slot.boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
    expect(requests).toEqual([]);
  });
}
