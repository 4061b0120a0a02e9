import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { endTree, startTree } from './processTree';
import { programPath } from './programs';
import { withTimeout } from './withTimeout';

const READY_MS = 15_000;

/** Else the window of GTK is never narrower than 447 px. */
const NARROW_WINDOW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; -gtk-icon-transform: scale(0.1); }';

/** The driver with a screen of its own, ready for a session. */
interface WebKitDriver {
  url: string;
  /** Ends the driver, the browser and the screen. */
  stop: () => void;
}

/**
 * Starts a screen that nobody sees and the driver on it.
 * @throws Error when one of them does not get ready.
 */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const settings = path.join(home, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'gtk.css'), NARROW_WINDOW);

  // It chooses a free number and writes it into the fourth stream once it is ready.
  const screen = startTree(
    programPath('display'),
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const stopScreen = () => {
    endTree(screen);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const display = await withTimeout(firstLine(screen.stdio[3] as Readable), READY_MS, 'Xvfb');
    const port = await freePort();
    const driver = startTree(programPath('webkitDriver'), [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        HOME: home,
        XDG_CONFIG_HOME: path.join(home, '.config'),
        XDG_CACHE_HOME: path.join(home, '.cache'),
        XDG_DATA_HOME: path.join(home, '.local'),
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Without a GPU pictures of the page are black otherwise.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    const stop = () => {
      endTree(driver);
      stopScreen();
    };
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(url).catch((error: unknown) => {
      stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    stopScreen();
    throw error;
  }
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    stream.on('end', () => reject(new Error('Xvfb has ended.')));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(url: string): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(50)) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}.`);
}
