import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Text, which a CDN compresses; fonts and images are compressed already. */
const TEXT = /\.(html|js|css|json|txt|xml|svg|md|webmanifest)$/;

/**
 * Returns how many bytes a file has on its way to the reader: after gzip, which every CDN does at
 * least. Brotli would send a tenth less.
 * @param file Path of the file.
 */
export function sentBytes(file: string): number {
  return TEXT.test(file) ? gzipSync(readFileSync(file)).length : statSync(file).size;
}
