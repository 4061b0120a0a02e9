import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { StaticPage } from '../../src/core/staticDemos';
import { fillDemos } from '../../src/node/finish/documents/fillDemos';
import { expect, test } from './test';

const CSS = readFileSync('src/styles/demo.css', 'utf8');

/** Widths of the frame and heights that Markdown says, in pixels. */
const HEIGHT = 200;

const demos: StaticPage['demos'] = {
  Plain: { wide: '<p id="plain">Plain</p>' },
  Filled: {
    wide: '<div id="wide">Wide</div>',
    narrow: '<div id="narrow">Narrow</div>',
  },
  Centered: { wide: '<p id="centered">Centered</p>' },
  Undrawn: { reason: 'It shows nothing.', skeleton: 'bars' },
};

const stageOf = (name: string, attributes = '') =>
  `<section class="demo demo-outlined"><div class="demo-stage" ${attributes} style="--demo-wide-height:${HEIGHT}px;--demo-narrow-height:${HEIGHT}px"><div class="demo-static" data-drawing="${name}"></div></div></section>`;

/**
 * Shows a document with a drawing of each kind, as the build would fill it.
 *
 * @param attributes - Of `<html>`. `data-js` is there as soon as a script has run.
 */
async function open(page: Page, attributes = 'data-js'): Promise<void> {
  const html = `<!doctype html><html ${attributes}><head><style>*{box-sizing:border-box}:root{--border:gray}body{margin:0}</style></head><body>${[
    stageOf('Plain'),
    stageOf('Filled', 'data-fill=""'),
    stageOf('Centered', 'data-align="center"'),
    stageOf('Undrawn'),
  ].join('')}</body></html>`;
  const filled = fillDemos(html, { css: '', demos }, 'test.html');
  await page.setContent(filled.html.replace('</head>', `<style>${CSS}</style></head>`));
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

test.use({ javaScriptEnabled: false });

for (const [width, shown, hidden] of [
  [1440, '#wide', '#narrow'],
  [360, '#narrow', '#wide'],
] as const) {
  test(`at ${width} px a drawing fills its frame as a live demo does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await expect(page.locator(hidden)).toBeHidden();
    // The frame has 16 px of padding and a line of 1 px on each side.
    const frame = width - 34;
    expect(await boxOf(page, shown)).toMatchObject({ width: frame, height: HEIGHT });
    expect(await boxOf(page, '#plain')).toMatchObject({ x: 17, width: frame });
  });
}

test('what is centered stands in the middle of its frame', async ({ page }) => {
  await open(page);
  const [text, stage] = [
    await boxOf(page, '#centered'),
    await boxOf(page, '.demo-stage[data-align]'),
  ];
  expect(text.x + text.width / 2).toBeCloseTo(stage.x + stage.width / 2, 0);
  expect(text.y + text.height / 2).toBeCloseTo(stage.y + stage.height / 2, 0);
});

test('an outline fills the frame of a demo that is not drawn, and takes no more', async ({
  page,
}) => {
  await open(page);
  const stage = await boxOf(page, '.demo-stage:has(svg)');
  const outline = await boxOf(page, '.demo-stage > .demo-static > svg');
  expect(stage.height).toBe(HEIGHT + 34);
  expect(outline.height).toBe(HEIGHT);
  expect(outline.width).toBe(stage.width - 34);
});

for (const choice of ['dir="rtl"', 'data-density="compact"', 'data-primary="teal"']) {
  test(`with ${choice} no drawing shows, and its room stays`, async ({ page }) => {
    await open(page, `data-js ${choice}`);
    await expect(page.locator('#plain')).toBeHidden();
    expect((await boxOf(page, '.demo-stage[data-fill]')).height).toBe(HEIGHT + 34);
  });
}

test('without JavaScript a line under a drawing says that it is a picture', async ({ page }) => {
  await open(page, '');
  const [withNote, drawing] = [
    await boxOf(page, '.demo-static:has(#plain)'),
    await boxOf(page, '#plain'),
  ];
  expect(withNote.y + withNote.height).toBeGreaterThanOrEqual(drawing.y + drawing.height + 8 + 13);
  await open(page);
  const without = await boxOf(page, '.demo-static:has(#plain)');
  expect(without.height).toBeLessThan(withNote.height);
});

test('a drawing prints', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, 'dir="ltr" data-density="normal"');
  await expect(page.locator('#plain')).toBeVisible();
  await expect(page.locator('#wide')).toBeVisible();
});
