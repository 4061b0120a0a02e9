import ts from 'typescript';
import type { ApiRowKind } from '../../../core/apiRowId';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { publicName } from '../../read/reference/exportCatalog';
import { listLibraryEntries } from '../../read/reference/libraryEntries';
import type { NameIndex, NameTarget } from './nameTarget';

/** Which rows the parts of a component's props describe, besides the props themselves. */
const PARTS: Readonly<Record<string, ApiRowKind>> = {
  slots: 'slot',
  slotProps: 'slot',
  classes: 'class',
};

/** What the packages' declarations mean to the API reference. */
export class DeclarationIndex {
  private readonly exports = new Map<ts.Symbol, NameTarget>();
  private readonly members = new Map<ts.Node, Set<NameTarget>>();

  constructor(
    private readonly program: ts.Program,
    private readonly checker: ts.TypeChecker,
    private readonly index: NameIndex,
  ) {
    for (const {
      fileName,
      package: { product },
    } of listLibraryEntries(process.cwd())) {
      const source = program.getSourceFile(fileName);
      const module = source && checker.getSymbolAtLocation(source);
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        this.addExport(product, publicName(exported.name), this.resolve(exported));
      }
    }
  }

  /** The target of an exported symbol, whatever name it has been imported under. */
  ofExport(symbol: ts.Symbol): NameTarget | undefined {
    return this.exports.get(this.resolve(symbol));
  }

  /** The rows that a property may have: of each entry that shares its declaration. */
  ofMember(symbol: ts.Symbol): NameTarget[] {
    const declarations = this.checker
      .getRootSymbols(symbol)
      .flatMap(({ declarations = [] }) => declarations);
    return [...new Set(declarations.flatMap((node) => [...(this.members.get(node) ?? [])]))];
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private addExport(product: string, name: string, symbol: ts.Symbol): void {
    const target = this.index.exported(product, name);
    if (!target) return;
    const isKnown = this.exports.has(symbol);
    // The lowest plan comes first.
    if (!isKnown) this.exports.set(symbol, target);
    if (!isKnown && !target.row) this.addMembers(target.entry, symbol);
  }

  private addMembers(entry: ApiEntry, symbol: ts.Symbol): void {
    if (entry.kind === 'interface') {
      this.addAll(entry, this.checker.getDeclaredTypeOfSymbol(symbol), ['prop', 'method']);
      return;
    }
    const signature = this.checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
    const [parameter] = signature?.parameters ?? [];
    const given = parameter && this.checker.getTypeOfSymbol(parameter);
    if (given) this.addAll(entry, given, ['prop']);
    if (entry.kind === 'hook' && signature) {
      this.addAll(entry, signature.getReturnType(), ['return']);
    }
    if (entry.kind !== 'component' || !given) return;
    for (const property of propertiesOf(this.checker, given)) {
      const kind = PARTS[property.name];
      if (kind) this.addAll(entry, this.checker.getTypeOfSymbol(property), [kind]);
    }
  }

  private addAll(entry: ApiEntry, type: ts.Type, kinds: readonly ApiRowKind[]): void {
    for (const property of propertiesOf(this.checker, type)) {
      const target = this.index.row(entry, property.name, kinds);
      if (!target) continue;
      for (const root of this.checker.getRootSymbols(property)) {
        for (const node of root.declarations ?? []) {
          this.members.set(node, (this.members.get(node) ?? new Set()).add(target));
        }
      }
    }
  }
}

/** All properties of a type, those of each part of a union included. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const known = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  if (known.isUnion()) return known.types.flatMap((part) => propertiesOf(checker, part));
  return isPlainObject(checker, known) ? checker.getPropertiesOfType(known) : [];
}

function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  return isObject && !checker.isArrayLikeType(type);
}
