import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerFile } from '../../kit/oncePerFile';

const hashOf = oncePerFile(
  (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
);

/**
 * Returns the value of an `integrity` attribute for a file of the export.
 * @param root Folder of the export.
 * @param address Path on the site, for example `/assets/boot.abc.js`.
 */
export function integrityOf(root: string, address: string): string {
  return hashOf(path.join(root, address));
}
