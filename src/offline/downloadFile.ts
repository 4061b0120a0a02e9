import { digestOf } from '../core/digest';
import { DOWNLOAD_HEADER, type PackFile, type PackManifest } from '../core/offline';
import { takePartsOut } from '../core/packParts';
import { withTimeLimit } from '../browser/timeLimit';
import { storeContent } from './packStore';

/** The site holds another build than the one that is being downloaded. */
export class ChangedError extends Error {
  override name = 'ChangedError';
}

/** Attempts to get one file, and the pause before the next, in milliseconds. */
const ATTEMPTS = 3;
const PAUSE_MS = 400;
/** How long one attempt may take. */
const PATIENCE_MS = 60_000;

/**
 * Downloads and stores one file of a pack.
 * @throws ChangedError when the site has another file there; QuotaExceededError when the device is
 *   full; AbortError after a stop; TypeError when the network fails.
 */
export async function downloadFile(
  file: PackFile,
  manifest: PackManifest,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = await withTimeLimit(PATIENCE_MS, (limit) =>
        fetchBody(file, manifest, attempt, either(signal, limit)),
      );
      await storeContent(file.hash, body);
      return;
    } catch (error) {
      const isFinal = signal.aborted || (error as Error).name === 'QuotaExceededError';
      if (isFinal || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** `AbortSignal.any`, which is too new. */
function either(...signals: AbortSignal[]): AbortSignal {
  const stop = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) stop.abort();
    signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  }
  return stop.signal;
}

async function fetchBody(
  { path, hash }: PackFile,
  { parts }: PackManifest,
  attempt: number,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  // What the browser has stored already is good enough, unless it proved wrong.
  const cache = attempt > 1 ? 'reload' : path.endsWith('/') ? 'no-cache' : 'default';
  const response = await fetch(path, { cache, signal, headers: { [DOWNLOAD_HEADER]: '1' } });
  if (response.status === 404) throw new ChangedError(`${path} is gone.`);
  if (!response.ok) throw new TypeError(`${path} answered with status ${response.status}.`);
  const body = path.endsWith('/')
    ? new TextEncoder().encode(takePartsOut(await response.text(), parts)).buffer
    : await response.arrayBuffer();
  if ((await digestOf(body)) !== hash) throw new ChangedError(`${path} is of another build.`);
  return body;
}
