import ts from 'typescript';
import { messageWords, withoutBrand } from '../../../core/messageText';
import { readText } from './readText';

/** What prints its first argument, or throws it, besides everything that begins with "MUI X". */
const PRINTS =
  /^(?:(?:\w*Error)|warnOnce|buildWarning|console\.(?:error|warn|info)|logger|logger\.(?:error|warn))$/;
/** Shorter ones say nothing that could be told apart. */
const FEWEST_WORDS = 3;

/**
 * Returns every message that a module throws, warns of or logs, with its variable parts marked.
 * @param source JavaScript of a package.
 */
export function collectMessages(source: string): string[] {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest, true);
  const constants = constantsIn(file);
  const messages = new Set<string>();
  const add = (node: ts.Expression): boolean => {
    const text = readText(node, constants).trim();
    if (messageWords(withoutBrand(text)).length < FEWEST_WORDS) return false;
    messages.add(text);
    return true;
  };
  const visit = (node: ts.Node): void => {
    const printed = printedBy(node);
    if (printed && add(printed)) return;
    if (isText(node) && readText(node, constants).startsWith('MUI X') && add(node)) return;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...messages];
}

function printedBy(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  return PRINTS.test(node.expression.getText()) ? node.arguments?.[0] : undefined;
}

function isText(node: ts.Node): node is ts.Expression {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isArrayLiteralExpression(node)
  );
}

function constantsIn(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}
