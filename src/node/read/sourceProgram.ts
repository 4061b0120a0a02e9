import ts from 'typescript';

/** The compiler's options of the project itself. */
export function readProjectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
}

/**
 * Creates a program as strict as our own code.
 * @param files Absolute paths of modules on disk.
 * @param virtual Code of modules that are in no file, by the absolute paths that they would have.
 */
export function createSourceProgram(
  files: readonly string[],
  virtual: ReadonlyMap<string, string>,
): ts.Program {
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
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  host.readFile = (file) => virtual.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, onError, createAnew) => {
    const code = virtual.get(file);
    if (code === undefined) return getSourceFile(file, target, onError, createAnew);
    return ts.createSourceFile(file, code, target, true);
  };
  return ts.createProgram([...virtual.keys(), ...files], options, host);
}
