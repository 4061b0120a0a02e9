import { build, transformSync } from 'esbuild';

/** Bundles a browser script that stands outside Next: small, plain and in one file. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return result.outputFiles[0]!.text;
}

/** Returns a style sheet without comments and white space. */
export function minifyStyles(css: string): string {
  return transformSync(css, { loader: 'css', minify: true }).code;
}
