import fs from 'node:fs';
import ts from 'typescript';
import { oncePerFile } from '../../../kit/oncePerFile';

/** The syntax tree of a published JavaScript module; undefined when there is none. */
export const parseScript = oncePerFile((fileName): ts.SourceFile | undefined =>
  fs.existsSync(fileName) ? parseText(fileName, fs.readFileSync(fileName, 'utf8')) : undefined,
);

/** The syntax tree of JavaScript text. */
export function parseText(fileName: string, text: string): ts.SourceFile {
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** The JavaScript that a declaration file describes. */
export function scriptOfDeclaration(fileName: string): string {
  return fileName.replace(/\.d\.ts$/, '.js');
}

/** All nodes below a node for which `test` holds, in reading order. */
export function findNodes<T extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is T,
): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The initializer or function of a top-level name. */
export function findTopLevel(source: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (item) => ts.isIdentifier(item.name) && item.name.text === name,
    );
    if (found?.initializer) return found.initializer;
  }
  return undefined;
}

/** The module that an imported local name comes from, and its name there. */
export function findImport(
  source: ts.SourceFile,
  local: string,
): { specifier: string; imported: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const specifier = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (clause?.name?.text === local) return { specifier, imported: 'default' };
    const named = clause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const element = named.elements.find((item) => item.name.text === local);
    if (element) return { specifier, imported: (element.propertyName ?? element.name).text };
  }
  return undefined;
}
