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
  for (const element of patterns.flatMap((pattern) => [...pattern.elements])) {
    const value = element.initializer && literalText(element.initializer);
    if (value) defaults.set((element.propertyName ?? element.name).getText(), value);
  }
  return defaults;
}

/** Slot defaults that a component applies: `slots?.tooltip ?? ChartsTooltip`. */
export function readSlotDefaults(source: ts.SourceFile, name: string): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const node of componentNodes(source, name).flatMap((item) =>
    findNodes(item, ts.isBinaryExpression),
  )) {
    if (node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) continue;
    const slot = /^(?:\w+\.)*slots\??\.(\w+)$/.exec(node.left.getText())?.[1];
    if (slot && /^[A-Z]\w*$|^'[a-z]+'$/.test(node.right.getText())) {
      defaults.set(slot, node.right.getText());
    }
  }
  return defaults;
}
