import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  partsNeeded,
  SANDBOX_LIBRARIES,
  type SandboxLibraries,
  type SandboxPart,
} from '../../../core/sandbox';
import { contentHash } from '../../kit/contentHash';
import { filesBelow } from '../../kit/filesBelow';
import { writeGenerated } from '../../kit/writeGenerated';
import { bundleParts } from './bundleParts';
import { partModules } from './partModules';

/** Folder below `public` that holds the libraries, all with a hash in their names. */
export const SANDBOX_ASSETS = SANDBOX_LIBRARIES.slice(1, -1);

const FOLDER = `public/${SANDBOX_ASSETS}`;
const RECORD = '.generated/sandbox/libraries.json';

/** Most that the first edit of a demo of the community's Data Grid may fetch, in bytes of gzip. */
const MAX_GRID = 352_000;

/** What the last bundle was made of, and what came out. */
interface LibraryRecord {
  key: string;
  inputs: Readonly<Record<string, string>>;
  libraries: SandboxLibraries;
}

/**
 * Writes the libraries that demos in the isolated frame import. They are bundled again only when a
 * package, a list of modules or a file of ours that goes into them has changed.
 * @returns Where each module is.
 * @throws Error when what a community grid needs passes its budget.
 */
export async function emitLibraries(): Promise<SandboxLibraries> {
  const sources = partModules();
  const key = contentHash(
    JSON.stringify(sources),
    process.env.NEXT_PUBLIC_MUI_LICENSE ?? '',
    ...['package-lock.json', 'package.json', ...filesBelow('src/node/render/sandbox')].map((file) =>
      readFileSync(file),
    ),
  );
  const known = readRecord();
  if (known?.key === key && isCurrent(known)) return known.libraries;
  const { parts, inputs } = await bundleParts(sources);
  const modules = Object.entries(sources).flatMap(([name, source]) =>
    Object.keys(source.modules).map((module) => [module, name] as const),
  );
  const files: Record<string, SandboxPart> = {};
  for (const { name, code, needs } of parts) {
    const file = `${name}.${contentHash(code)}.js`;
    files[name] = { file, bytes: gzipSync(code).length, needs };
    writeGenerated(`${FOLDER}/${file}`, code);
  }
  const libraries = { modules: Object.fromEntries(modules), parts: files };
  assertBudget(libraries);
  const record: LibraryRecord = { key, inputs: hashes(inputs), libraries };
  writeGenerated(RECORD, JSON.stringify(record));
  return libraries;
}

function readRecord(): LibraryRecord | undefined {
  return existsSync(RECORD)
    ? (JSON.parse(readFileSync(RECORD, 'utf8')) as LibraryRecord)
    : undefined;
}

function isCurrent({ inputs, libraries }: LibraryRecord): boolean {
  const files = Object.values(libraries.parts).map(({ file }) => `${FOLDER}/${file}`);
  if (![...Object.keys(inputs), ...files].every(existsSync)) return false;
  return JSON.stringify(hashes(Object.keys(inputs))) === JSON.stringify(inputs);
}

const hashes = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, contentHash(readFileSync(file))]));

/** Bytes of gzip that a demo comes to which imports from some parts. */
export function bytesOf(libraries: SandboxLibraries, parts: readonly string[]): number {
  return partsNeeded(libraries, parts).reduce(
    (sum, name) => sum + (libraries.parts[name]?.bytes ?? 0),
    0,
  );
}

function assertBudget(libraries: SandboxLibraries): void {
  const bytes = bytesOf(libraries, ['core', 'icons', 'grid']);
  if (bytes <= MAX_GRID) return;
  throw new Error(
    `The libraries of a community grid have ${bytes} bytes gzip, ${MAX_GRID} are allowed.\n` +
      '  Fix: see in src/node/render/sandbox/partModules.ts what the core has that few demos use.',
  );
}
