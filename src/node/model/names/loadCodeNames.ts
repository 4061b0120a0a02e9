import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../kit/contentHash';
import { writeGenerated } from '../../kit/writeGenerated';
import { collectDemo } from '../../read/demos/collectDemo';
import { demoNames } from '../../read/demos/demoNames';
import { demoPlaceOf } from '../../read/demos/demoPlace';
import { importClosure } from '../../read/importClosure';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { fenceKey, type CodeName, type CodeNames } from '../../read/names/codeNames';
import { listLibraryEntries } from '../../read/reference/libraryEntries';
import { createSourceProgram } from '../../read/sourceProgram';
import type { ApiSite } from '../api/apiSite';
import { CodeResolver } from './codeResolver';
import { NameIndex } from './nameTarget';

const CACHE = '.generated/cache/names.json';

/** What the names of every module depend on besides its own code. */
const AROUND = [
  'package-lock.json',
  'tsconfig.json',
  'src/node/read/sourceProgram.ts',
  ...['codeResolver', 'declarationIndex', 'nameTarget'].map(
    (name) => `src/node/model/names/${name}.ts`,
  ),
];

/** A module of the site: a file of a demo, or a fence, which is in no file. */
interface CodeModule {
  key: string;
  /** Absolute path, for a fence the one that it would have. */
  file: string;
  code: string;
  isFence: boolean;
}

type Cache = Record<string, CodeName[]>;

/** What this process has read last, by the key of the module. */
const lastRead = new Map<string, { code: string; names: readonly CodeName[] }>();

/**
 * Returns the names of the API in every fence and demo. Modules that have not changed since the last
 * run are taken from the disk; the others are read by the compiler, in one program.
 * @param onlyKnown Leaves new modules without names: in development an edit must not wait for them.
 */
export function loadCodeNames(
  { guides, api }: { guides: readonly ParsedGuide[]; api: ApiSite },
  { onlyKnown }: { onlyKnown: boolean },
): CodeNames {
  const wanted = modulesOf(guides);
  if (onlyKnown) return lastNames(wanted);
  const around = contentHash(api.inputs, ...AROUND.map((file) => readFileSync(file)));
  const cache = readCache();
  const modules = wanted.map((module) => ({ ...module, hash: hashOf(module, around) }));
  const unknown = modules.filter(({ hash }) => !cache[hash]);
  if (unknown.length > 0) {
    const resolved = resolveAll(unknown, api);
    for (const { hash, file } of unknown) cache[hash] = resolved.get(file)!;
    const kept = modules.map(({ hash }) => [hash, cache[hash]]);
    writeGenerated(CACHE, JSON.stringify(Object.fromEntries(kept)));
  }
  for (const { key, code, hash } of modules) lastRead.set(key, { code, names: cache[hash] ?? [] });
  return lastNames(modules);
}

/** The names of modules that are as they were; an edited one has none until the next start. */
function lastNames(modules: readonly CodeModule[]): CodeNames {
  return new Map(
    modules.map(({ key, code }) => {
      const last = lastRead.get(key);
      return [key, last?.code === code ? last.names : []];
    }),
  );
}

function modulesOf(guides: readonly ParsedGuide[]): CodeModule[] {
  const modules = new Map<string, CodeModule>();
  for (const guide of guides) {
    for (const { line, language, code } of guide.fences) {
      const key = fenceKey(guide.file, code);
      const file = path.resolve(path.dirname(guide.file), `fence-${line}.${language}`);
      modules.set(key, { key, file, code, isFence: true });
    }
    const place = demoPlaceOf(guide.props.pathname);
    const forms = demoNames(guide).flatMap((name) => Object.values(collectDemo(name, place).forms));
    for (const { path: key, code } of forms.flatMap(({ files }) => files)) {
      if (!/\.tsx?$/.test(key)) continue;
      modules.set(key, { key, file: path.resolve(key), code, isFence: false });
    }
  }
  return [...modules.values()];
}

/** A fence's place is no part of its key: lines above it come and go. */
function hashOf({ file, code, isFence }: CodeModule, around: string): string {
  const closure = isFence ? importClosure(file, code) : importClosure(path.relative('.', file));
  const imported = closure.map((name) => readFileSync(name));
  const place = isFence ? path.dirname(file) + path.extname(file) : file;
  return contentHash(around, path.relative('.', place), code, ...imported);
}

function resolveAll(modules: readonly CodeModule[], api: ApiSite): Map<string, CodeName[]> {
  const fences = modules.filter(({ isFence }) => isFence);
  const files = modules.filter(({ isFence }) => !isFence).map(({ file }) => file);
  const library = listLibraryEntries(process.cwd()).map(({ fileName }) => fileName);
  const virtual = new Map(fences.map(({ file, code }) => [file, code]));
  const program = createSourceProgram([...library, ...files], virtual);
  const resolver = new CodeResolver(program, new NameIndex(api.entries));
  return new Map(modules.map(({ file }) => [file, resolver.namesIn(program.getSourceFile(file)!)]));
}

/** A damaged cache costs time and hides nothing: every module is read again. */
function readCache(): Cache {
  if (!existsSync(CACHE)) return {};
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Cache;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
