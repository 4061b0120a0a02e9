import ts from 'typescript';
import { MESSAGE_VARIABLE } from '../../../core/messageText';

/**
 * Returns the text of an expression, its variable parts marked: literals, templates, concatenations,
 * `[…].join()`, lists of lines, and constants of the same file.
 */
export function readText(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): string {
  const read = (inner: ts.Expression) => readText(inner, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => textOfLiteral(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return read(node.left) + read(node.right);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(read).join('\n');
  const list = joinedList(node);
  if (list) return list.elements.map(read).join('\n');
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    // A constant that is made from itself further down would not end.
    return value ? readText(value, new Map()) : MESSAGE_VARIABLE;
  }
  return MESSAGE_VARIABLE;
}

/** `['one', 'two'].join('\n')` */
function joinedList(node: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { name, expression } = node.expression;
  return name.text === 'join' && ts.isArrayLiteralExpression(expression) ? expression : undefined;
}

function textOfLiteral(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : MESSAGE_VARIABLE;
}
