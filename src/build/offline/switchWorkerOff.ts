import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKER_URL } from '../../core/offline';
import { WORKER_OFF_URL } from './emitWorker';

/**
 * Puts the kill switch in the worker's place: devices that ask for updates lose the worker and what
 * it has stored of visits, and keep their downloads.
 * @param root Folder of the export.
 * @throws Error when the export has no kill switch.
 */
export function switchWorkerOff(root: string): void {
  for (const ending of ['', '.br', '.gz']) {
    const off = path.join(root, WORKER_OFF_URL + ending);
    const worker = path.join(root, WORKER_URL + ending);
    if (ending === '' && !existsSync(off)) {
      throw new Error(`${off} is missing. Run "npm run build" first.`);
    }
    // Removed first: a small file has no compressed copy that could replace the old one.
    rmSync(worker, { force: true });
    if (existsSync(off)) copyFileSync(off, worker);
  }
}
