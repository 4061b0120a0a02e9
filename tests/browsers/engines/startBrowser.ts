import { startFirefox } from './firefox';
import type { Engine, RunningBrowser, StartOptions } from './tab';
import { startWebKit } from './webkit';

const START: Record<Engine, (options: StartOptions) => Promise<RunningBrowser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The engine that this run is about; `run.ts` sets it. */
export function chosenEngine(): Engine {
  const engine = process.env.BROWSER_ENGINE ?? '';
  if (engine in START) return engine as Engine;
  throw new Error(`BROWSER_ENGINE is "${engine}". Fix: npm run test:browsers -- firefox|webkit.`);
}

/** Starts the browser; a start that fails, as on a busy machine it may, is tried once more. */
export async function startBrowser(options: StartOptions = {}): Promise<RunningBrowser> {
  const start = START[chosenEngine()];
  return start(options).catch((error: unknown) => {
    console.warn(`The browser did not start and is started again: ${String(error)}`);
    return start(options);
  });
}
