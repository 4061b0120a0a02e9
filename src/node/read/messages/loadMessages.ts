import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryPackages } from '../reference/packages';
import { contentHash } from '../../kit/contentHash';
import { filesBelow } from '../../kit/filesBelow';
import { writeGenerated } from '../../kit/writeGenerated';
import { collectMessages } from './collectMessages';

const CACHE = '.generated/cache/messages.json';
/** Packages whose messages developers see through those that they install. */
const SHARED = ['x-internals', 'x-license'];
const MAY_PRINT = /Error\(|warnOnce|buildWarning|console\.|MUI X/;

/** What the cache holds. */
interface Collected {
  key: string;
  messages: string[];
}

/**
 * Returns the messages of the installed `@mui/x-*` packages, each once, in the order of packages and
 * files. They are collected again when a package or the collector has changed.
 */
export function loadMessages(): string[] {
  const folders = [...libraryPackages.map(({ folder }) => folder), ...SHARED].map(
    (folder) => `node_modules/@mui/${folder}`,
  );
  const own = ['collectMessages.ts', 'readText.ts', 'loadMessages.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  const manifests = folders.map((folder) => `${folder}/package.json`);
  const key = contentHash(...[...manifests, ...own].map((file) => readFileSync(file)));
  const known = readCache();
  if (known?.key === key) return known.messages;
  const messages = [...new Set(folders.flatMap(messagesOfPackage))];
  writeGenerated(CACHE, JSON.stringify({ key, messages } satisfies Collected));
  return messages;
}

function messagesOfPackage(folder: string): string[] {
  // The modules that bundlers read; those beside them say the same again.
  return filesBelow(`${folder}/esm`)
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => MAY_PRINT.test(source))
    .flatMap(collectMessages);
}

function readCache(): Collected | undefined {
  if (!existsSync(CACHE)) return undefined;
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Collected;
  } catch (error) {
    // A damaged cache costs a second.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
