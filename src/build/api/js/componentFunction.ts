import path from 'node:path';
import ts from 'typescript';
import { findImport, findNodes, findTopLevel, parseScript } from './parseScript';

/** The nodes that make up a component: its initializer and the raw functions that it wraps. */
export function componentNodes(source: ts.SourceFile, name: string): ts.Node[] {
  const root = findTopLevel(source, name);
  if (!root) return [];
  if (ts.isFunctionLike(root)) return [root];
  const wrapped = findNodes(root, ts.isIdentifier)
    .filter((identifier) => ts.isCallExpression(identifier.parent))
    .map((identifier) => findTopLevel(source, identifier.text))
    .filter((node): node is ts.Node => node !== undefined && ts.isFunctionLike(node));
  return [root, ...wrapped];
}

/** Calls inside a component. */
export function callsOf(source: ts.SourceFile, name: string): ts.CallExpression[] {
  return componentNodes(source, name).flatMap((node) => findNodes(node, ts.isCallExpression));
}

/** The module behind a relative import; undefined for other packages. */
export function followRelative(
  source: ts.SourceFile,
  specifier: string,
): ts.SourceFile | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return parseScript(path.resolve(path.dirname(source.fileName), specifier));
}

/** The module and name that a local name stands for, re-exports of index modules included. */
export function followImport(
  source: ts.SourceFile,
  local: string,
): { source: ts.SourceFile; name: string } | undefined {
  const found = findImport(source, local);
  const target = found && followRelative(source, found.specifier);
  if (!found || !target) return undefined;
  return followExport(target, found.imported, 0);
}

/** Looks through `export * from` and `export { a } from` until the name is declared. */
function followExport(
  source: ts.SourceFile,
  name: string,
  depth: number,
): { source: ts.SourceFile; name: string } | undefined {
  if (findTopLevel(source, name) || name === 'default') return { source, name };
  if (depth > 4) return undefined;
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = statement.exportClause;
    const element =
      clause && ts.isNamedExports(clause)
        ? clause.elements.find((item) => item.name.text === name)
        : undefined;
    if (clause && !element) continue;
    const target = followRelative(source, statement.moduleSpecifier.text);
    const inner = (element?.propertyName ?? element?.name)?.text ?? name;
    const found = target && followExport(target, inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
