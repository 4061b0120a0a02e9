import { Workbox } from 'workbox-window';
import { PAGE_CHANGE } from '../core/constants';
import { deferredScripts } from '../browser/deferredScripts';
import { SWITCHED_OFF, WORKER_SCOPE, WORKER_URL } from '../core/offline';
import { askBuild } from './askBuild';
import { reloadWhenFocused } from './reloadOnce';
import { wantsToSaveData } from '../browser/saveData';
import { markdownAddress } from '../browser/markdownAddress';

/** How often a page that stays open looks for a new worker when it is shown again. */
const LOOK_AGAIN_MS = 10 * 60 * 1000;

/** Registers the service worker and follows its updates (SPEC 10.1). */
export async function registerWorker(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  // The kill switch leaves with this page; who registers it anew keeps it.
  if (controller && (await askBuild(controller)) === SWITCHED_OFF) return;
  const workbox = new Workbox(WORKER_URL, { scope: WORKER_SCOPE });
  workbox.addEventListener('waiting', () => workbox.messageSkipWaiting());
  followControl(workbox);
  document.addEventListener(PAGE_CHANGE, () => saveVisit(workbox));
  try {
    await workbox.register();
    lookAgain(workbox);
  } catch (error) {
    // Blocked by the browser, or the network went: the site works without, the next page tries again.
    if ((error as Error).name !== 'TypeError') throw error;
  }
}

/** The first worker of a page changes nothing about it; every later one is an update. */
function followControl(workbox: Workbox): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    if (hadWorker) void reloadWhenFocused(controller);
    else saveVisit(workbox);
    hadWorker = true;
  });
}

/**
 * Has the worker store the page that is shown, what it has loaded before the worker was there, its
 * scripts that are still to come, and its Markdown, which "Copy page" copies.
 */
function saveVisit(workbox: Workbox): void {
  if (!navigator.serviceWorker.controller || wantsToSaveData()) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname);
  const page: [string, RequestInit] = [location.pathname, { headers: { accept: 'text/html' } }];
  const scripts = deferredScripts().map(([src]) => src);
  void workbox.messageSW({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [page, ...new Set([...loaded, ...scripts, ...twin()])] },
  });
}

function twin(): string[] {
  const address = markdownAddress();
  return address ? [address] : [];
}

function lookAgain(workbox: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Without the network there is nothing new.
    workbox.update().catch(() => {});
  });
}
