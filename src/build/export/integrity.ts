import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

/**
 * Returns the value of an `integrity` attribute for a file of the export.
 * @param root Folder of the export.
 * @param address Path on the site, for example `/assets/boot.abc.js`.
 */
export function integrityOf(root: string, address: string): string {
  const file = path.join(root, address);
  let integrity = known.get(file);
  if (integrity === undefined) {
    integrity = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    known.set(file, integrity);
  }
  return integrity;
}
