import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../kit/contentError';
import type { DemoPlace } from './demoPlace';
import { packageOf } from '../../../core/packageOf';
import { isDependency } from './packages';
import { readModule, type ModuleFacts, type SourceText } from './readModule';
import { resolveImport } from './resolveImport';

/** One file of a demo as it stands on disk. */
export interface SourceFile {
  /** Path from the project's root. */
  path: string;
  /** Name as the demo's imports say it: `BasicSort.tsx`, `../dataset/orders.ts`. */
  name: string;
  code: string;
  /** Strings of a module, for Tailwind's classes. */
  strings: SourceText[];
}

/** One styling form of a demo: its main file, then every file that it reaches. */
export interface CollectedForm {
  files: SourceFile[];
  /** Imports of npm packages, with their sub-paths. */
  packageImports: string[];
}

/**
 * Reads a form's main file and whatever it imports by relative paths, each file once (SPEC 5.1).
 * @throws ContentError for an import that leads nowhere or where a reader could not follow.
 */
export function collectForm(mainFile: string, place: DemoPlace): CollectedForm {
  const files = new Map<string, SourceFile>();
  const packageImports = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    const code = readFileSync(file, 'utf8');
    const { imports, strings } = readImports(file, code);
    files.set(file, { path: file, name: nameFrom(place.folder, file), code, strings });
    for (const { text, line } of imports) {
      const position = { file, line };
      if (text.startsWith('.')) add(resolveImport(text, file, place, position));
      else packageImports.add(checkedPackage(text, position));
    }
  };
  add(mainFile);
  return { files: [...files.values()], packageImports: [...packageImports].sort() };
}

function readImports(file: string, code: string): Pick<ModuleFacts, 'imports' | 'strings'> {
  if (!/\.tsx?$/.test(file)) return { imports: [], strings: [] };
  const facts = readModule(file, code);
  if (!facts.syntaxError) return facts;
  const { text, line } = facts.syntaxError;
  throw new ContentError({ file, line }, `The code does not parse: ${text}`, 'Correct its syntax.');
}

function nameFrom(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

function checkedPackage(specifier: string, position: { file: string; line: number }): string {
  const name = packageOf(specifier);
  if (!isDependency(name)) {
    throw new ContentError(
      position,
      `${specifier} is of no package that the project depends on.`,
      `Use a package of "dependencies" in package.json, or a file beside the demo.`,
    );
  }
  return specifier;
}
