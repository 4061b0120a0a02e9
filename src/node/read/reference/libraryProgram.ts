import path from 'node:path';
import ts from 'typescript';
import { ApiError } from './apiError';
import { listLibraryEntries, type LibraryEntry } from './libraryEntries';
import { supplementName, supplementText } from './supplement';

/** One program over all packages, so that their module augmentations meet. */
export interface LibraryProgram {
  checker: ts.TypeChecker;
  program: ts.Program;
  entries: LibraryEntry[];
  /** Props types with their default arguments, by component. */
  instantiated: Map<string, ts.Type>;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** A host that also holds the supplement, as a file beside `package.json`. */
function createHost(root: string, supplement: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (name) => name === supplement || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === supplement
      ? ts.createSourceFile(name, supplementText, version)
      : getSourceFile(name, version, ...rest);
  return host;
}

/** Reads the declarations of all packages. */
export function createLibraryProgram(root: string): LibraryProgram {
  const entries = listLibraryEntries(root);
  const supplement = path.join(root, supplementName);
  const program = ts.createProgram({
    rootNames: [...entries.map((entry) => entry.fileName), supplement],
    options,
    host: createHost(root, supplement),
  });
  const checker = program.getTypeChecker();
  return { program, checker, entries, instantiated: readSupplement(program, checker, supplement) };
}

function readSupplement(
  program: ts.Program,
  checker: ts.TypeChecker,
  supplement: string,
): Map<string, ts.Type> {
  const sourceFile = program.getSourceFile(supplement);
  const symbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  const exported = symbol ? checker.getExportsOfModule(symbol) : [];
  return new Map(exported.map((item) => [item.name, checker.getDeclaredTypeOfSymbol(item)]));
}

/** The exports of an entry module. */
export function exportsOfEntry(library: LibraryProgram, entry: LibraryEntry): ts.Symbol[] {
  const sourceFile = library.program.getSourceFile(entry.fileName);
  const symbol = sourceFile && library.checker.getSymbolAtLocation(sourceFile);
  if (!symbol) {
    // An `index.d.ts` without exports is not a module, and has nothing to document.
    if (sourceFile && !sourceFile.text.includes('export')) return [];
    throw new ApiError(entry.specifier, '', 'its entry is not a module.', 'Reinstall the package.');
  }
  return library.checker.getExportsOfModule(symbol);
}
