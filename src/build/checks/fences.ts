import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ContentError } from '../contentError';
import { contentHash } from '../contentHash';
import { importClosure } from '../importClosure';
import type { GuideFence, ParsedGuide } from '../parsedGuide';
import { adapterGroups } from './adapterGroups';
import { checkChanged } from './checkChanged';

/** A fence as a module of the program; its file exists in memory only. */
interface FenceModule {
  guide: ParsedGuide;
  fence: GuideFence;
}

/** What the types of every fence depend on besides itself. */
const AROUND = ['package-lock.json', 'tsconfig.json', 'src/build/checks/fences.ts'];

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
  const program = createProgram(modules);
  for (const [file, module] of modules) {
    const source = program.getSourceFile(file)!;
    const [diagnostic] = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    if (diagnostic) throw fenceError(module, source, diagnostic);
  }
}

function createProgram(modules: ReadonlyMap<string, FenceModule>): ts.Program {
  const options: ts.CompilerOptions = {
    ...readProjectOptions(),
    allowJs: true,
    checkJs: true,
    noEmit: true,
    incremental: false,
    // A snippet without imports is still a module, so that two of them do not share names.
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => modules.has(file) || fileExists(file);
  host.readFile = (file) => modules.get(file)?.fence.code ?? readFile(file);
  host.getSourceFile = (file, target, onError, createAnew) => {
    const module = modules.get(file);
    if (!module) return getSourceFile(file, target, onError, createAnew);
    return ts.createSourceFile(file, module.fence.code, target, true);
  };
  return ts.createProgram([...modules.keys()], options, host);
}

/** The compiler's options of the project itself. */
export function readProjectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
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
