import ts from 'typescript';
import { followImport } from './componentFunction';
import { findNodes, findTopLevel } from './parseScript';

const generators = /^(_?generateUtilityClass(es)?|default)$/;

/** Global prefixes that calls of `generateUtilityClass(es)` below a node name. */
function prefixesIn(node: ts.Node): string[] {
  return findNodes(node, ts.isCallExpression)
    .filter((call) => generators.test(call.expression.getText()))
    .map((call) => call.arguments[0])
    .filter((argument) => argument !== undefined && ts.isStringLiteral(argument))
    .map((argument) => (argument as ts.StringLiteral).text);
}

/**
 * The prefix of the classes that a `*Classes` module makes, for example `MuiDataGrid`.
 * A module that makes several is asked for the constant of the interface: `LineClasses` → `lineClasses`.
 */
export function readPrefixOfModule(
  source: ts.SourceFile,
  interfaceName: string,
): string | undefined {
  const prefixes = [...new Set(prefixesIn(source))];
  if (prefixes.length <= 1) return prefixes[0];
  const constant = interfaceName.charAt(0).toLowerCase() + interfaceName.slice(1);
  const node = findTopLevel(source, constant);
  return (node && prefixesIn(node)[0]) ?? prefixes[0];
}

/** The prefix that a component's own `composeClasses(slots, getXUtilityClass, classes)` uses. */
export function readPrefixOfComponent(source: ts.SourceFile): string | undefined {
  for (const call of findNodes(source, ts.isCallExpression)) {
    const getter = call.arguments[1];
    if (call.expression.getText() !== 'composeClasses' || !getter) continue;
    if (!ts.isIdentifier(getter)) continue;
    const target = followImport(source, getter.text) ?? { source, name: getter.text };
    const node = findTopLevel(target.source, target.name);
    const prefix = node && prefixesIn(node)[0];
    if (prefix) return prefix;
  }
  return undefined;
}
