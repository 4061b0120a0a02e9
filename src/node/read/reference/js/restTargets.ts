import ts from 'typescript';
import { componentNodes, followImport } from './componentFunction';
import { findNodes } from './parseScript';

/** An element that receives a component's unused props, in the module that renders it. */
export interface RestTarget {
  source: ts.SourceFile;
  element: ts.Expression;
}

/** Names of the objects that hold the unused props. */
function restNames(nodes: ts.Node[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes.flatMap((item) => findNodes(item, ts.isVariableDeclaration))) {
    const call = node.initializer;
    if (!call || !ts.isCallExpression(call)) continue;
    if (ts.isObjectBindingPattern(node.name)) {
      // Hooks of the tree view and the pickers return what they leave as `forwardedProps`.
      for (const { name } of node.name.elements) {
        if (/^forwardedProps$/.test(name.getText())) names.add(name.getText());
      }
    } else if (/objectWithoutProperties/.test(call.expression.getText())) {
      const from = call.arguments[0]?.getText() ?? '';
      // `_ref` is the parameter of a callback in a list; `slotProps.x` is not the reader's props.
      if (/props$/i.test(from) && !from.includes('.')) names.add(node.name.getText());
    }
  }
  return names;
}

/** The expression that renders: first argument of `jsx()`, or `elementType` of `useSlotProps()`. */
function elementOfCall(call: ts.CallExpression): ts.Expression | undefined {
  const callee = call.expression.getText();
  if (/^_?jsxs?$|^useComponentRenderer$|createElement$/.test(callee)) return call.arguments[0];
  const options = call.arguments[0];
  if (!options || callee !== 'useSlotProps') return undefined;
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find((item) => item.name?.getText() === 'elementType');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The element inside a hook to which the forwarded props are handed: `useFieldTextFieldProps`. */
function elementOfHook(source: ts.SourceFile, call: ts.CallExpression): RestTarget | undefined {
  const callee = call.expression.getText();
  const hook = /^use[A-Z]/.test(callee) ? followImport(source, callee) : undefined;
  const element =
    hook &&
    componentNodes(hook.source, hook.name)
      .flatMap((node) => findNodes(node, ts.isCallExpression))
      .map(elementOfCall)
      .find((item) => item !== undefined);
  return element && { source: hook.source, element };
}

/** The first call around a use of the unused props which renders an element. */
function targetOfRest(source: ts.SourceFile, identifier: ts.Identifier): RestTarget | undefined {
  const { parent } = identifier;
  const isForwarded =
    ts.isPropertyAssignment(parent) && /ForwardedProps$/.test(parent.name.getText());
  const isSpread = ts.isCallExpression(parent) && /_extends/.test(parent.expression.getText());
  if (!isForwarded && !isSpread) return undefined;
  for (let node: ts.Node = parent; node.parent && !ts.isFunctionLike(node); node = node.parent) {
    if (!ts.isCallExpression(node)) continue;
    const element = elementOfCall(node);
    const found = element ? { source, element } : elementOfHook(source, node);
    if (found) return found;
  }
  return undefined;
}

/** The elements that receive the unused props; the outermost, which is made last, comes last. */
export function findRestTargets(source: ts.SourceFile, nodes: ts.Node[]): RestTarget[] {
  const rest = restNames(nodes);
  return nodes
    .flatMap((node) => findNodes(node, ts.isIdentifier))
    .filter((identifier) => rest.has(identifier.text))
    .map((identifier) => targetOfRest(source, identifier))
    .filter((target) => target !== undefined);
}
