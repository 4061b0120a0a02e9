import type { FromEngine, ToEngine } from './searchMessages';

/** Sends a message to the engine. */
export type SendToEngine = (message: ToEngine) => void;

/**
 * Starts the engine in a worker. Where the worker cannot be had (offline, its script is fetched past
 * the service worker of the pages), the same engine runs in the page.
 * @param tell Gets what the engine says.
 */
export function startEngine(tell: (message: FromEngine) => void): SendToEngine {
  const sent: ToEngine[] = [];
  let send: SendToEngine = (message) => sent.push(message);
  const moveIntoPage = async () => {
    const { SearchEngine } = await import('./searchEngine');
    const engine = new SearchEngine(tell);
    send = (message) => void engine.receive(message);
    sent.forEach(send);
  };
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
    let isRunning = false;
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      isRunning = true;
      sent.length = 0;
      tell(data);
    };
    worker.onerror = (event) => {
      if (isRunning) return;
      event.preventDefault();
      worker.terminate();
      void moveIntoPage();
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
