import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHashedAssetPath } from '../../core/headers';

const COMPRESSIBLE = /\.(html|js|css|json|txt|xml|svg|md|webmanifest)$/;
/** Below this the encoded answer is hardly smaller than the plain one. */
const SMALLEST_BYTES = 512;
/** Files handled at once: enough to keep every core of Node's thread pool busy. */
const BATCH = 32;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip copy beside each text file of the export. */
export async function compressExport(root: string): Promise<void> {
  await compressFiles(root, readdirSync(root, { recursive: true, encoding: 'utf8' }));
}

/**
 * Writes the compressed copies of some files.
 * @param names Paths below the export's folder.
 */
export async function compressFiles(root: string, names: readonly string[]): Promise<void> {
  const files = names.filter((file) => COMPRESSIBLE.test(file));
  for (let start = 0; start < files.length; start += BATCH) {
    await Promise.all(files.slice(start, start + BATCH).map((file) => compressFile(root, file)));
  }
}

async function compressFile(root: string, name: string): Promise<void> {
  const file = path.join(root, name);
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  // The highest quality costs 20 times the time: worth it for files that live a year.
  const quality = isHashedAssetPath(`/${name}`) ? 11 : 6;
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, brotliOptions),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
