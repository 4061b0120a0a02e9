import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file and its folders. A file that already has this content is left alone, so that
 * watchers and caches see only what changed.
 */
export function writeGenerated(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Removes every file below a folder that is not among those to keep (paths as `path.join` gives). */
export function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !keep.has(file)) rmSync(file);
  }
}
