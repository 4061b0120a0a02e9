/**
 * The service worker (SPEC 10). The network comes first for pages, so that readers see what is
 * published; the caches stand in for it. Files with a hash in their names never change and come from
 * the cache. What is stored of one build is never answered to a page of another: page data carries
 * the build id in its address, and everything else a hash.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { buildOf } from '../core/buildOf';
import { isHashedAssetPath } from '../core/hashedAssetPath';
import { CACHES, DOWNLOAD_HEADER, GET_BUILD, OFFLINE_PAGE, SKIP_WAITING } from '../core/offline';
import { answerFromPack } from './packs';
import type { WorkerScope } from './scope';
import { verified } from './verified';

declare const self: WorkerScope;

/** How long the network may take before a stored page is shown, in seconds. */
const PATIENCE = 3;

const isDownload = (request: Request) => request.headers.has(DOWNLOAD_HEADER);

function isPage(request: Request, url: URL): boolean {
  const wantsHtml = request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
  return wantsHtml && !/\.\w+$/.test(url.pathname);
}

/** One entry for each path: queries hold the reader's language alone, a page's slash may be missing. */
const byPath: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { pathname } = new URL(request.url);
    return /(\/|\.\w+)$/.test(pathname) ? pathname : `${pathname}/`;
  },
};

/** A server that fails is no better than none. */
const noServerErrors: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (response.status >= 500) throw new Error(`The server answered with ${response.status}.`);
    return response;
  },
};

/** The login page of a network answers for every address: only pages of a build are ours to keep. */
const onlyOurPages: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    return buildOf(await response.clone().text()) ? response : null;
  },
};

const pathOf = (request: Request) => new URL(request.url).pathname;

/**
 * A rollback answers "not found" for files of the later build, and by their address browsers keep
 * such an answer as long as the files. What is no file is asked for once more, past what is stored.
 */
const pastFailures: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    if (response.ok || request.cache === 'reload') return response;
    return fetch(new Request(request, { cache: 'reload' })).catch(() => response);
  },
};

/**
 * The same for what is stored with the worker: there a wrong answer fails by its hash before anybody
 * sees it, and without the file there is no worker. Where the file is unchanged nothing travels.
 */
const askTheSite: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    const isDecided = request.mode === 'navigate' || request.cache !== 'default';
    return isDecided ? request : new Request(request, { cache: 'no-cache' });
  },
};

/** Who asks for a file anew has found what is stored of no use. */
const asAskedFor: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    return request.cache === 'reload' ? undefined : cachedResponse;
  },
};

/** Last resort, where even the offline page is damaged. */
const PLAIN_ANSWER =
  '<!doctype html><title>Offline</title><h1>You are offline</h1><p>This page is not saved here.';

const answerOffline: WorkboxPlugin['handlerDidError'] = async ({ request, event }) => {
  try {
    const url = new URL(request.url);
    const answer = await createHandlerBoundToURL(OFFLINE_PAGE)({ request, event, url });
    if (answer.ok) return answer;
  } catch {
    // Neither the precache nor the network has it.
  }
  return new Response(PLAIN_ANSWER, { status: 503, headers: { 'Content-Type': 'text/html' } });
};

/** A pack is whole, which a page that was only visited need not be. */
const packFirst: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    return (await answerFromPack(pathOf(request))) ?? cachedResponse;
  },
};

const packSecond: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    return cachedResponse ?? (await answerFromPack(pathOf(request)));
  },
};

const keepNewest = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

addPlugins([verified, askTheSite]);
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && !isDownload(request) && isPage(request, url),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      byPath,
      noServerErrors,
      onlyOurPages,
      verified,
      keepNewest(80),
      packFirst,
      { handlerDidError: answerOffline },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && !isDownload(request) && isHashedAssetPath(url.pathname),
  new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [pastFailures, verified, keepNewest(800), packSecond, asAskedFor],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !isDownload(request) &&
    /^\/(_next\/data|static)\/|^\/x\/.*\.md$/.test(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.data,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      byPath,
      verified,
      keepNewest(120),
      packSecond,
      // Next then asks for the document instead, which the route above answers.
      { handlerDidError: async () => new Response(null, { status: 504 }) },
    ],
  }),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === SKIP_WAITING) void self.skipWaiting();
  if (type === GET_BUILD) event.ports[0]?.postMessage(BUILD_ID);
});
