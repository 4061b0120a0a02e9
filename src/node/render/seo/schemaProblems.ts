import path from 'node:path';
import ts from 'typescript';

/**
 * Validates structured data against the vocabulary of schema.org, which `schema-dts` has as types:
 * the data becomes a program, and the compiler says what does not fit. For tests.
 * @param texts JSON-LD, one text each.
 * @returns The compiler's messages; empty when everything fits.
 */
export function schemaProblems(texts: readonly string[]): string[] {
  const name = path.resolve('src/node/render/seo/jsonLdOfPages.ts');
  const values = texts.map((text) => `  ${text},`).join('\n');
  const source = `import type { Graph } from 'schema-dts';\nexport const all: Graph[] = [\n${values}\n];\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, file, ...rest);
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
