import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor } from '../src/core/headers';
import { findRedirect } from '../src/core/redirects';
import { NO_SERVICES, type Services } from '../src/core/services';
import { answerStandIn, STAND_INS } from './standIns/answer';

/** Pages answer at their folder alone, and what the CDN reads for itself is no file of the site. */
const NOT_SERVED = /\/index\.html$|^\/_(headers|redirects)$/;

const HTML = 'text/html; charset=utf-8';

/** Settings of the preview server. */
export interface PreviewOptions {
  /** Folder of the exported site. */
  root: string;
  /** The services that the site was built with; the security policy allows them. */
  services?: Services;
  /** Where the stand-ins for outside services store what they receive. */
  records?: string;
}

/**
 * Creates a server that answers as the CDN does: redirects, compression, headers by the path alone, a
 * slash at the end of a page's address, and the site's own 404 page.
 * @throws Error when the exported site is not there.
 */
export function createPreview(options: PreviewOptions): Server {
  const { root, services = NO_SERVICES, records = '.preview' } = options;
  const notFoundFile = path.join(root, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(
      `${notFoundFile} is missing, so there is no site to serve. Run "npm run build".`,
    );
  }
  const notFoundPage = readFileSync(notFoundFile);
  const serveFile = sirv(root, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(pathname, services)))
        response.setHeader(name, value);
    },
  });
  const compress = compression({ level: constants.Z_BEST_COMPRESSION });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, rawPath, search } = parseTarget(request.url);
    if (rawPath.startsWith(STAND_INS)) {
      answerStandIn(request, response, records).catch((error: unknown) => {
        console.error(`A stand-in failed at ${rawPath}:`, error);
        response.destroy();
      });
      return;
    }
    const redirect = pathname === undefined ? undefined : findRedirect(pathname);
    if (redirect) {
      sendRedirect(response, redirect.status, withSearch(redirect.to, search));
      return;
    }
    if (pathname !== undefined && isPageWithoutSlash(root, pathname)) {
      sendRedirect(response, 301, `${rawPath}/${search}`);
      return;
    }
    const sendNotFound = () => {
      const headers = { 'Content-Type': HTML, ...headersFor(rawPath, services) };
      response.writeHead(404, headers).end(notFoundPage);
    };
    if (pathname === undefined || NOT_SERVED.test(pathname)) {
      sendNotFound();
      return;
    }
    serveFile(request, response, sendNotFound);
  };
  return createServer((request, response) =>
    compress(request, response, () => answer(request, response)),
  );
}

interface Target {
  /** Decoded path; undefined when it cannot be decoded, so that no file can match. */
  pathname: string | undefined;
  rawPath: string;
  search: string;
}

function parseTarget(target = '/'): Target {
  const [firstPart = '/', ...query] = target.split('?');
  // A path such as `//host` would turn a redirect into one to another site.
  const rawPath = firstPart.replace(/^\/{2,}/, '/');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  try {
    return { pathname: decodeURIComponent(rawPath), rawPath, search };
  } catch {
    return { pathname: undefined, rawPath, search };
  }
}

function isPageWithoutSlash(root: string, pathname: string): boolean {
  if (pathname.endsWith('/') || pathname.includes('..')) return false;
  return existsSync(path.join(root, pathname, 'index.html'));
}

/** Puts the query of a request before the hash of a target. */
function withSearch(target: string, search: string): string {
  const [pathname, hash] = target.split('#');
  return pathname + search + (hash === undefined ? '' : `#${hash}`);
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}
