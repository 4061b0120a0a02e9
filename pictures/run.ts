import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { withPreview } from '../bench/withPreview';
import type { GuideProps } from '../src/core/types';
import { guideImage } from '../src/core/socialImage';
import { documentKey } from '../src/node/finish/documentKey';
import { contentHash } from '../src/node/kit/contentHash';
import { filesBelow } from '../src/node/kit/filesBelow';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { photograph } from './photograph';

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

/** Everything besides the document that a picture depends on. */
const around = contentHash(
  ...[...filesBelow('pictures'), ...filesBelow('src/styles')].map((file) => readFileSync(file)),
);

const guides = filesBelow(GUIDES)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as GuideProps)
  .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'demo'));

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
