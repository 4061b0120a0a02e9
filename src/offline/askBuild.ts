import { GET_BUILD } from '../core/offline';

/** A worker that is damaged may never answer. */
const PATIENCE_MS = 1000;

/**
 * Asks a worker for its build.
 * @returns `SWITCHED_OFF` from the kill switch, nothing when there is no answer within a second.
 */
export function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker.postMessage({ type: GET_BUILD }, [port2]);
  });
}
