/**
 * The kill switch: put in the place of `sw.js` it takes the worker off every device that asks for
 * updates. It answers no request, removes what the worker had stored of visits, and itself. What
 * readers have downloaded stays for the day on which a worker returns.
 */
import { CACHES, GET_BUILD, SWITCHED_OFF } from '../core/offline';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

const KEPT: readonly string[] = [CACHES.records, CACHES.content];

async function removeVisits(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !KEPT.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeVisits().then(() => self.registration.unregister()));
});
// A page that was loading meanwhile may have registered it anew, and asks this of any worker.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type !== GET_BUILD) return;
  event.ports[0]?.postMessage(SWITCHED_OFF);
  event.waitUntil(self.registration.unregister());
});
