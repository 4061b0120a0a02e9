import { createHash } from 'node:crypto';

/** Returns a short name for some content: equal content has an equal name. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 12);
}
