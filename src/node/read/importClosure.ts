import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModule } from './demos/readModule';

/**
 * Returns the files of the project that a module reaches by its imports: its datasets, helpers and
 * style sheets, but no packages, whose versions are in `package-lock.json`.
 * @param file Path of the module, which is the first of the result when it exists.
 * @param code Its code when it is no file, as that of a fence in Markdown.
 */
export function importClosure(file: string, code?: string): string[] {
  const files = new Set<string>();
  const add = (next: string): void => {
    if (files.has(next)) return;
    files.add(next);
    localImports(next, readFileSync(next, 'utf8')).forEach(add);
  };
  if (code === undefined) add(file);
  else localImports(file, code).forEach(add);
  return [...files];
}

function localImports(file: string, code: string): string[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  return readModule(file, code)
    .imports.map(({ text }) => text)
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => resolveFile(path.join(path.dirname(file), name)) ?? []);
}

function resolveFile(name: string): string | undefined {
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => name + end);
  return candidates.find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
}
