import { build, transform, type Plugin } from 'esbuild';
import path from 'node:path';
import { LIBRARY_END } from '../../../core/sandbox';
import { ESBUILD_TARGETS } from '../../kit/browserTargets';
import type { PartSource } from './partModules';

/** One file of libraries, as the frame requires it by its name. */
export interface BundledPart {
  name: string;
  /** A CommonJS module. */
  code: string;
  /** Names of the parts that it requires. */
  needs: string[];
}

export interface Bundle {
  parts: BundledPart[];
  /** Files of the project that went into it. */
  inputs: string[];
}

const ENTRY = 'sandbox-part:';
const FOLDER = '/parts';

/** What needs a worker, a download or Node, none of which the frame has; nothing else asks for them. */
const LEFT_OUT = /^(exceljs|rasterizehtml)$/;

/** Each part is a module that exports the namespaces of others, under the names of imports. */
function entries(sources: Readonly<Record<string, PartSource>>): Plugin {
  return {
    name: 'sandbox-parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path: name }) => ({
        path: name.slice(ENTRY.length),
        namespace: ENTRY,
      }));
      onLoad({ filter: /.*/, namespace: ENTRY }, ({ path: name }) => {
        const modules = Object.entries(sources[name]!.modules);
        const imports = modules.map(
          ([, file], index) => `import * as m${index} from ${JSON.stringify(file)};`,
        );
        const names = modules.map(([module], index) => `${JSON.stringify(module)}: m${index}`);
        return {
          contents: `${imports.join('\n')}\nexport const modules = { ${names.join(', ')} };`,
          resolveDir: process.cwd(),
        };
      });
      onResolve({ filter: LEFT_OUT }, ({ path: name }) => ({ path: name, namespace: 'left-out' }));
      onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path: name }) => ({
        contents: `throw new Error(${JSON.stringify(`${name} is not part of the editor: code in it cannot save files.`)});`,
      }));
    },
  };
}

/**
 * Bundles the libraries. What several parts share becomes parts of its own, so nothing is fetched
 * twice; and each is turned into CommonJS, for the frame has no addresses to import from.
 */
export async function bundleParts(sources: Readonly<Record<string, PartSource>>): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(Object.keys(sources).map((name) => [name, ENTRY + name])),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: FOLDER,
    chunkNames: '[hash]',
    metafile: true,
    legalComments: 'none',
    target: ESBUILD_TARGETS,
    // The style sheets of the packages repeat what their scripts write.
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_MUI_LICENSE': JSON.stringify(
        process.env.NEXT_PUBLIC_MUI_LICENSE ?? '',
      ),
    },
    plugins: [entries(sources)],
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, { imports }]) => [
      nameOf(file),
      imports.map(({ path: imported }) => nameOf(imported)),
    ]),
  );
  const parts = outputFiles.map(async ({ path: file, text }) => {
    const name = nameOf(file);
    const { code } = await transform(text, { format: 'cjs', minify: true, legalComments: 'none' });
    return { name, code: withPlainNames(code) + LIBRARY_END, needs: outputs.get(name) ?? [] };
  });
  const inputs = Object.keys(metafile.inputs).filter(
    (file) => !file.includes(':') && !file.includes('node_modules/'),
  );
  return { parts: await Promise.all(parts), inputs };
}

const nameOf = (file: string) => path.basename(file, '.js');

/** `require("./AB12.js")` becomes `require("AB12")`, the name of a part. */
function withPlainNames(code: string): string {
  return code.replace(/\brequire\("\.\/([\w-]+)\.js"\)/g, 'require("$1")');
}
