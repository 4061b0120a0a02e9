import { gzipSync } from 'node:zlib';
import { DemoAttribute, DemoClass } from '../../../core/dom/demo';
import { outlineOf, renderOutline } from '../../../core/demoOutline';
import { preferences } from '../../../core/preferences';
import {
  isDrawn,
  type SkippedDemo,
  type StaticDemo,
  type StaticPage,
  type StaticSkeleton,
} from '../../../core/staticDemos';
import { contentHash } from '../../kit/contentHash';

/**
 * How much the drawings of a page may weigh, each gzipped for itself, in bytes. Between the text of
 * the page they weigh a fifth more: the heaviest document grows by 58 kB.
 */
const DOCUMENT_LIMIT = 49_000;
/** Where drawings are that no document has room for. */
const FOLDER = '/assets/drawings';
/** A window whose frame is nearer to the narrow drawing than to the wide one, in pixels. */
const NARROW_BELOW = 600;

/** A document with its demos. */
export interface FilledDocument {
  html: string;
  /** Drawings that it has no room for: their addresses, and what the files hold. */
  files: ReadonlyMap<string, string>;
}

/** Around what is drawn, so that it can be taken out again. */
const START = '<!--drawing-->';
const END = '<!--/drawing-->';
/** On the empty element of a demo's drawing: the demo's name. */
const PLACE_OF = 'data-drawing';
const PLACE = new RegExp(`<div class="${DemoClass.drawing}" ${PLACE_OF}="([^"]*)"></div>`, 'g');

/**
 * Puts the drawings of a page's demos into its document: each into the empty element that React
 * leaves for it (`data-drawing`), and their rules before the style sheets of the site. Demos
 * that would take the document over its limit are files of their own; the first is always inside.
 * @param html The exported document.
 * @param page What the build has drawn (`readStaticPage`).
 * @param file Path of the document, for messages.
 * @param limit What all drawings of the document may weigh gzipped, in bytes.
 * @throws Error for a place whose demo is not known, or a drawn demo without a place.
 */
export function fillDemos(
  html: string,
  page: StaticPage,
  file: string,
  limit = DOCUMENT_LIMIT,
): FilledDocument {
  const files = new Map<string, string>();
  const missing = new Set(Object.keys(page.demos).filter((name) => isDrawn(page.demos[name]!)));
  let room = limit - gzipBytes(page.css);
  let isFirst = true;
  const filled = html.replace(PLACE, (_, name: string) => {
    const demo = page.demos[name];
    if (!demo) {
      throw new Error(
        `${file}: nothing is drawn of the demo "${name}". Fix: run \`npm run generate\`, which draws all demos of a page.`,
      );
    }
    missing.delete(name);
    const content = renderContent(demo);
    const bytes = gzipBytes(content);
    if (isDrawn(demo) && !isFirst && bytes > room) {
      const address = `${FOLDER}/${name}.${contentHash(content)}.txt`;
      files.set(address, content);
      return place(name, withoutDrawing(outlineOf(file)), address);
    }
    isFirst = false;
    room -= bytes;
    return place(name, content);
  });
  if (missing.size > 0) {
    throw new Error(
      `${file}: there is no place for the drawing of ${[...missing].join(', ')}. Fix: the demo's element must be exported empty (${PLACE_OF}).`,
    );
  }
  if (filled === html) return { html, files };
  return { html: addRules(filled, page.css), files };
}

const gzipBytes = (text: string) => gzipSync(text).length;

function place(name: string, content: string, address?: string): string {
  const later = address === undefined ? '' : ` ${DemoAttribute.drawingFile}="${address}"`;
  return `<div class="${DemoClass.drawing}" ${PLACE_OF}="${name}"${later}>${START}${content}${END}</div>`;
}

/** Returns a document without what demos draw, which is the packages' HTML and not ours. */
export function withoutDrawings(html: string): string {
  return html.split(START).map(afterDrawing).join('');
}

const afterDrawing = (part: string, index: number) =>
  index === 0 ? part : part.slice(part.indexOf(END) + END.length);

/** In English: who reads the sentence has no script that could translate it. */
const withoutDrawing = (kind: StaticSkeleton) =>
  `${renderOutline(kind)}<p class="demo-no-script">This demo needs JavaScript. Its code is below.</p>`;

function renderContent(demo: StaticDemo | SkippedDemo): string {
  if (!isDrawn(demo)) return withoutDrawing(demo.skeleton);
  const surface = (html: string, width = '') => `<div class="demo-drawn${width}">${html}</div>`;
  if (demo.narrow === undefined) return surface(demo.wide);
  return surface(demo.wide, ' when-wide') + surface(demo.narrow, ' when-narrow');
}

/** What drawings have in one way alone; without a script the attributes may be absent. */
const DRAWN_ONCE = ['direction', 'density', 'primary', 'secondary'] as const;

/** Which drawing shows: none where the reader has chosen what no drawing has. */
function rulesOfPlaces(): string {
  const place = `.${DemoClass.drawing}`;
  const others = DRAWN_ONCE.map((name) => {
    const { attribute, default: value } = preferences[name];
    return `[${attribute}]:not([${attribute}=${JSON.stringify(value)}])`;
  });
  const surface = (option: string) => `:where([data-${option}]>${place})>.demo-drawn`;
  return [
    // As in `styles/demo.css`, where a surface is the child of its stage; less specific than what hides.
    `${place}{display:flex;flex-direction:column;align-items:center;inline-size:100%;min-inline-size:0}`,
    `${surface('align=center')}{display:flex;flex-direction:column;align-items:center}`,
    `${surface('fill')}{display:flex;flex-direction:column;block-size:var(--demo-height)}`,
    `${surface('fill')}>:only-child{flex:1;min-block-size:0}`,
    `@media (width<${NARROW_BELOW}px){${place}>.when-wide{display:none}}`,
    `@media (width>=${NARROW_BELOW}px){${place}>.when-narrow{display:none}}`,
    // Not `display`: the room that they take stays.
    `html:is(${others.join(',')}) ${place}{visibility:hidden}`,
  ].join('');
}

function addRules(html: string, css: string): string {
  const style = `<style>${rulesOfPlaces()}${css}</style>`;
  const sheet = /<link\b[^>]*\brel="stylesheet"/.exec(html);
  const at = sheet ? sheet.index : html.indexOf('</head>');
  return html.slice(0, at) + style + html.slice(at);
}
