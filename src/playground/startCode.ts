import { keepTab, readTab } from '../browser/tabStorage';
import { blankCode } from './blankCode';
import { hasSharedCode, isSharedCode, readShareHash, type SharedCode } from './shareLink';

/** What the playground begins with. */
export interface StartCode {
  /** What Reset goes back to. */
  original: SharedCode;
  /** The code with what the reader had changed before a reload. */
  code: SharedCode;
  /** Whether it came by a link: then only the reader's Run starts it. */
  isShared: boolean;
  /** Whether the address has a code that cannot be read. */
  isBroken: boolean;
}

const OWN = 'playground';
const SHARED = 'playground shared';

/** Returns the code of the address's hash, else the reader's own, else the blank file (SPEC 1.7). */
export function readStartCode(hash: string): StartCode {
  const original = readShareHash(hash);
  if (!original) {
    const own = readTab(OWN);
    const code = isSharedCode(own) ? own : blankCode;
    return { original: blankCode, code, isShared: false, isBroken: hasSharedCode(hash) };
  }
  const kept = (readTab(SHARED) ?? {}) as { hash?: unknown; code?: unknown };
  const code = kept.hash === hash && isSharedCode(kept.code) ? kept.code : original;
  return { original, code, isShared: true, isBroken: false };
}

/**
 * Keeps the code for a reload; `undefined` forgets it.
 * @param hash Of the address that it was opened with.
 * @returns Whether it is kept.
 */
export function keepStartCode(hash: string, code: SharedCode | undefined): boolean {
  if (readShareHash(hash)) return keepTab(SHARED, code && { hash, code });
  return keepTab(OWN, code);
}
