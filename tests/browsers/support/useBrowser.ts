import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startBrowser } from '../engines/startBrowser';
import type { RunningBrowser, StartOptions, Tab } from '../engines/tab';
import { isAwake, isShown } from './conditions';
import { serveSite, type ServedSite } from './serveSite';

/** Of the commercial packages without a key: the one message that pages with demos may write. */
export const LICENSE_MESSAGE = /MUI X: Missing license key/;

/** A text file of the site: a page of its origin that has no scripts. */
const QUIET_PAGE = '/x/llms.txt';

export interface Reader {
  readonly tab: Tab;
  /** Opens a page of the site. */
  visit(path: string): Promise<void>;
  /** Shows an intent, here by a key, and waits until React answers. */
  wakeReact(): Promise<void>;
  /** Clicks an element once it can be hit. */
  click(selector: string): Promise<void>;
  /** Waits until a condition holds on the page. */
  sees<Args extends unknown[]>(
    what: string,
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void>;
}

interface UseBrowserOptions extends Pick<StartOptions, 'without'> {
  /** Starts what is served; the built site when left out. */
  serve?: () => Promise<ServedSite>;
  /** Messages that the tests of the file expect. */
  expected?: RegExp;
}

/**
 * Gives the tests of a file a browser and the site. Each test begins with an empty storage at
 * 1280 px and fails when a page has complained. A browser that hangs is replaced for the next test.
 */
export function useBrowser({
  serve = () => serveSite(),
  expected = LICENSE_MESSAGE,
  without,
}: UseBrowserOptions = {}): Reader {
  let site: ServedSite;
  let browser: RunningBrowser | undefined;
  const start = () => startBrowser({ without, proxyPort: site.proxyPort });

  beforeAll(async () => {
    site = await serve();
    browser = await start();
  });

  afterAll(async () => {
    await browser?.stop();
    await site?.stop();
  });

  const reader: Reader = {
    get tab() {
      if (!browser) throw new Error('The browser has not started.');
      return browser.tab;
    },
    visit: (path) => reader.tab.open(site.origin + path),
    async wakeReact() {
      await reader.tab.press('Shift');
      await reader.sees('a page that React answers', isAwake);
    },
    async click(selector) {
      await reader.sees(selector, isShown, selector);
      await reader.tab.click(selector);
    },
    async sees(what, condition, ...args) {
      await expect
        .poll(() => reader.tab.evaluate(condition, ...args), {
          message: `The reader sees: ${what}`,
        })
        .toBe(true);
    },
  };

  beforeEach(async () => {
    try {
      await startAfresh(reader);
    } catch (error) {
      console.warn(`The browser is replaced: ${String(error)}`);
      await browser?.stop();
      browser = await start();
      await startAfresh(reader);
    }
  });

  afterEach(async ({ task }) => {
    // What a failed test leaves behind says less than why it failed.
    if (task.result?.state === 'fail') return;
    const problems = await reader.tab.problems();
    expect(
      problems.filter((problem) => !expected.test(problem) && !isMended(problem, problems)),
      'messages',
    ).toEqual([]);
  });

  return reader;
}

/** A script that did not come: the page asks for it once more (src/boot/retryScripts.ts). */
const MISSED_SCRIPT = /^error: {2}<script src="\/_next\/static\//;

/**
 * Whether a problem is a script that did not come once. WebKitGTK drops a request now and then, on a
 * busy machine more often; one that doesn't come the second time is told twice, or throws.
 */
function isMended(problem: string, problems: readonly string[]): boolean {
  return MISSED_SCRIPT.test(problem) && problems.filter((other) => other === problem).length === 1;
}

async function startAfresh(reader: Reader): Promise<void> {
  await reader.visit(QUIET_PAGE);
  await reader.tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
  });
  await reader.tab.resize(1280, 900);
  await reader.tab.problems();
}
