import type { FrameLocator, Page } from 'playwright/test';
import type { SandboxFiles, SandboxLook, SandboxReport } from '../../src/playground/sandbox/types';
import { bundleScript } from '../../src/node/kit/bundleBrowserFile';
import { LICENSING } from './frame';

/** What the entry below puts on the window. */
declare global {
  interface Window {
    sandboxTest: {
      open: (look: SandboxLook) => void;
      run: (files: SandboxFiles, entry: string) => number;
      setLook: (look: SandboxLook) => void;
      restart: () => void;
      remove: () => void;
      reports: SandboxReport[];
    };
  }
}

export const LOOK: SandboxLook = {
  scheme: 'light',
  direction: 'ltr',
  density: 'normal',
  hue: { primary: 'blue', secondary: 'pink' },
  language: 'en',
  themed: true,
};

let bundle: Promise<string> | undefined;

/**
 * Opens a page of the site with a sandbox in it: the one that demos use, put in by the test, so that
 * what is tested needs no editor. The page, its policy and the frame's document are those of the build.
 */
export async function openSandboxPage(
  page: Page,
  look: Partial<SandboxLook> = {},
  pathname = LICENSING,
): Promise<FrameLocator> {
  await page.goto(pathname);
  await putSandboxIn(page, look);
  return page.frameLocator('#sandbox iframe');
}

/** Puts a sandbox at the top of a page that is open. */
export async function putSandboxIn(page: Page, look: Partial<SandboxLook> = {}): Promise<void> {
  bundle ??= bundleScript('tests/e2e/sandboxEntry.ts');
  await page.evaluate(await bundle);
  await page.evaluate((chosen) => window.sandboxTest.open(chosen), { ...LOOK, ...look });
}

/** Runs files and waits for what comes of it: the run on screen, or a problem. */
export async function runFiles(
  page: Page,
  files: SandboxFiles,
  entry = Object.keys(files)[0]!,
): Promise<SandboxReport> {
  return page.evaluate(
    async ([sources, name]) => {
      const { run, reports } = window.sandboxTest;
      const number = run(sources, name);
      const end = Date.now() + 30_000;
      while (Date.now() < end) {
        const found = reports.find(
          (report) =>
            report.kind === 'stopped' ||
            ((report.kind === 'ran' || report.kind === 'problem') && report.run === number),
        );
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`Nothing came of the run: ${JSON.stringify(reports)}`);
    },
    [files, entry] as const,
  );
}

/** Runs one file as it is. */
export const runCode = (page: Page, code: string) => runFiles(page, { 'Demo.tsx': code });

/** Every report until now. */
export const reportsOf = (page: Page) => page.evaluate(() => window.sandboxTest.reports);
