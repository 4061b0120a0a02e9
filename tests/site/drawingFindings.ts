import { expect, type Locator, type Page } from 'playwright/test';
import { animationsEnded } from '../e2e/atRest';
import { differentPixels } from '../e2e/differentPixels';
import type { Finding } from './findings';
import { DIFFERENT_ON_PURPOSE, NOT_DRAWN } from './swapDifferences';

/** The part of a demo's pixels that may change when the live demo takes its drawing's place. */
const MOST = 0.01;
/** Data may come from a server in memory, with its delay, in milliseconds. */
const PATIENCE_MS = 5000;

type Scheme = 'light' | 'dark';

/** Pictures of the demos that are drawn, by the scheme of the page and the demo's name. */
export type DrawnDemos = ReadonlyMap<Scheme, ReadonlyMap<string, Buffer>>;

/** Gives the page, as it stands, a scheme. */
export async function applyScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** React's scripts and those of the demos. */
const CHUNKS = '**/_next/static/chunks/*.js';

/**
 * Holds React's scripts back, which come after ten quiet seconds by themselves: until then drawings
 * have their pictures. Called before the page is opened; one that asks for them at once never loads.
 * @returns Lets them come.
 */
export async function holdReact(page: Page): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(CHUNKS, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

/**
 * Takes pictures of the drawings of a page, in each scheme, while React is held back.
 * @param schemes The first is that of the page, which has it again at the end.
 */
export async function pictureDrawings(
  page: Page,
  demos: readonly string[],
  schemes: readonly Scheme[],
): Promise<DrawnDemos> {
  const pictures = new Map<Scheme, Map<string, Buffer>>();
  for (const scheme of schemes.toReversed()) {
    await applyScheme(page, scheme);
    const ofScheme = new Map<string, Buffer>();
    for (const name of demos) {
      const stage = stageOf(page, name);
      await showStage(stage);
      const late = stage.locator('[data-drawing-file]');
      if ((await late.count()) > 0)
        await expect(late.locator('.demo-drawn').first()).toBeAttached({ timeout: 20_000 });
      if ((await stage.locator('.demo-drawn').count()) > 0)
        ofScheme.set(name, await pictureOf(stage));
    }
    pictures.set(scheme, ofScheme);
  }
  return pictures;
}

/** Names the demos that show nothing before their scripts have come. */
export function missingDrawings(
  pathname: string,
  demos: readonly string[],
  drawn: DrawnDemos,
): Finding[] {
  const missing = demos.filter((name) => !drawn.get('light')?.has(name) && !(name in NOT_DRAWN));
  return missing.map((name) => ({
    page: pathname,
    check: 'drawings',
    rule: 'nothing is drawn',
    element: `#${name}`,
    fix: 'see what the build says of it, or name it in swapDifferences.ts with the reason',
  }));
}

/**
 * Names the demos that look otherwise than their drawing, when they live and the page has that scheme.
 * @param drawn What `pictureDrawings` has taken.
 */
export async function drawingFindings(
  page: Page,
  pathname: string,
  drawn: DrawnDemos,
  scheme: Scheme,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, picture] of drawn.get(scheme) ?? []) {
    if (name in DIFFERENT_ON_PURPOSE) continue;
    const stage = stageOf(page, name);
    await showStage(stage);
    let share = 1;
    await expect
      .poll(async () => (share = shareOfDifferent(picture, await pictureOf(stage))), {
        timeout: PATIENCE_MS,
      })
      .toBeLessThanOrEqual(MOST)
      .catch(() => undefined);
    if (share <= MOST) continue;
    findings.push({
      page: pathname,
      check: 'drawings',
      rule: `${(share * 100).toFixed(1)} % of the pixels differ from the live demo, ${scheme}`,
      element: `#${name}`,
      fix: 'mend what src/node/render/prerender draws, or name it in swapDifferences.ts with the reason',
    });
  }
  return findings;
}

const stageOf = (page: Page, name: string) => page.locator(`#${name} > .demo-stage`);

/** In the middle of the window, where neither the bar nor a button lies over it. */
const showStage = (stage: Locator) =>
  stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** A picture of a demo, once nothing in it moves. */
async function pictureOf(stage: Locator): Promise<Buffer> {
  await animationsEnded(stage);
  return stage.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** 1 where the sizes differ: then something has moved. */
function shareOfDifferent(before: Buffer, after: Buffer): number {
  const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
  const [width, height] = size(before);
  if (String(size(before)) !== String(size(after))) return 1;
  return differentPixels(before, after) / (width * height);
}
