import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ContentError } from '../kit/contentError';
import { contentHash } from '../kit/contentHash';
import { importClosure } from '../read/importClosure';
import type { GuideFence, ParsedGuide } from '../read/markdown/parsedGuide';
import { createSourceProgram } from '../read/sourceProgram';
import { adapterGroups } from './adapterGroups';
import { checkChanged } from './checkChanged';

/** A fence as a module of the program; its file exists in memory only. */
interface FenceModule {
  guide: ParsedGuide;
  fence: GuideFence;
}

/** What the types of every fence depend on besides itself. */
const AROUND = [
  'package-lock.json',
  'tsconfig.json',
  'src/node/checks/fences.ts',
  'src/node/read/sourceProgram.ts',
];

/**
 * Type-checks the code blocks of the guides that have changed since they last passed.
 * @throws ContentError for the first error, at its line in the Markdown file.
 */
export async function checkChangedFences({
  guides,
}: {
  guides: readonly ParsedGuide[];
}): Promise<void> {
  const around = contentHash(...AROUND.map((file) => readFileSync(file)));
  const modules = fenceModules(guides);
  const keys = new Map([...modules.keys()].map((file) => [file, keyOf(file, modules, around)]));
  await checkChanged('fences', keys, (changed) =>
    checkModules(new Map(changed.map((file) => [file, modules.get(file)!]))),
  );
}

/**
 * Type-checks every TypeScript and JavaScript block of the guides against the installed packages,
 * each as a module of its own, as strictly as our own code (SPEC 4.6).
 * @throws ContentError for the first error, at its line in the Markdown file.
 */
export function checkFences({ guides }: { guides: readonly ParsedGuide[] }): void {
  checkModules(fenceModules(guides));
}

function fenceModules(guides: readonly ParsedGuide[]): Map<string, FenceModule> {
  const modules = new Map<string, FenceModule>();
  for (const guide of guides) {
    for (const fence of guide.fences) {
      // Beside the Markdown, so that imports resolve as they would for the reader's demo.
      const name = `fence-${fence.line}.${fence.language}`;
      modules.set(path.resolve(path.dirname(guide.file), name), { guide, fence });
    }
  }
  return modules;
}

/** A fence's place is no part of its key: lines above it come and go. */
function keyOf(file: string, modules: ReadonlyMap<string, FenceModule>, around: string): string {
  const { code, language } = modules.get(file)!.fence;
  const imported = importClosure(file, code).map((name) => readFileSync(name));
  return contentHash(around, path.relative('.', path.dirname(file)), language, code, ...imported);
}

function checkModules(all: ReadonlyMap<string, FenceModule>): void {
  for (const group of adapterGroups(all, ([, { fence }]) => [fence.code])) {
    checkProgram(new Map(group));
  }
}

function checkProgram(modules: ReadonlyMap<string, FenceModule>): void {
  const code = [...modules].map(([file, { fence }]) => [file, fence.code] as const);
  const program = createSourceProgram([], new Map(code));
  for (const [file, module] of modules) {
    const source = program.getSourceFile(file)!;
    const [diagnostic] = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    if (diagnostic) throw fenceError(module, source, diagnostic);
  }
}

function fenceError(
  { guide, fence }: FenceModule,
  source: ts.SourceFile,
  { start = 0, messageText }: ts.Diagnostic,
): ContentError {
  const line = fence.line + source.getLineAndCharacterOfPosition(start).line;
  return new ContentError(
    { file: guide.file, line },
    `The code does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    'Correct the code, or add nocheck="reason" after its language if it cannot stand alone.',
  );
}
