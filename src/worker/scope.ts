/** The worker's global scope: what is used of it, for TypeScript knows either pages or workers. */
export interface WorkerScope {
  /** Put in by workbox-build. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  registration: { unregister(): Promise<boolean> };
}

/** The build that this worker belongs to; a constant of the bundle. */
declare global {
  const BUILD_ID: string;
}
