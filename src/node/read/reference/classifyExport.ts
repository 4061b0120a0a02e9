import path from 'node:path';
import ts from 'typescript';
import { internalExports } from './internalExports';
import { docOfSymbol, isIgnored } from './docComment';
import type { ExportGroup, ExportVariant } from './exportCatalog';

/** What a name is to a reader; `skipped` says why it has no page. */
export type ExportKind =
  | { kind: 'component'; variants: [ExportVariant, ...ExportVariant[]] }
  | { kind: 'hook' | 'selector' | 'type' }
  | { kind: 'skipped'; reason: string };

/** The first call signature of a value. */
export function callSignature(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ts.Signature | undefined {
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

/** The declaration file of a symbol. */
export function fileOfSymbol(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Says what an export is, by its name, its declared type and the authors' `@ignore`. */
export function classifyExport(checker: ts.TypeChecker, group: ExportGroup): ExportKind {
  const { name } = group;
  const { symbol } = group.variants[0];
  if (!(symbol.flags & ts.SymbolFlags.Value)) return { kind: 'type' };
  const internal = internalExports[name];
  if (internal) return { kind: 'skipped', reason: internal };
  const isCallable = callSignature(checker, symbol) !== undefined;
  if (!isCallable) return { kind: 'skipped', reason: valueReason(symbol) };
  if (/^use[A-Z]/.test(name) || /^[a-z]\w+Selector$/.test(name)) {
    if (isIgnored(docOfSymbol(symbol))) return { kind: 'skipped', reason: 'marked @ignore' };
    return { kind: name.startsWith('use') ? 'hook' : 'selector' };
  }
  if (!/^[A-Z][a-z]/.test(name)) return { kind: 'skipped', reason: 'function' };
  return classifyComponent(checker, group);
}

function classifyComponent(checker: ts.TypeChecker, group: ExportGroup): ExportKind {
  // `DataGrid` of the Pro package only tells the reader to import `DataGridPro`.
  const [first, ...rest] = group.variants.filter(({ symbol }) => !returnsNull(checker, symbol));
  if (!first) return { kind: 'skipped', reason: 'renders nothing' };
  if (isIgnored(docOfSymbol(first.symbol))) return { kind: 'skipped', reason: 'marked @ignore' };
  const typeName = checker.typeToString(checker.getTypeOfSymbol(first.symbol));
  if (/^(React\.)?Context</.test(typeName)) return { kind: 'skipped', reason: 'React context' };
  if (typeName.startsWith('StyledComponent<')) {
    return { kind: 'skipped', reason: 'styled element without props of its own' };
  }
  if (/\/(icons|material)(\/|\.)/.test(fileOfSymbol(first.symbol))) {
    return { kind: 'skipped', reason: 'icon' };
  }
  const hasOwnFile = path.basename(fileOfSymbol(first.symbol), '.d.ts') === group.name;
  const takesProps = (callSignature(checker, first.symbol)?.parameters.length ?? 0) > 0;
  if (!hasOwnFile && !takesProps) return { kind: 'skipped', reason: 'part of another component' };
  return { kind: 'component', variants: [first, ...rest] };
}

function returnsNull(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const returned = callSignature(checker, symbol)?.getReturnType();
  return returned !== undefined && (returned.flags & ts.TypeFlags.Null) !== 0;
}

function valueReason(symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  return symbol.flags & ts.SymbolFlags.Enum ? 'enum' : 'constant';
}
