import type { PackManifest } from '../core/offline';
import { downloadFile } from './downloadFile';
import { missingFiles } from './packStore';

/** Files on their way at once. */
const LANES = 4;

interface DownloadOptions {
  signal: AbortSignal;
  /** Hears how many bytes of the pack are on the device, and how many it has. */
  onProgress: (done: number, total: number) => void;
}

/** Size of a pack on the device: equal contents are stored once. */
export function packBytes({ files }: PackManifest): number {
  const sizes = new Map(files.map(({ hash, bytes }) => [hash, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Downloads what a pack has and this device has not.
 * @throws What `downloadFile` throws; what was stored stays, for the next attempt.
 */
export async function downloadPack(
  manifest: PackManifest,
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const queue = await missingFiles(manifest);
  const left = queue.reduce((sum, { bytes }) => sum + bytes, 0);
  await assertRoom(left);
  const total = packBytes(manifest);
  let done = total - left;
  onProgress(done, total);
  // A failure of one lane stops the others; so does the caller (`AbortSignal.any` is too new).
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  if (signal.aborted) stop.abort();
  const lane = async () => {
    for (let file = queue.shift(); file && !stop.signal.aborted; file = queue.shift()) {
      await downloadFile(file, manifest, stop.signal);
      done += file.bytes;
      onProgress(done, total);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    stop.abort();
    throw error;
  }
  signal.throwIfAborted();
}

/** @throws QuotaExceededError before anything is fetched in vain. */
async function assertRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
  if (quota === undefined || usage === undefined || quota - usage > bytes) return;
  throw new DOMException('There is not enough storage on this device.', 'QuotaExceededError');
}
