import { writeFileSync } from 'node:fs';
import { Builder, By, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import { programPath } from './programs';
import type { Key, Modifier, RunningBrowser, StartOptions, Tab } from './tab';
import { startWebKitDriver } from './webkitDriver';
import { withTimeout } from './withTimeout';

const ANSWER_MS = 30_000;
const START_MS = 30_000;

/**
 * Starts WebKitGTK's own browser through its WebDriver. It is the engine of Safari with the network,
 * fonts and drawing of Linux; it has no BiDi, so pages note their complaints themselves (watch.ts).
 */
export async function startWebKit({ proxyPort, without }: StartOptions): Promise<RunningBrowser> {
  const driverProcess = await startWebKitDriver();
  const features = (without ?? []).map((name) => `-${name}`);
  const args = [
    '--automation',
    ...(features.length > 0 ? [`--features=${features.join()}`] : []),
    // Not as a capability: the driver takes a proxy for secure connections for one that speaks TLS.
    ...(proxyPort === undefined ? [] : [`--proxy=http://127.0.0.1:${proxyPort}`]),
  ];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: programPath('miniBrowser'), args },
  });
  try {
    const builder = new Builder().usingServer(driverProcess.url).withCapabilities(capabilities);
    const driver = await withTimeout(builder.build() as Promise<WebDriver>, START_MS, 'start');
    await driver.manage().setTimeouts({ script: ANSWER_MS, pageLoad: ANSWER_MS });
    const version = (await driver.getCapabilities()).get('browserVersion') as string;
    return {
      tab: new WebKitTab(driver),
      version: `WebKitGTK ${version}`,
      stop: async () => {
        await withTimeout(driver.quit(), 5000, 'quit').catch(() => {});
        driverProcess.stop();
      },
    };
  } catch (error) {
    driverProcess.stop();
    throw error;
  }
}

const KEYS: Record<Key | Modifier, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowUp: SeleniumKey.ARROW_UP,
  Shift: SeleniumKey.SHIFT,
  k: 'k',
  v: 'v',
  Control: SeleniumKey.CONTROL,
};

class WebKitTab implements Tab {
  constructor(private readonly driver: WebDriver) {}

  private ask<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
    // The driver's own errors say what happened, and not to what.
    const named = answer.catch(({ name, message }: Error) => {
      throw new Error(`${what}: ${name} ${message}`);
    });
    return withTimeout(named, ANSWER_MS + 5000, what);
  }

  open(url: string): Promise<void> {
    return this.ask(`open ${url}`, this.driver.get(url));
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve([...arguments].slice(0, -1)).then((args) => (${run.toString()})(...args))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.ask(
      run.toString().slice(0, 200),
      this.driver.executeAsyncScript<{ value: Result; error?: string }>(script, ...args),
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  async click(selector: string): Promise<void> {
    const element = await this.ask(selector, this.driver.findElement(By.css(selector)));
    await this.ask(`click ${selector}`, element.click());
  }

  async hover(selector: string): Promise<void> {
    const origin = await this.ask(selector, this.driver.findElement(By.css(selector)));
    await this.ask(`hover ${selector}`, this.driver.actions().move({ origin }).perform());
  }

  async press(key: Key, ...held: Modifier[]): Promise<void> {
    let actions = this.driver.actions();
    for (const modifier of held) actions = actions.keyDown(KEYS[modifier]);
    actions = actions.keyDown(KEYS[key]).keyUp(KEYS[key]);
    for (const modifier of held) actions = actions.keyUp(KEYS[modifier]);
    await this.ask(`press ${key}`, actions.perform());
  }

  type(text: string): Promise<void> {
    return this.ask(`type ${text}`, this.driver.actions().sendKeys(text).perform());
  }

  /** The window has a frame around the page, and takes its new size some time after the answer. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const [outer, inner] = [await this.ask('size', window.getRect()), await this.innerSize()];
      if (inner.width === width && inner.height === height) return;
      const frame = { width: outer.width - inner.width, height: outer.height - inner.height };
      const size = { width: width + frame.width, height: height + frame.height };
      await this.ask('resize', window.setRect({ ...size, x: 0, y: 0 }));
      const hasSize = await this.evaluate(waitForSize, width, height);
      if (hasSize) return;
    }
    const { width: now } = await this.innerSize();
    throw new Error(`The window of WebKit can't be made ${width} px wide; it has ${now} px.`);
  }

  private innerSize(): Promise<{ width: number; height: number }> {
    return this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  }

  back(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  forward(): Promise<void> {
    return this.evaluate(() => history.forward());
  }

  async problems(): Promise<string[]> {
    return this.evaluate(() => (window.pageProblems ?? []).splice(0));
  }

  async screenshot(file: string): Promise<void> {
    const picture = await this.ask('screenshot', this.driver.takeScreenshot());
    writeFileSync(file, Buffer.from(picture, 'base64'));
  }
}

/** Whether the page gets this size, in 2 seconds at most. It runs in the page. */
async function waitForSize(width: number, height: number): Promise<boolean> {
  for (const end = performance.now() + 2000; performance.now() < end;) {
    if (innerWidth === width && innerHeight === height) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
