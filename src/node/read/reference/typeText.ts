import ts from 'typescript';
import { ApiError } from './apiError';

/** Longer types are cut, so that a table stays a table. */
export const maxTypeLength = 320;

const printFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const printer = ts.createPrinter({ removeComments: true });

/** One line, without `import("…")` and with single quotes. */
export function tidyType(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/;( \})/g, '$1')
    .trim();
}

/** A type as its author wrote it. */
export function printNode(node: ts.Node): string {
  return tidyType(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** A type without the `undefined` that an optional member adds. */
function withoutUndefined(text: string): string {
  const parts = text.replace(/^undefined \| /, '').replace(/ \| undefined$/, '');
  // What is left of `((a: A) => B) | undefined` needs no parentheses.
  return /^\([^()]*(\([^()]*\)[^()]*)*=> [^|]*\)$/.test(parts) ? parts.slice(1, -1) : parts;
}

/**
 * The text of a member's type, cut when long. The author's own text is used where it says the same as the checker,
 * because it keeps the order and the names; the checker's text is used for instantiated generics.
 */
export function typeTextOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  owner: string,
): { type: string; typeFull?: string } {
  const text = wholeTypeText(checker, symbol, owner);
  const node = declaredTypeNode(symbol);
  // The author's text is the shortest readable form of a type that the checker writes out.
  const short = node && text.length > maxTypeLength ? printNode(node) : undefined;
  return short && short.length <= maxTypeLength ? { type: short, typeFull: text } : cutType(text);
}

function wholeTypeText(checker: ts.TypeChecker, symbol: ts.Symbol, owner: string): string {
  const node = declaredTypeNode(symbol);
  const type = checker.getTypeOfSymbol(symbol);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  assertPrintable(type, node, owner);
  if (node) {
    const declared = checker.getTypeFromTypeNode(node);
    const isSame = declared === type || declared === checker.getNonNullableType(type);
    if (isSame || unionWithoutUndefined(checker, type) === declared) {
      return isOptional ? withoutUndefined(printNode(node)) : printNode(node);
    }
  }
  // `Props['fill']` of a type parameter says nothing outside of its declaration; its limit does.
  const text = isOpen(type) ? printClosed(checker, type) : printType(checker, type);
  return isOptional ? withoutUndefined(text) : text;
}

/** Whether a type, or a part of it, is `Props['name']` of a type parameter. */
function isOpen(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(isOpen);
  return (type.flags & ts.TypeFlags.IndexedAccess) !== 0;
}

/** An open type as what it can be at most: `A['ticks'] & number` is a number. */
function printClosed(checker: ts.TypeChecker, type: ts.Type): string {
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.map((part) => {
    const rest = part.isIntersection() ? part.types.filter((item) => !isOpen(item)) : [];
    const limit = isOpen(part) ? checker.getBaseConstraintOfType(part) : part;
    const closed = rest.length === 1 ? rest[0]! : (limit ?? part);
    const text = printType(checker, closed);
    return closed.getCallSignatures().length > 0 ? `(${text})` : text;
  });
  return [...new Set(texts)].join(' | ');
}

/** The text of a type that no member declares, for example what a function returns. */
export function printType(checker: ts.TypeChecker, type: ts.Type): string {
  return tidyType(checker.typeToString(type, undefined, printFlags));
}

/** Cuts a long type; the whole text goes into `typeFull`. */
function cutType(text: string): { type: string; typeFull?: string } {
  if (text.length <= maxTypeLength) return { type: text };
  const cut = text.slice(0, maxTypeLength);
  return { type: `${cut.slice(0, cut.lastIndexOf(' '))} …`, typeFull: text };
}

function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.length === 1 ? symbol.declarations[0] : undefined;
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

function unionWithoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion()) return type;
  const rest = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  return rest.length === 1 && rest[0] ? rest[0] : checker.getNonNullableType(type);
}

/** An unresolved import makes the checker print `any`: that would be a wrong fact. */
function assertPrintable(type: ts.Type, node: ts.TypeNode | undefined, owner: string): void {
  const isError = (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'error';
  if (!isError || !node) return;
  const packageName = /@mui\/x-[a-z-]+/.exec(node.getSourceFile().fileName)?.[0] ?? '';
  throw new ApiError(
    packageName,
    owner,
    `the checker cannot resolve the type \`${printNode(node)}\`.`,
    'Install the package that declares it, or see whether it exists in this version.',
  );
}
