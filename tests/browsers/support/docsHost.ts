import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { DocsSite } from '../../e2e/docsSite';
import { DOCS_HOST } from '../../../src/offline/docsHost.boot';
import { ROOT, type ServedSite } from './serveSite';

/** The docs host under TLS, and the proxy that takes a browser to it. */
export interface DocsHost extends ServedSite {
  proxyPort: number;
  site: DocsSite;
}

/**
 * Starts both. A browser knows the docs host by its name alone, for which offline reading works; the
 * proxy takes its secure connections to this machine.
 */
export async function startDocsHost(): Promise<DocsHost> {
  const site = new DocsSite(ROOT);
  const sitePort = await site.listen();
  const proxy = createProxy(sitePort);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://${DOCS_HOST}`,
    proxyPort: (proxy.address() as AddressInfo).port,
    site,
    stop: async () => {
      proxy.close();
      await site.stop();
    },
  };
}

/** A proxy that leads every secure connection to one port; what is for other hosts ends there too. */
function createProxy(port: number): Server {
  const proxy = createServer((_, response) => response.writeHead(502).end());
  proxy.on('connect', ({ url }, socket) => {
    if (url !== `${DOCS_HOST}:443`) {
      socket.end('HTTP/1.1 502 Not of this site\r\n\r\n');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    // A side that goes takes the other with it.
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  return proxy;
}
