import path from 'node:path';
import ts from 'typescript';
import { findImport, findNodes, findTopLevel, parseScript } from './parseScript';

/** Arguments of a wrapper such as `memo(forwardRef(Raw))`, without going into functions. */
function wrappedNames(node: ts.Node): string[] {
  // `const Renderer = ForwardRef;` is another name for the same component.
  if (ts.isIdentifier(node)) return [node.text];
  if (!ts.isCallExpression(node)) return [];
  return node.arguments.flatMap((argument) =>
    ts.isIdentifier(argument) ? [argument.text] : wrappedNames(argument),
  );
}

/** Names that make up a component in its module: its own and those that it wraps. */
export function componentNames(source: ts.SourceFile, name: string): string[] {
  const names = [name];
  for (const current of names) {
    const initializer = findTopLevel(source, current);
    for (const wrapped of initializer ? wrappedNames(initializer) : []) {
      if (!names.includes(wrapped)) names.push(wrapped);
    }
  }
  return names;
}

/** The nodes that make up a component: its initializer and the functions that it wraps. */
export function componentNodes(source: ts.SourceFile, name: string): ts.Node[] {
  return componentNames(source, name)
    .map((item) => findTopLevel(source, item))
    .filter((node) => node !== undefined);
}

/** Calls inside a component. */
export function callsOf(source: ts.SourceFile, name: string): ts.CallExpression[] {
  return componentNodes(source, name).flatMap((node) => findNodes(node, ts.isCallExpression));
}

/** The module behind an import of the library itself; undefined for other packages. */
function followModule(source: ts.SourceFile, specifier: string): ts.SourceFile | undefined {
  if (specifier.startsWith('.')) {
    return parseScript(path.resolve(path.dirname(source.fileName), specifier));
  }
  const [, folder, subpath = ''] = /^@mui\/(x-[a-z-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const modules = /^.*?\/node_modules\/@mui\//.exec(source.fileName)?.[0];
  if (!folder || !modules) return undefined;
  const base = path.join(modules, folder, 'esm', subpath);
  return parseScript(path.join(base, 'index.js')) ?? parseScript(`${base}.js`);
}

/** The module and name that a local name stands for, re-exports of index modules included. */
export function followImport(
  source: ts.SourceFile,
  local: string,
): { source: ts.SourceFile; name: string } | undefined {
  const found = findImport(source, local);
  const target = found && followModule(source, found.specifier);
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
    const target = followModule(source, statement.moduleSpecifier.text);
    const inner = (element?.propertyName ?? element?.name)?.text ?? name;
    const found = target && followExport(target, inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
