import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createPreview } from '../../../preview/server';
import { headersFor } from '../../../src/core/headers';
import { SERVICES_META, serviceScripts, type Services } from '../../../src/core/services';
import { WATCH_PATH, watchScript } from './watch';

/** Folder of the built site; another one tells whether a test sees a defect of an older build. */
export const ROOT = process.env.SITE_ROOT ?? 'out';

/** Where the stand-ins for services store what they receive. */
export const RECORDS = '.preview/browsers';

export interface ServedSite {
  origin: string;
  /** Port of the proxy that leads there, where the name of the site does not. */
  proxyPort?: number;
  stop: () => Promise<void>;
}

/**
 * The built site as the CDN answers it, with a script in each document that watches the page.
 * @param script What runs before it.
 */
export async function serveSite(script = ''): Promise<ServedSite> {
  const server = createServer(watchedSite(script + watchScript));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What answers: documents with the script, everything else as the preview has it. */
function watchedSite(script: string) {
  const preview = createPreview({ root: ROOT, records: RECORDS });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === WATCH_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    const file = path.join(ROOT, decodeURIComponent(pathname), 'index.html');
    if (!pathname.endsWith('/') || !existsSync(file)) {
      preview.emit('request', request, response);
      return;
    }
    const services = searchParams.has('services') ? STAND_INS : undefined;
    response
      .writeHead(200, { ...headersFor(pathname), 'Content-Type': 'text/html; charset=utf-8' })
      .end(addToHead(readFileSync(file, 'utf8'), services));
  };
}

/** The services of the preview, for documents that are asked for with `?services`. */
const STAND_INS: Services = {
  isConsentRequired: true,
  adJson: '/stand-ins/ads/ads.json',
  tag: '/stand-ins/tags/script.js?id=G-STANDIN',
  feedback: '/stand-ins/feedback',
};

function addToHead(html: string, services: Services | undefined): string {
  const watching = `<script src="${WATCH_PATH}"></script>`;
  const content = JSON.stringify(services)?.replaceAll('"', '&quot;');
  const meta = services
    ? `<meta name="${SERVICES_META}" content="${content}" data-scripts="${serviceScripts(services).join(' ')}"/>`
    : '';
  // Before the boot script, which reads both.
  return html.replace('<script src="/assets/boot.', `${watching}${meta}$&`);
}
