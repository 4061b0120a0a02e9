import { build } from 'esbuild';

/** Name of the server in the package. */
export const SERVER_FILE = 'mcp.mjs';

/**
 * Bundles the MCP server with all that it needs, so that the package has no dependencies.
 * @param folder Folder of the package.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: ['src/mcp/main.ts'],
    outfile: `${folder}/${SERVER_FILE}`,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    legalComments: 'eof',
    logLevel: 'warning',
    // CommonJS inside asks for Node's modules.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}
