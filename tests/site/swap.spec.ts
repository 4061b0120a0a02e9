import { test, type Locator, type Page } from 'playwright/test';
import { DRAWN_AT } from '../../src/node/render/prerender/window/clock';
import { differentPixels } from '../e2e/differentPixels';
import { wakeReact } from '../e2e/frame';
import { animationsEnded } from '../e2e/atRest';
import { DIFFERENT_ON_PURPOSE } from './swapDifferences';
import { expect } from './patientExpect';
import { pagesToCompare } from './verified';

/** The part of a demo's pixels that may change when the live demo takes its drawing's place. */
const MOST = 0.01;

const LOOKS = [
  { name: 'light', width: 1440, colorScheme: 'light' },
  { name: 'dark', width: 1440, colorScheme: 'dark' },
  { name: 'at 360 px', width: 360, colorScheme: 'light' },
] as const;

const stageOf = (page: Page, name: string) => page.locator(`#${name} > .demo-stage`);

/** A picture of a demo where it stands, once nothing in it moves. */
async function pictureOf(stage: Locator): Promise<Buffer> {
  await stage.scrollIntoViewIfNeeded();
  await animationsEnded(stage);
  return stage.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Each demo as it is drawn and as it lives, in the same page. */
for (const { pathname, demos } of pagesToCompare()) {
  for (const { name: look, width, colorScheme } of LOOKS) {
    test(`${pathname} ${look}`, async ({ page }) => {
      test.setTimeout((30 + demos.length * 15) * 1000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Many demos show what day it is.
      await page.clock.setFixedTime(DRAWN_AT);
      await page.goto(pathname);
      const drawn = new Map<string, Buffer>();
      for (const name of demos) {
        const stage = stageOf(page, name);
        await stage.scrollIntoViewIfNeeded();
        const place = stage.locator('[data-drawing-file]');
        if ((await place.count()) > 0)
          await expect(place.locator('.demo-drawn').first()).toBeAttached();
        if ((await stage.locator('.demo-drawn').count()) > 0)
          drawn.set(name, await pictureOf(stage));
      }
      await wakeReact(page);
      const different: string[] = [];
      for (const [name, before] of drawn) {
        const stage = stageOf(page, name);
        await stage.scrollIntoViewIfNeeded();
        await expect(stage.locator('> .demo-surface')).toBeVisible();
        let share = 1;
        // Data may come from a server in memory, with its delay.
        await expect
          .poll(async () => (share = shareOfDifferent(before, await pictureOf(stage))), {
            timeout: 5_000,
          })
          .toBeLessThanOrEqual(MOST)
          .catch(() => undefined);
        if (share > MOST && !(name in DIFFERENT_ON_PURPOSE)) {
          different.push(`${name}: ${(share * 100).toFixed(1)} %`);
        }
      }
      expect(different).toEqual([]);
    });
  }
}

/** 1 where the sizes differ: then something has moved. */
function shareOfDifferent(before: Buffer, after: Buffer): number {
  const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
  const [width, height] = size(before);
  if (String(size(before)) !== String(size(after))) return 1;
  return differentPixels(before, after) / (width * height);
}
