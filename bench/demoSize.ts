import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { withPreview } from './withPreview';

/** What the first Data Grid demo costs a reader, beside the package bundled alone. */
export interface DemoSize {
  demoKilobytes: number;
  packageKilobytes: number;
  /** Demo by package; 1.1 is the most that is allowed. */
  ratio: number;
}

const TEXT_PAGE = '/x/introduction/support/';
const DEMO_PAGE = '/x/react-data-grid/quickstart/';

/** The shell has it, whether or not there is a demo. */
const IN_THE_SHELL = ['react', 'react-dom'];

/** Loads a page with React, and its first demo if it has one; returns the scripts by address. */
async function scriptsOf(page: Page, url: string): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.set(new URL(request.url()).pathname, size);
  });
  await page.goto(url);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  if (url.endsWith(DEMO_PAGE)) await page.locator('.demo-surface [role=grid]').first().waitFor();
  const entries = [...sizes].map(async ([path, size]) => [path, await size] as const);
  return new Map(await Promise.all(entries));
}

async function packageBytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { DataGrid } from '@mui/x-data-grid';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    external: IN_THE_SHELL.flatMap((name) => [name, `${name}/*`]),
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** Compares the scripts that a grid demo adds to a text page with the package alone, in gzip. */
export function measureDemoSize(): Promise<DemoSize> {
  return withPreview(async (origin) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: BROWSER_ARGUMENTS,
    });
    const load = async (path: string) =>
      scriptsOf(
        await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } }),
        origin + path,
      );
    const shell = await load(TEXT_PAGE);
    const withDemo = await load(DEMO_PAGE);
    await browser.close();
    const added = [...withDemo].filter(([path]) => !shell.has(path));
    const demo = added.reduce((sum, [, size]) => sum + size, 0);
    const alone = await packageBytes();
    const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;
    return {
      demoKilobytes: kilobytes(demo),
      packageKilobytes: kilobytes(alone),
      ratio: Math.round((demo / alone) * 1000) / 1000,
    };
  });
}
