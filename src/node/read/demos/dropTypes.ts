import ts from 'typescript';
import { isPreviewMark } from './preview';
import { parseSource } from './readModule';

/** Lines that only speak to TypeScript or to its lint rules. */
const TYPE_COMMENTS =
  /^[ \t]*(?:\/\/|\{?\/\*)\s*(?:@ts-|eslint-disable[\w-]* @typescript-eslint).*\n/gm;

function isTypeOnly(statement: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return true;
  if (!ts.canHaveModifiers(statement)) return false;
  const modifiers = ts.getModifiers(statement) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

/** Start of the comments that stand right above a statement, without an empty line between. */
function startWithComments(statement: ts.Statement, text: string): number {
  let start = statement.getStart();
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? [];
  for (const { pos, end } of comments.toReversed()) {
    if (isPreviewMark(text.slice(pos, end))) break;
    if (/\n[ \t]*\r?\n/.test(text.slice(end, start))) break;
    start = pos;
  }
  return start;
}

/**
 * Returns a module without its declarations of types and what is said about them: the comments of
 * an interface must not stay behind in the JavaScript.
 */
export function dropTypes(file: string, code: string): string {
  const { statements } = parseSource(file, code);
  let result = code;
  for (const statement of statements.filter(isTypeOnly).toReversed()) {
    result = result.slice(0, startWithComments(statement, code)) + result.slice(statement.end);
  }
  return result.replace(TYPE_COMMENTS, '');
}
