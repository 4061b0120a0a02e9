import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { withPreview } from '../bench/withPreview';
import { DemoClass } from '../src/core/dom/demo';
import type { GuideProps } from '../src/core/types';
import { guideImage, SOCIAL_IMAGE_SIZE } from '../src/core/socialImage';
import { documentKey } from '../src/node/finish/documentKey';
import { contentHash } from '../src/node/kit/contentHash';
import { filesBelow } from '../src/node/kit/filesBelow';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { cardHtml } from './cardHtml';

/**
 * `npm run pictures`: replaces the images for previews of links to guides by pictures of their first
 * demo. It photographs the documents of the last build as readers without JavaScript see them. The
 * build itself needs no browser, and leaves an image for each of these guides.
 */

const GUIDES = '.generated/guides';
const CACHE = '.generated/cache/pictures';
/** Documents at once: two processors, and the pages are served by this one. */
const WORKERS = 2;
/** A wide window, and more pixels than it: the picture is as wide as the card that it stands in. */
const VIEW = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 };

/** Of the demo alone: without its frame, and the line that says that it needs scripts to live. */
const ALONE = `
.${DemoClass.stage} { background: #fff !important; border-color: #fff !important }
.${DemoClass.drawing}::after { display: none !important }
`;

/** Everything besides the document that a picture depends on. */
const around = contentHash(
  ...[...filesBelow('pictures'), ...filesBelow('src/styles')].map((file) => readFileSync(file)),
);

const guides = filesBelow(GUIDES)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as GuideProps)
  .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'demo'));

/** Returns the picture of a guide; nothing where its first demo is not drawn. */
async function photograph(
  context: BrowserContext,
  origin: string,
  guide: GuideProps,
): Promise<Buffer | undefined> {
  const page = await context.newPage();
  try {
    await page.goto(origin + guide.pathname);
    const demo = page.locator(`.${DemoClass.stage}`).first();
    if ((await demo.locator('.demo-drawn').count()) === 0) return undefined;
    const picture = await demo.screenshot({ style: ALONE });
    // The card is no page of the site, whose policy would hold for it.
    await page.goto('about:blank');
    await page.setViewportSize(SOCIAL_IMAGE_SIZE);
    await page.setContent(cardHtml(guide, picture));
    return await page.screenshot({ scale: 'css' });
  } finally {
    await page.close();
  }
}

/** Writes the picture of a guide; returns what came of it. */
async function place(
  context: BrowserContext,
  origin: string,
  guide: GuideProps,
): Promise<'taken' | 'kept' | 'none'> {
  const document = `out${guide.pathname}index.html`;
  const key = contentHash(documentKey(readFileSync(document, 'utf8'), document), around);
  const cached = path.join(CACHE, `${key}.png`);
  const isKnown = existsSync(cached);
  if (!isKnown) {
    const picture = await photograph(context, origin, guide);
    if (!picture) return 'none';
    writeFileSync(cached, picture);
  }
  writeFileSync(path.join('out', guideImage(guide)), readFileSync(cached));
  return isKnown ? 'kept' : 'taken';
}

mkdirSync(CACHE, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});
try {
  const counts = { taken: 0, kept: 0, none: 0 };
  await withPreview(async (origin) => {
    const context = await browser.newContext({ ...VIEW, javaScriptEnabled: false });
    const waiting = [...guides];
    const work = async () => {
      for (let guide = waiting.pop(); guide; guide = waiting.pop()) {
        counts[await place(context, origin, guide)] += 1;
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  });
  console.log(
    `✓ ${counts.taken} pictures taken, ${counts.kept} kept, ${counts.none} guides without a drawn demo`,
  );
} finally {
  await browser.close();
}
