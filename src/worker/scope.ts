interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** The worker's global scope: what is used of it, for TypeScript knows either pages or workers. */
export interface WorkerScope {
  /** Put in by workbox-build. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent & LastingEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  registration: { unregister(): Promise<boolean> };
}

/** The build that this worker belongs to; a constant of the bundle. */
declare global {
  const BUILD_ID: string;
}
