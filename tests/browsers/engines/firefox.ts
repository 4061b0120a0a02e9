import puppeteer, { type Page } from 'puppeteer-core';
import { programPath } from './programs';
import type { Key, Modifier, RunningBrowser, StartOptions, Tab } from './tab';
import { withTimeout } from './withTimeout';

const ANSWER_MS = 45_000;

/** Starts Firefox, which speaks WebDriver BiDi. */
export async function startFirefox({ proxyPort, without }: StartOptions): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('firefox'),
    headless: true,
    acceptInsecureCerts: true,
    protocolTimeout: ANSWER_MS,
    extraPrefsFirefox: {
      // Pointers and hovering as with a mouse, which a machine without one has not.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      ...(proxyPort !== undefined && {
        'network.proxy.type': 1,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': proxyPort,
      }),
      ...Object.fromEntries((without ?? []).map((preference) => [preference, false])),
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    tab: new FirefoxTab(page),
    version: await browser.version(),
    stop: async () => {
      // Firefox ends with all its processes, or by its id.
      await withTimeout(browser.close(), 10_000, 'close').catch(() => browser.process()?.kill(9));
    },
  };
}

class FirefoxTab implements Tab {
  private found: string[] = [];

  constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.found.push(message.text());
    });
    // Among these are the warnings of the browser itself, about policies and elements.
    page.on('pageerror', (error) => this.found.push(String(error)));
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { timeout: ANSWER_MS });
  }

  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const answer = this.page.evaluate(run as never, ...args) as Promise<Result>;
    return withTimeout(answer, ANSWER_MS, run.toString().slice(0, 200));
  }

  click(selector: string): Promise<void> {
    return withTimeout(this.page.click(selector), ANSWER_MS, `click ${selector}`);
  }

  hover(selector: string): Promise<void> {
    return withTimeout(this.page.hover(selector), ANSWER_MS, `hover ${selector}`);
  }

  async press(key: Key, ...held: Modifier[]): Promise<void> {
    const { keyboard } = this.page;
    for (const modifier of held) await keyboard.down(modifier);
    await keyboard.press(key);
    for (const modifier of held) await keyboard.up(modifier);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height }).catch((error: unknown) => {
      // Firefox 140 has no command for the orientation, which comes after the size.
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
  }

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: [] });
  }

  async forward(): Promise<void> {
    await this.page.goForward({ waitUntil: [] });
  }

  async problems(): Promise<string[]> {
    return this.found.splice(0);
  }

  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file as `${string}.png` });
  }
}
