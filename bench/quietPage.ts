import type { Browser, CDPSession } from 'playwright';

/**
 * A tab that no inspector follows, as those of readers are: Playwright's own pages report each request
 * and each message, and that takes time in the page.
 */
export class QuietPage {
  #last = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #session: CDPSession;
  readonly #sessionId: string;
  readonly #browserContextId: string;

  private constructor(session: CDPSession, sessionId: string, browserContextId: string) {
    this.#session = session;
    this.#sessionId = sessionId;
    this.#browserContextId = browserContextId;
    session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const answer = JSON.parse(message) as Answer;
      if (from === sessionId && answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** Opens a phone's tab with storage of its own. */
  static async open(browser: Browser, width: number, height: number): Promise<QuietPage> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const page = new QuietPage(session, sessionId, browserContextId);
    const metrics = { width, height, deviceScaleFactor: 1, mobile: true };
    await page.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return page;
  }

  async close(): Promise<void> {
    const browserContextId = this.#browserContextId;
    await this.#session.send('Target.disposeBrowserContext', { browserContextId });
    await this.#session.detach();
  }

  /** @throws Error when the browser refuses. */
  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = (this.#last += 1);
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result = {}, error } = await answer;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /**
   * Runs an expression in the page, and waits for its promise.
   * @throws Error when it throws there.
   */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Value }).value;
  }

  async tap(x: number, y: number): Promise<void> {
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}
