import { readFileSync } from 'node:fs';
import { escapeHtml } from '../src/core/escapeHtml';
import { guideName } from '../src/core/guideName';
import { productFromPath } from '../src/core/productId';
import { SOCIAL_IMAGE_SIZE } from '../src/core/socialImage';
import type { GuideProps } from '../src/core/types';
import { X_PRODUCTS } from '../src/core/xProducts';

const FONT = 'node_modules/@fontsource/inter/files/inter-latin';

const fontFace = (weight: number) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url(${dataUrl('font/woff', readFileSync(`${FONT}-${weight}-normal.woff`))}) }`;

const STYLE = `
${fontFace(600)}
${fontFace(700)}
* { box-sizing: border-box; margin: 0 }
body {
  ${size()}
  display: flex; flex-direction: column; gap: 28px; overflow: hidden; padding: 44px 56px 0;
  font: 600 28px Inter; color: #161c24; background: #eef2f6;
}
header { display: flex; align-items: center; gap: 16px; color: #4e5a68 }
header img { width: 40px }
h1 { font-size: 60px; font-weight: 700; letter-spacing: -1.5px; line-height: 1.1;
  white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding-bottom: 4px }
/* A demo that is taller than its place goes on below the edge; one that is lower has its middle. */
figure { flex: 1; min-height: 0; display: flex; flex-direction: column; padding: 12px 16px 0;
  overflow: hidden; background: #fff; border: 1px solid #dfe4ea; border-bottom: 0;
  border-radius: 14px 14px 0 0 }
figure img { width: 100%; margin-block: auto }
`;

/**
 * Returns the page that is the image for previews of links to a guide.
 * @param picture Its first demo, as PNG.
 */
export function cardHtml({ pathname, meta }: GuideProps, picture: Buffer): string {
  const mark = dataUrl('image/svg+xml', readFileSync('public/static/favicon.svg'));
  const product = X_PRODUCTS.find(({ id }) => id === productFromPath(pathname).id);
  const place = product ? `MUI X / ${product.name}` : 'MUI X';
  return `<!doctype html><html lang="en"><style>${STYLE}</style>
<header><img src="${mark}" alt=""> ${escapeHtml(place)}</header>
<h1>${escapeHtml(guideName(meta.title))}</h1>
<figure><img src="${dataUrl('image/png', picture)}" alt=""></figure></html>`;
}

function dataUrl(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString('base64')}`;
}

function size(): string {
  return `width: ${SOCIAL_IMAGE_SIZE.width}px; height: ${SOCIAL_IMAGE_SIZE.height}px;`;
}
