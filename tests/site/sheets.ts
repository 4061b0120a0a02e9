import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { withPreview } from '../../bench/withPreview';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../e2e/browser';
import { animationsEnded, atRest, hearRequests } from '../e2e/atRest';
import { wakeReact } from '../e2e/frame';
import { exportedPages, longestOfEachKind, type ExportedPage } from './exportedPages';

/** Where the sheet and its pictures are written; not committed. */
const FOLDER = '.sheets';

interface Look {
  name: string;
  width?: number;
  dark?: boolean;
  rtl?: boolean;
  print?: boolean;
}

const LOOKS: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'rtl', rtl: true },
  { name: '360', width: 360 },
  { name: 'print', print: true, width: 794 },
];
const HEIGHT = 900;

const pictureOf = ({ kind }: ExportedPage, { name }: Look) =>
  `${kind.toLowerCase().replaceAll(' ', '-')}-${name}.png`;

/** One page of each kind in each look, side by side in one picture, for people to look at. */
async function makeSheet(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const pages = longestOfEachKind(exportedPages());
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    await withPreview(async (origin) => {
      for (const page of pages) {
        for (const look of LOOKS) await takePicture(browser, origin, page, look);
        console.log(`${page.kind}: ${page.pathname}`);
      }
    });
    writeFileSync(path.join(FOLDER, 'index.html'), renderSheet(pages));
    const sheet = await browser.newPage({ viewport: { width: 1800, height: HEIGHT } });
    await sheet.goto(`file://${path.resolve(FOLDER, 'index.html')}`);
    await sheet.screenshot({ path: path.join(FOLDER, 'sheet.png'), fullPage: true });
  } finally {
    await browser.close();
  }
  console.log(`${FOLDER}/sheet.png, and ${FOLDER}/index.html to open one in full`);
}

async function takePicture(browser: Browser, origin: string, page: ExportedPage, look: Look) {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width: look.width ?? 1280, height: HEIGHT },
  });
  const direction = look.rtl ? 'rtl' : 'ltr';
  await context.addInitScript((value) => localStorage.setItem('docs-direction', value), direction);
  hearRequests(context);
  const tab = await context.newPage();
  await tab.goto(page.pathname);
  await wakeReact(tab);
  // Demos come in and come to rest.
  await atRest(tab);
  await animationsEnded(tab.locator('body'));
  if (look.print) await tab.emulateMedia({ media: 'print' });
  await tab.screenshot({ path: path.join(FOLDER, pictureOf(page, look)) });
  await context.close();
}

function renderSheet(pages: readonly ExportedPage[]): string {
  const cell = (page: ExportedPage, look: Look) => {
    const picture = pictureOf(page, look);
    return `<td><a href="${picture}"><img src="${picture}" alt="${page.kind}, ${look.name}"></a></td>`;
  };
  const rows = pages.map(
    (page) =>
      `<tr><th>${page.kind}<br><small>${page.pathname}</small></th>${LOOKS.map((look) => cell(page, look)).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks of the site</title>
<style>body{font:14px sans-serif;margin:16px}th{text-align:start;max-width:180px;overflow-wrap:anywhere}td{vertical-align:top;padding:4px}img{height:260px;border:1px solid #999}</style>
<table><tr><th>Kind${LOOKS.map(({ name }) => `<th>${name}`).join('')}</tr>
${rows.join('\n')}
</table></html>
`;
}

await makeSheet();
