import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESBUILD_TARGETS } from '../../kit/browserTargets';

/** What the editor uses of Sucrase, by the modules of its package. */
const EXPORTS: Readonly<Record<string, string>> = {
  'default as CJSImportProcessor': 'CJSImportProcessor',
  HelperManager: 'HelperManager',
  'default as identifyShadowedGlobals': 'identifyShadowedGlobals',
  'default as NameManager': 'NameManager',
  parse: 'parser/index',
  ContextualKeyword: 'parser/tokenizer/keywords',
  TokenType: 'parser/tokenizer/types',
  'default as TokenProcessor': 'TokenProcessor',
  'default as RootTransformer': 'transformers/RootTransformer',
};

/**
 * Transformers that nothing of ours asks for: `compileModule` compiles to CommonJS and leaves what
 * the oldest browsers know (SPEC 12.5) as it is. Sucrase makes the one for display names whenever
 * there is JSX; it looks for `React.createClass`.
 */
const UNUSED_TRANSFORMERS =
  /\/transformers\/(ESMImport|Flow|JestHoist|NumericSeparator|OptionalCatchBinding|OptionalChainingNullish|ReactDisplayName|ReactHotLoader)Transformer\.js$/;
const FLOW = /\/parser\/plugins\/flow\.js$/;
const WORDS = /\/parser\/tokenizer\/readWordTree\.js$/;

/** Takes what is never run out of Sucrase, and computes its table of words where it runs. */
const trim: Plugin = {
  name: 'trim-sucrase',
  setup({ onLoad, onEnd }) {
    const replaced: string[] = [];
    const replace = (filter: RegExp, contents: (file: string) => string) =>
      onLoad({ filter }, ({ path: file }) => {
        replaced.push(file);
        return { contents: contents(file), resolveDir: path.dirname(file) };
      });
    replace(
      UNUSED_TRANSFORMERS,
      () =>
        "import Transformer from './Transformer';\n" +
        'export default class extends Transformer { process() { return false; } }',
    );
    // Called for Flow's types alone, which `compileModule` never asks for.
    replace(FLOW, (file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export function \w+/gm)]
        .map(([head]) => `${head}() {}`)
        .join('\n'),
    );
    replace(
      WORDS,
      () =>
        "import { ContextualKeyword } from './keywords';\nimport { TokenType } from './types';\n" +
        `import { wordTree } from ${JSON.stringify(path.resolve('src/playground/sandbox/wordTree.ts'))};\n` +
        'export const READ_WORD_TREE = wordTree(ContextualKeyword, TokenType);',
    );
    onEnd(() => {
      for (const filter of [UNUSED_TRANSFORMERS, FLOW, WORDS]) {
        if (replaced.some((file) => filter.test(file))) continue;
        throw new Error(
          `sucrase: it has no module ${filter.source} any more.\n` +
            '  Fix: see in src/node/render/sandbox/bundleSucrase.ts what takes its place.',
        );
      }
    });
  },
};

const exportsFrom = (folder: string, ending: string) =>
  Object.entries(EXPORTS)
    .map(([name, file]) => `export { ${name} } from 'sucrase/dist/${folder}/${file}${ending}';\n`)
    .join('');

/**
 * Makes one module of those parts of Sucrase that compile demos. Its own entry brings checks of
 * options, source maps, Flow and six other transformers: a third of what the compiler weighs.
 * @returns The script, and its types.
 * @throws Error when Sucrase has no such modules any more.
 */
export async function bundleSucrase(): Promise<{ script: string; types: string }> {
  const { outputFiles } = await build({
    stdin: { contents: exportsFrom('esm', '.js'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: ESBUILD_TARGETS,
    legalComments: 'none',
    plugins: [trim],
  });
  return { script: outputFiles[0]!.text, types: exportsFrom('types', '') };
}
