import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of every file below a folder, the folder's own path included, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
