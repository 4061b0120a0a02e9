import ts from 'typescript';
import { ApiError } from './apiError';
import { listLibraryEntries, type LibraryEntry } from './libraryEntries';

/** One program over all packages, so that their module augmentations meet. */
export interface LibraryProgram {
  checker: ts.TypeChecker;
  program: ts.Program;
  entries: LibraryEntry[];
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

/** Reads the declarations of all packages. */
export function createLibraryProgram(root: string): LibraryProgram {
  const entries = listLibraryEntries(root);
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => root;
  const program = ts.createProgram({
    rootNames: entries.map((entry) => entry.fileName),
    options,
    host,
  });
  return { program, checker: program.getTypeChecker(), entries };
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
