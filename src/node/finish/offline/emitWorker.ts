import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { injectManifest } from 'workbox-build';
import { OFFLINE_PAGE, WORKER_URL } from '../../../core/offline';
import { bundleScript } from '../../kit/bundleBrowserFile';
import { integrityOf } from '../documents/integrity';
import { frameFile } from '../../render/sandbox/emitSandbox';
import { sentBytes } from '../../kit/sentBytes';
import { DEFERRED, NAVIGATION } from './documentParts';
import { symbolIndex } from './searchFiles';
import { searchScripts } from './searchScripts';

/** Where the kill switch waits to be put in the worker's place. */
export const WORKER_OFF_URL = '/x/sw-off.js';

/** Budgets, in bytes of gzip. */
const MAX_WORKER = 13_500;
const MAX_PRECACHE = 350_000;

const FRAME_FILE =
  /<(?:script|link)\b[^>]*(?:src|href)="(\/(?:assets|_next\/static|static)\/[^"]+)"/g;

/**
 * Writes the service worker with the list of what it stores at once: the offline page, what that
 * page's frame needs, React, the search with its index of symbols and the document of the isolated
 * frame, with its own policy; and the kill switch beside it.
 * @param root Folder of the export.
 * @param laterScripts Addresses of scripts that no document names and that work offline.
 * @throws Error when a budget is passed.
 */
export async function emitWorker(
  root: string,
  build: string,
  laterScripts: readonly string[],
): Promise<void> {
  const worker = await bundleScript('src/worker/sw.ts', 'iife', { BUILD_ID: build });
  const files = precachedFiles(root, laterScripts);
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  try {
    const swSrc = path.join(folder, 'sw.js');
    writeFileSync(swSrc, worker);
    const { warnings } = await injectManifest({
      swSrc,
      swDest: path.join(root, WORKER_URL),
      globDirectory: root,
      globPatterns: files.map((file) => file.slice(1)),
      dontCacheBustURLsMatching: /^\/?(assets|_next\/static)\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            url: `/${entry.url.replace(/index\.html$/, '')}`,
            // Never a file of another deploy; and a damaged one is replaced when it is next asked for.
            integrity: integrityOf(root, `/${entry.url}`),
          })),
        }),
      ],
    });
    if (warnings.length > 0) throw new Error(`The precache is incomplete:\n${warnings.join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  writeFileSync(path.join(root, WORKER_OFF_URL), await bundleScript('src/worker/off.ts'));
  assertBudgets(root, files);
}

/** Addresses of what is stored as soon as the worker is there. */
function precachedFiles(root: string, laterScripts: readonly string[]): string[] {
  const page = `${OFFLINE_PAGE}index.html`;
  const html = readFileSync(path.join(root, page), 'utf8');
  const frame = [...html.matchAll(FRAME_FILE)].map(([, address]) => address!);
  const navigation = NAVIGATION.exec(html)?.[0];
  const scripts = deferredScripts(html);
  const search = [...searchScripts(root, scripts), ...symbolIndex(root)];
  const files = [page, `/${frameFile()}`, ...frame, ...laterScripts, ...scripts, ...search];
  return [...new Set(navigation ? [...files, navigation] : files)];
}

/** Addresses of React's scripts. */
function deferredScripts(html: string): string[] {
  const list = JSON.parse(DEFERRED.exec(html)?.[1] ?? '[]') as [string, string][];
  return list.map(([src]) => src);
}

function assertBudgets(root: string, files: readonly string[]): void {
  const sizeOf = (address: string) => sentBytes(path.join(root, address));
  const worker = sizeOf(WORKER_URL);
  if (worker > MAX_WORKER) {
    throw new Error(`The service worker has ${worker} bytes gzip, ${MAX_WORKER} are allowed.`);
  }
  const precache = files.reduce((sum, file) => sum + sizeOf(file), 0);
  if (precache > MAX_PRECACHE) {
    throw new Error(`The precache has ${precache} bytes, ${MAX_PRECACHE} are allowed.`);
  }
  console.log(`  worker ${worker} bytes gzip, precache ${precache} bytes in ${files.length} files`);
}
