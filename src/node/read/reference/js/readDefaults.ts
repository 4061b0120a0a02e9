import ts from 'typescript';
import { componentNodes } from './componentFunction';
import { findNodes } from './parseScript';

/** A default that reads the same in a table: a literal or an empty collection. */
function literalText(node: ts.Expression): string | undefined {
  const text = node.getText();
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return text;
  return /^(true|false|null|\[\]|\{\}|-\d+(\.\d+)?)$/.test(text) ? text : undefined;
}

/** Defaults that a component sets while it takes its props apart. */
export function readRuntimeDefaults(source: ts.SourceFile, name: string): Map<string, string> {
  const defaults = new Map<string, string>();
  const patterns = componentNodes(source, name)
    .flatMap((node) => findNodes(node, ts.isVariableDeclaration))
    .filter((node) => /^(in|theme|defaultized)?props$/i.test(node.initializer?.getText() ?? ''))
    .map((node) => node.name)
    .filter(ts.isObjectBindingPattern);
  for (const [key, value] of wrapperDefaults(source, name)) defaults.set(key, value);
  for (const element of patterns.flatMap((pattern) => [...pattern.elements])) {
    const value = element.initializer && literalText(element.initializer);
    if (value) defaults.set((element.propertyName ?? element.name).getText(), value);
  }
  return defaults;
}

/** Defaults that a component hands to its wrapper: `consumeSlots(name, slot, { defaultProps }, …)`. */
function wrapperDefaults(source: ts.SourceFile, name: string): [string, string][] {
  const root = componentNodes(source, name)[0];
  const options = root && ts.isCallExpression(root) ? [...root.arguments] : [];
  return options
    .filter(ts.isObjectLiteralExpression)
    .flatMap((option) => option.properties.filter(ts.isPropertyAssignment))
    .filter((property) => property.name.getText() === 'defaultProps')
    .map((property) => property.initializer)
    .filter(ts.isObjectLiteralExpression)
    .flatMap((object) => object.properties.filter(ts.isPropertyAssignment))
    .flatMap((property): [string, string][] => {
      const value = literalText(property.initializer);
      return value ? [[property.name.getText(), value]] : [];
    });
}

/** Slot defaults that a component applies: `slots?.tooltip ?? ChartsTooltip`, `{ field: DateField }`. */
export function readSlotDefaults(source: ts.SourceFile, name: string): Map<string, string> {
  const defaults = new Map(slotsObjects(source, name));
  // The whole module: parts of a component apply their slots in functions of their own.
  for (const node of findNodes(source, ts.isBinaryExpression)) {
    if (node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) continue;
    const slot = /^(?:\w+\.)*slots\??\.(\w+)$/.exec(node.left.getText())?.[1];
    if (slot && /^[A-Z]\w*$|^'[a-z]+'$/.test(node.right.getText())) {
      defaults.set(slot, node.right.getText());
    }
  }
  return defaults;
}

/** `slots: _extends({ field: DateField }, props.slots)`: what stands before the reader's slots. */
function slotsObjects(source: ts.SourceFile, name: string): [string, string][] {
  return componentNodes(source, name)
    .flatMap((node) => findNodes(node, ts.isPropertyAssignment))
    .filter((property) => property.name.getText() === 'slots')
    .map((property) => property.initializer)
    .filter(ts.isCallExpression)
    .filter((call) => /slots$/.test(call.arguments.at(-1)?.getText() ?? ''))
    .map((call) => call.arguments[0])
    .filter((object) => object !== undefined && ts.isObjectLiteralExpression(object))
    .flatMap((object) =>
      (object as ts.ObjectLiteralExpression).properties.filter(ts.isPropertyAssignment),
    )
    .filter((property) => ts.isIdentifier(property.initializer))
    .map((property) => [property.name.getText(), property.initializer.getText()]);
}
