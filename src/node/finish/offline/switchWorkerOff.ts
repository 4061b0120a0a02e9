import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKER_URL } from '../../../core/offline';
import { WORKER_OFF_URL } from './emitWorker';

/**
 * Puts the kill switch in the worker's place: devices that ask for updates lose the worker and what
 * it has stored of visits, and keep their downloads.
 * @param root Folder of the export.
 * @throws Error when the export has no kill switch.
 */
export function switchWorkerOff(root: string): void {
  const off = path.join(root, WORKER_OFF_URL);
  if (!existsSync(off)) throw new Error(`${off} is missing. Run "npm run build" first.`);
  const worker = path.join(root, WORKER_URL);
  // Removed first: a copy of the site may share its files with another.
  rmSync(worker, { force: true });
  copyFileSync(off, worker);
}
