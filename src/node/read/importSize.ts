import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { GuideMeta } from '../../core/types';
import { writeGenerated } from '../kit/writeGenerated';

const CACHE = '.generated/cache/importSizes.json';

/** What an app that uses the components has anyway, and so does not count. */
const PEERS = ['react', 'react-dom', '@mui/material', '@mui/system', '@emotion'];

/**
 * Returns what the import of a guide's components adds to an app: bytes after minification and gzip,
 * without React, Material UI and Emotion (SPEC 4.5). Components of the product's other packages do
 * not count. Kept between builds by package version.
 * @param components Empty for everything that the package exports.
 * @throws Error when the package is not installed.
 */
export async function measureImport(
  packageName: string,
  components: readonly string[],
): Promise<number> {
  const key = `${packageName}@${installedVersion(packageName)} ${components.join(' ')}`;
  const cache = readCache();
  cache[key] ??= await measure(packageName, components);
  writeGenerated(CACHE, JSON.stringify(cache, null, 2));
  return cache[key];
}

/** The bytes that a guide's header shows; undefined when its front matter names no package. */
export async function importSizeOf({
  packageName,
  components,
}: Pick<GuideMeta, 'packageName' | 'components'>): Promise<number | undefined> {
  return packageName === undefined ? undefined : measureImport(packageName, components);
}

async function measure(packageName: string, components: readonly string[]): Promise<number> {
  const everything = await bundle(`export * from '${packageName}';`);
  const own = components.filter((name) => everything.exports.includes(name));
  if (own.length === 0) return everything.gzipBytes;
  return (await bundle(`export { ${own.join(', ')} } from '${packageName}';`)).gzipBytes;
}

async function bundle(contents: string): Promise<{ gzipBytes: number; exports: string[] }> {
  const result = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: PEERS.flatMap((peer) => [peer, `${peer}/*`]),
    loader: { '.css': 'empty' },
    treeShaking: true,
  });
  const { exports } = Object.values(result.metafile.outputs)[0]!;
  return { gzipBytes: gzipSync(result.outputFiles[0]!.contents, { level: 9 }).length, exports };
}

function installedVersion(packageName: string): string {
  const manifest = readFileSync(`node_modules/${packageName}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function readCache(): Record<string, number> {
  if (!existsSync(CACHE)) return {};
  return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, number>;
}
