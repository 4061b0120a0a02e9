import { build, transformSync, type Plugin } from 'esbuild';
import { ESBUILD_TARGETS } from './browserTargets';

/** Lets esbuild leave js-cookie out where nothing of it is used; its manifest does not say so. */
const dropUnusedPackages: Plugin = {
  name: 'drop-unused-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^js-cookie$/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === 'resolving') return undefined;
      const resolved = await resolve(path, { ...options, pluginData: 'resolving' });
      return { ...resolved, sideEffects: false };
    });
  },
};

/**
 * Bundles a browser script that stands outside Next: small, plain and in one file.
 * @param format `esm` for what is loaded by `import()`.
 * @param constants Names that stand for a value in the source.
 */
export async function bundleScript(
  entry: string,
  format: 'iife' | 'esm' = 'iife',
  constants: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_DOCS_HOST': JSON.stringify(process.env.NEXT_PUBLIC_DOCS_HOST ?? ''),
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    target: ESBUILD_TARGETS,
    legalComments: 'none',
    plugins: [dropUnusedPackages],
  });
  return result.outputFiles[0]!.text;
}

/** Returns a style sheet without comments and white space. */
export function minifyStyles(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: ESBUILD_TARGETS }).code;
}
