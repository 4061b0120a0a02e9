import type { FromEngine, ToEngine } from './searchMessages';

/** Sends a message to the engine. */
export type SendToEngine = (message: ToEngine) => void;

/** How long the engine's script may take, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Starts the engine in a worker. Where the worker cannot be had (offline, its script is fetched past
 * the service worker of the pages), or not in time, the same engine runs in the page.
 * @param tell Gets what the engine says; `failed` when it can be had in neither place.
 */
export function startEngine(tell: (message: FromEngine) => void): SendToEngine {
  const sent: ToEngine[] = [];
  let send: SendToEngine = (message) => sent.push(message);
  const moveIntoPage = async () => {
    send = (message) => sent.push(message);
    const patience = setTimeout(() => tell({ kind: 'failed' }), PATIENCE_MS);
    try {
      const { SearchEngine } = await import('./searchEngine');
      const engine = new SearchEngine(tell);
      send = (message) => void engine.receive(message);
      sent.forEach(send);
    } catch {
      tell({ kind: 'failed' });
    } finally {
      clearTimeout(patience);
    }
  };
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
    let isRunning = false;
    const giveUp = () => {
      worker.terminate();
      void moveIntoPage();
    };
    const patience = setTimeout(giveUp, PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      clearTimeout(patience);
      isRunning = true;
      sent.length = 0;
      tell(data);
    };
    worker.onerror = (event) => {
      if (isRunning) return;
      clearTimeout(patience);
      event.preventDefault();
      giveUp();
    };
    send = (message) => {
      if (!isRunning) sent.push(message);
      worker.postMessage(message);
    };
  } catch {
    // The browser has no workers, or its settings forbid them.
    void moveIntoPage();
  }
  return (message) => send(message);
}
