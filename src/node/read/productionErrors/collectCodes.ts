import ts from 'typescript';
import type { ShortenedMessage } from '../../../core/productionError';

/** What packages call in production with the number of a message in place of its text. */
const SHORTENER = '_formatErrorMessage';

/**
 * Returns the messages that a module shortens in production, each with its number: the text of
 * `… !== "production" ? text : _formatErrorMessage(7, argument)`.
 * @param source JavaScript of a package.
 * @throws Error when a text holds a value that is none of the arguments.
 */
export function collectCodes(source: string): ShortenedMessage[] {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest, true);
  const messages: ShortenedMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const call = node.whenFalse;
      if (ts.isCallExpression(call) && call.expression.getText() === SHORTENER) {
        const [code, ...values] = call.arguments.map((argument) => argument.getText());
        messages.push({ code: Number(code), parts: partsOf(node.whenTrue, values) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

/** The text in parts: strings, and the places of the arguments between them. */
function partsOf(node: ts.Expression, values: readonly string[]): (string | number)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression, values);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joinTexts([...partsOf(node.left, values), ...partsOf(node.right, values)]);
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      ...partsOf(expression, values),
      literal.text,
    ]);
    return joinTexts([node.head.text, ...spans]);
  }
  const place = values.indexOf(node.getText());
  if (place < 0) {
    throw new Error(
      `A shortened message holds ${node.getText()}, which is none of its arguments.\n` +
        '  Fix: teach src/node/read/productionErrors/collectCodes.ts this form.',
    );
  }
  return [place];
}

function joinTexts(parts: readonly (string | number)[]): (string | number)[] {
  const joined: (string | number)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + part;
    } else if (part !== '') {
      joined.push(part);
    }
  }
  return joined;
}
