import path from 'node:path';
import ts from 'typescript';
import { isKnownFeature, newerNames } from './featureData';
import type { UsedFeature } from './usedFeature';

/**
 * Finds what scripts use of the browsers' interfaces and of the language's library. Types tell which
 * interface a member belongs to, so that `list.at()` and `signal.any()` are known for what they are.
 * @param files Paths of the scripts.
 */
export function scriptFeatures(files: readonly string[]): UsedFeature[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram([...files], { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? featuresOf(source, file, checker) : [];
  });
}

function featuresOf(source: ts.SourceFile, file: string, checker: ts.TypeChecker): UsedFeature[] {
  const found: UsedFeature[] = [];
  const visit = (node: ts.Node): void => {
    // Types are gone when the script runs.
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && newerNames.has(node.text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const keys = keysOf(checker.getSymbolAtLocation(node));
      for (const key of keys.filter(isKnownFeature)) found.push({ key, file, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Keys in MDN's data that a name of TypeScript's own libraries may have. */
function keysOf(symbol: ts.Symbol | undefined): string[] {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !isOfLibrary(declaration)) return [];
  const { name } = symbol;
  const parent = declaration.parent;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    return [`api.${owner}.${name}`, `javascript.builtins.${owner}.${name}`];
  }
  // `declare var AbortSignal: { any(…): … }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return [`api.${parent.parent.name.getText()}.${name}_static`];
  }
  return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
}

function isOfLibrary(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile();
  return /^lib\..*\.d\.ts$/.test(path.basename(fileName)) && fileName.includes('/typescript/lib/');
}
