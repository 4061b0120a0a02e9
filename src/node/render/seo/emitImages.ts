import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement as h } from 'react';
import type { PageFacts } from '../../model/pageFacts';
import { SOCIAL_IMAGE_SIZE, socialImage, socialSection } from '../../../core/socialImage';
import { drawImage, svgAddress } from './drawImage';
import { icoFile } from './icoFile';
import { socialDrawing } from './socialDrawing';
import { socialTexts } from './socialTexts';

/** The icons that `public/manifest.webmanifest` and the documents name: file and size in pixels. */
const ICONS: Readonly<Record<string, number>> = {
  'icon-192': 192,
  'icon-512': 512,
  'maskable-512': 512,
  'apple-touch': 180,
};

/** Size of `/favicon.ico`, in pixels. */
const FAVICON = 48;

/** Systems cut a maskable icon to a shape of theirs: only the middle four fifths are safe. */
const SAFE_PART = 0.8;

/**
 * Draws the images for previews of links, one for each part of the site, and the icons
 * (SPEC 11.3). Guides with a demo get a copy, which `npm run pictures` replaces by a picture of the
 * demo where there is a browser.
 * @param root Folder of the export.
 * @throws Error for a part of the site that `socialTexts.ts` says nothing for.
 */
export async function emitImages(root: string, pages: readonly PageFacts[]): Promise<void> {
  const write = (address: string, image: Buffer) => {
    const file = path.join(root, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, image);
  };
  const sections = new Map(pages.map(({ pathname }) => [socialSection(pathname), pathname]));
  const drawn = new Map<string, Buffer>();
  for (const [section, pathname] of sections) {
    const text = socialTexts[section];
    if (!text) {
      throw new Error(`${pathname} has no image.\n  Fix: add its part to seo/socialTexts.ts.`);
    }
    const image = await drawImage(socialDrawing(text), SOCIAL_IMAGE_SIZE);
    drawn.set(section, image);
    write(socialImage(pathname), image);
  }
  for (const { image, pathname } of pages) write(image, drawn.get(socialSection(pathname))!);
  for (const [name, size] of Object.entries(ICONS)) {
    write(`/static/icons/${name}.png`, await drawIcon(size, name.startsWith('maskable')));
  }
  write('/favicon.ico', icoFile(await drawIcon(FAVICON, false), FAVICON));
}

function drawIcon(size: number, isMaskable: boolean): Promise<Buffer> {
  const svg = readFileSync('public/static/favicon.svg', 'utf8');
  // The background goes to the edges; the mark stays where no shape cuts it.
  const drawing = isMaskable ? svg.replace(/ rx="[^"]*"/, '') : svg;
  const inner = isMaskable ? Math.round(size * SAFE_PART) : size;
  const background = isMaskable ? /fill="(#[0-9a-f]{6})"/.exec(svg)![1] : 'transparent';
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size,
    height: size,
    background,
  };
  const mark = h('img', { src: svgAddress(drawing), width: inner, height: inner });
  return drawImage(h('div', { style }, mark), { width: size, height: size });
}
