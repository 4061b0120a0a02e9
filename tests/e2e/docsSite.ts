import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreview } from '../../preview/server';
import { DOCS_HOST } from '../../src/offline/docsHost.boot';
import { filesBelow } from '../../src/node/kit/filesBelow';
import { buildIn } from '../../src/node/finish/offline/emitPacks';
import { emitOffline } from '../../src/node/finish/offline/emitOffline';

/** The build id of deploy B. */
export const BUILD_B = 'DeployB00000';

/** The text that deploy B has and deploy A has not. */
export const EDITED = { page: '/x/introduction/licensing/', text: 'Second edition of this page' };

/** What a network says to who has not logged in. */
const PORTAL = '<!doctype html><title>Wi-Fi</title><main><h1>Log in to this network</h1></main>';

/** Ports of the mapped docs host, one for each worker of the test runner. */
const PORTS = Array.from(
  { length: 4 },
  (_, index) => Number(process.env.E2E_PORT ?? 3411) + 1000 + index,
);
export const docsOrigin = (worker: number) => `https://${DOCS_HOST}:${PORTS[worker]}`;

/** Chromium takes the docs host to this machine; the certificate is of this run alone. */
export const DOCS_HOST_ARGUMENTS = [
  `--host-resolver-rules=MAP ${DOCS_HOST} 127.0.0.1`,
  '--ignore-certificate-errors',
];

/** The docs host: deploys that can be exchanged, and a network that can fail. */
export class DocsSite {
  /** Folder of the deploy that answers. */
  private deployed: Server;
  private readonly server: SecureServer;
  private readonly previews = new Map<string, Server>();
  /** Requests that get no answer; all of them while the network is down. */
  isDown: (url: string) => boolean = () => false;
  /** Files that the deploy does not have; they are answered as the CDN answers what is missing. */
  isGone: (url: string) => boolean = () => false;
  /** Whether a network that asks for a login stands between: it answers everything with its page. */
  hasPortal = false;
  /** How long the answer to a request takes, in milliseconds. */
  delay: (url: string) => number = () => 0;
  /** Every path that was asked for. */
  readonly requests: string[] = [];

  constructor(root: string) {
    this.deployed = this.preview(root);
    this.server = createServer(makeCertificate(), (request, response) =>
      this.answer(request, response),
    );
  }

  private preview(root: string): Server {
    const known = this.previews.get(root) ?? createPreview({ root });
    this.previews.set(root, known);
    return known;
  }

  private answer(request: IncomingMessage, response: unknown): void {
    const url = request.url ?? '/';
    this.requests.push(url);
    if (this.isDown(url)) return void request.socket.destroy();
    if (this.hasPortal) {
      (response as ServerResponse).setHeader('Content-Type', 'text/html').end(PORTAL);
      return;
    }
    // The headers of an answer depend on the folder alone.
    if (this.isGone(url)) request.url = `${url}.gone`;
    setTimeout(() => this.deployed.emit('request', request, response), this.delay(url));
  }

  deploy(root: string): void {
    this.deployed = this.preview(root);
  }

  /** Listens on a port that is free, and returns it. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    return (this.server.address() as AddressInfo).port;
  }

  start(worker: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(PORTS[worker], () => resolve()));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A certificate for the docs host: service workers need HTTPS, and the host's name is strict on it. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-host-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const subject = ['-subj', `/CN=${DOCS_HOST}`, '-addext', `subjectAltName=DNS:${DOCS_HOST}`];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...algorithm, ...subject, '-keyout', key, '-out', cert],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Makes deploy B out of the built site: another build id, one page edited, all lists and the worker
 * written anew by the steps of the build.
 * @returns Its folder.
 */
export async function makeDeployB(worker: number): Promise<string> {
  const root = path.join(tmpdir(), `docs-deploy-b-${process.pid}-${worker}`);
  rmSync(root, { recursive: true, force: true });
  // Hard links: whatever changes is removed and written anew.
  execFileSync('cp', ['-al', 'out', root]);
  const before = buildIn('out');
  for (const folder of ['_next/data', '_next/static']) {
    renameSync(path.join(root, folder, before), path.join(root, folder, BUILD_B));
  }
  for (const file of filesIn(root).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(root, file), 'utf8').replaceAll(before, BUILD_B);
    replaceFile(root, file, file === `${EDITED.page.slice(1)}index.html` ? edit(html) : html);
  }
  const data = `_next/data/${BUILD_B}${EDITED.page.slice(0, -1)}.json`;
  replaceFile(root, data, edit(readFileSync(path.join(root, data), 'utf8')));
  for (const file of filesIn(root).filter((name) =>
    /^(x\/sw|x\/offline\/packs|assets\/offline\/)/.test(name),
  )) {
    rmSync(path.join(root, file));
  }
  await emitOffline(root);
  return root;
}

const filesIn = (root: string) => filesBelow(root).map((file) => path.relative(root, file));

function replaceFile(root: string, file: string, content: string): void {
  // The copy shares its files with the build that it was made from.
  rmSync(path.join(root, file), { force: true });
  writeFileSync(path.join(root, file), content);
}

function edit(text: string): string {
  return text.replaceAll('Community packages are MIT licensed', EDITED.text);
}
