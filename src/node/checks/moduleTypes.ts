import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ContentError } from '../kit/contentError';
import { throwProblems } from '../kit/contentErrors';
import { importClosure } from '../read/importClosure';
import { readProjectOptions } from '../read/sourceProgram';
import { adapterGroups } from './adapterGroups';

/** Types of `*.module.css`; `next-env.d.ts` names them too, but only a build writes that file. */
const CSS_MODULES = 'node_modules/next/types/global.d.ts';

/**
 * Type-checks single modules, with what they import: for one page, where `tsc` would take the project.
 * @param files Paths from the project's root.
 * @throws ContentErrors with every error in these files.
 */
export function checkModuleTypes(files: readonly string[]): void {
  const codesOf = (file: string) => importClosure(file).map((name) => readFileSync(name, 'utf8'));
  throwProblems(adapterGroups(files, codesOf).flatMap(problemsOf));
}

function problemsOf(files: readonly string[]): ContentError[] {
  const roots = [...files, CSS_MODULES].map((file) => path.resolve(file));
  const program = ts.createProgram(roots, { ...readProjectOptions(), incremental: false });
  const sources = files.flatMap((file) => program.getSourceFile(path.resolve(file)) ?? []);
  const diagnostics = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return diagnostics.map(describe);
}

function describe({ file, start = 0, messageText }: ts.Diagnostic): ContentError {
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  const name = path.relative('.', file?.fileName ?? '');
  const problem = ts.flattenDiagnosticMessageText(messageText, ' ');
  return new ContentError({ file: name, line }, problem, 'Correct the code.');
}
