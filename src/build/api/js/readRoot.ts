import ts from 'typescript';
import { componentNodes, followImport } from './componentFunction';
import { findImport, findNodes, findTopLevel } from './parseScript';

/** Where a component's unused props go. */
export interface RootFact {
  spread: boolean;
  /** A Material UI component, or a component of the library, that receives them. */
  inherits?: { name: string; from: 'material' | 'library' };
}

/** Names of the objects that Babel leaves after the named props are taken out. */
function restNames(nodes: ts.Node[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes.flatMap((item) => findNodes(item, ts.isVariableDeclaration))) {
    const call = node.initializer;
    if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(node.name)) continue;
    const from = call.arguments[0]?.getText() ?? '';
    const isRest = /objectWithoutProperties/.test(call.expression.getText());
    if (isRest && /props|_ref/i.test(from) && !from.includes('.')) names.add(node.name.text);
  }
  return names;
}

/** The expression that renders: first argument of `jsx()`, or `elementType` of `useSlotProps()`. */
function elementOfCall(call: ts.CallExpression): ts.Expression | undefined {
  const callee = call.expression.getText();
  if (/^_?jsxs?$|^useComponentRenderer$|createElement$/.test(callee)) return call.arguments[0];
  const options = call.arguments[0];
  if (callee !== 'useSlotProps' || !options || !ts.isObjectLiteralExpression(options))
    return undefined;
  const property = options.properties.find((item) => item.name?.getText() === 'elementType');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The first call around a use of the rest props which renders an element. */
function targetOfRest(identifier: ts.Identifier): ts.Expression | undefined {
  const { parent } = identifier;
  const isForwarded =
    ts.isPropertyAssignment(parent) && /ForwardedProps$/.test(parent.name.getText());
  const isSpread = ts.isCallExpression(parent) && /_extends/.test(parent.expression.getText());
  if (!isForwarded && !isSpread) return undefined;
  let node: ts.Node = parent;
  while (node.parent && !ts.isFunctionLike(node)) {
    const element = ts.isCallExpression(node) ? elementOfCall(node) : undefined;
    if (element) return element;
    node = node.parent;
  }
  return undefined;
}

/** What an element expression is, looking through `styled(…)` and aliases. */
function resolveElement(source: ts.SourceFile, element: ts.Expression): RootFact {
  if (!ts.isIdentifier(element)) return { spread: true };
  const imported = findImport(source, element.text);
  if (imported?.specifier.startsWith('@mui/material/')) {
    const name = imported.specifier.split('/').at(-1) ?? '';
    const isComponent = /^[A-Z]/.test(name);
    return { spread: true, ...(isComponent && { inherits: { name, from: 'material' as const } }) };
  }
  if (imported) {
    const target = followImport(source, element.text);
    return target
      ? { spread: true, inherits: { name: target.name, from: 'library' } }
      : { spread: true };
  }
  const local = findTopLevel(source, element.text);
  const styled = local && findNodes(local, ts.isCallExpression).find(isStyledCall);
  const base = styled?.arguments[0];
  return base ? resolveElement(source, base) : { spread: true };
}

function isStyledCall(call: ts.CallExpression): boolean {
  return /^(styled|_styled)$/.test(call.expression.getText());
}

/** Reads where the props that a component does not name end up. */
export function readRoot(source: ts.SourceFile, name: string): RootFact {
  const nodes = componentNodes(source, name);
  const rest = restNames(nodes);
  const targets = nodes
    .flatMap((node) => findNodes(node, ts.isIdentifier))
    .filter((identifier) => rest.has(identifier.text))
    .map(targetOfRest)
    .filter((element) => element !== undefined);
  // The last one is the outermost: elements inside are made before the root.
  const target = targets.at(-1);
  return target ? resolveElement(source, target) : { spread: false };
}
