import lzString from 'lz-string';
import { lengthOf, MAX_LINK_LENGTH } from './limits';
import type { SandboxFiles } from './sandbox/types';

/** Code that travels in a link. */
export interface SharedCode {
  files: SandboxFiles;
  /** Name of the file whose default export is shown. */
  entry: string;
}

const PREFIX = '#code=';
const FILE_NAME = /^(\.\.\/)*([\w-]+[./])*[\w-]+\.(tsx?|jsx?|json|css)$/;
const MAX_FILES = 50;

/** Whether a hash brings code, whatever it is worth. */
export const hasSharedCode = (hash: string): boolean => hash.startsWith(PREFIX);

/**
 * Returns the hash of a link to the playground that brings code (SPEC 1.7).
 * @throws RangeError when the code, or its link, is too long (limits.ts).
 */
export function writeShareHash(code: SharedCode): string {
  // Compressing it would hold up the page.
  if (lengthOf(code.files) > MAX_LINK_LENGTH)
    throw new RangeError('The code is too long to be compressed.');
  const hash = PREFIX + lzString.compressToEncodedURIComponent(JSON.stringify(code));
  if (hash.length > MAX_LINK_LENGTH) throw new RangeError('The code is too long for a link.');
  return hash;
}

/**
 * Returns the code that a hash brings; undefined when it is broken, too long, or something else.
 * @param hash As written by `writeShareHash`.
 */
export function readShareHash(hash: string): SharedCode | undefined {
  if (!hasSharedCode(hash) || hash.length > MAX_LINK_LENGTH) return undefined;
  try {
    const text = lzString.decompressFromEncodedURIComponent(hash.slice(PREFIX.length));
    const value: unknown = JSON.parse(text ?? '');
    return isSharedCode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value from a link or from storage is code that can be shown. */
export function isSharedCode(value: unknown): value is SharedCode {
  const { files, entry } = (value ?? {}) as Partial<Record<keyof SharedCode, unknown>>;
  if (typeof files !== 'object' || files === null || typeof entry !== 'string') return false;
  const entries = Object.entries(files);
  return (
    entries.length <= MAX_FILES &&
    Object.hasOwn(files, entry) &&
    entries.every(([name, code]) => FILE_NAME.test(name) && typeof code === 'string')
  );
}
