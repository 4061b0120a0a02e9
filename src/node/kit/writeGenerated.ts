import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/**
 * Writes a file and its folders. A file that already has this content is left alone, so that
 * watchers and caches see only what changed.
 */
export function writeGenerated(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * Removes the files below a folder that are no longer wanted.
 * @param isKept Gets a file's path below the folder.
 */
export function removeOthers(folder: string, isKept: (file: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const file of filesBelow(folder)) {
    if (!isKept(path.relative(folder, file))) rmSync(file);
  }
}
