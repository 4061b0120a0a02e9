import type { BrowserContext } from 'playwright';
import { DemoClass } from '../src/core/dom/demo';
import { SOCIAL_IMAGE_SIZE } from '../src/core/socialImage';
import type { GuideProps } from '../src/core/types';
import { cardHtml } from './cardHtml';

/** Of the demo alone: without its frame, and the line that says that it needs scripts to live. */
const ALONE = `
.${DemoClass.stage} { background: #fff !important; border-color: #fff !important }
.${DemoClass.drawing}::after { display: none !important }
`;

/**
 * Returns the image for previews of links to a guide, as PNG; nothing where its first demo is not
 * drawn.
 * @param context Without JavaScript: the drawing is photographed, which needs no time to come to rest.
 * @param origin Where the built site is served.
 */
export async function photograph(
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
