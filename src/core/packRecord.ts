/**
 * Reading what earlier and later builds, or a failing disk, have left in the cache of records: what
 * cannot be understood never gets further than here.
 */
import { PACK_PRODUCTS, RECORD_FORMAT, type PackManifest, type PackRecord } from './offline';

/** A record of a build that is newer than this one, which a rollback has brought back. */
export const NEWER = 'newer';

/**
 * Reads a stored record.
 * @param text What stands in the cache.
 * @returns `NEWER` for a later format, which is to be left alone; nothing for what is damaged.
 */
export function parseRecord(text: string): PackRecord | typeof NEWER | undefined {
  const value = parseObject(text);
  if (!value) return undefined;
  const { format = 1, product, name, home, saved, wanted } = value;
  if (typeof format === 'number' && format > RECORD_FORMAT) return NEWER;
  const isWhole =
    PACK_PRODUCTS.some((known) => known === product) &&
    typeof name === 'string' &&
    typeof home === 'string' &&
    [saved, wanted].every((manifest) => manifest === undefined || isManifest(manifest));
  return isWhole ? (value as unknown as PackRecord) : undefined;
}

/** Whether a value is the list of a pack's files: also one of those that the site sends. */
export function isManifest(value: unknown): value is PackManifest {
  if (!isObject(value)) return false;
  const { build, headers, parts, files } = value;
  return (
    typeof build === 'string' &&
    isTexts(headers) &&
    isTexts(parts) &&
    Array.isArray(files) &&
    files.every(isFile)
  );
}

function isFile(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { path, hash, bytes, downloadBytes } = value;
  return (
    typeof path === 'string' &&
    typeof hash === 'string' &&
    Number.isFinite(bytes) &&
    Number.isFinite(downloadBytes)
  );
}

function isTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    // Damaged, which the caller is told.
    return undefined;
  }
}
