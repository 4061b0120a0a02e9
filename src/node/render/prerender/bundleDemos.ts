import { build, type Plugin } from 'esbuild';
import path from 'node:path';

const RUNTIME = 'src/prerender/mountDemo.tsx';
const STYLE_CACHES = path.resolve('src/prerender/styleCaches.ts');
const ENTRY = 'prerender-entry';

/** Where the bundle is written. */
export const BUNDLE_FOLDER = '.generated/staticDemos/bundle';

/** Path of the module that exports the runtime, and the components by their files. */
export const BUNDLE_ENTRY = path.resolve(BUNDLE_FOLDER, `${ENTRY}.js`);

/**
 * Bundles demos with what mounts them, so that all share one React and one theme.
 * @param files Paths of the demos' components from the project's root.
 */
export async function bundleDemos(files: readonly string[]): Promise<void> {
  const loaders = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)}),`,
  );
  await build({
    stdin: {
      contents: `export * as runtime from './${RUNTIME}';\nconst demos = {\n${loaders.join('\n')}\n};\nexport const load = (file) => demos[file]();\n`,
      resolveDir: process.cwd(),
      sourcefile: `${ENTRY}.js`,
    },
    entryNames: ENTRY,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: BUNDLE_FOLDER,
    chunkNames: '[hash]',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    plugins: [readableCaches],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_MUI_LICENSE': JSON.stringify(
        process.env.NEXT_PUBLIC_MUI_LICENSE ?? '',
      ),
    },
    logLevel: 'error',
  });
}

/** Gives demos style caches whose rules can be read back. */
const readableCaches: Plugin = {
  name: 'readable-caches',
  setup({ onResolve }) {
    const content = path.resolve('data');
    onResolve({ filter: /^@emotion\/cache$/ }, ({ importer }) =>
      importer.startsWith(content) ? { path: STYLE_CACHES } : undefined,
    );
  },
};
