import ts from 'typescript';
import type { CodeName } from '../../read/names/codeNames';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { DeclarationIndex, propertiesOf } from './declarationIndex';
import { familyOf, type NameIndex, type NameTarget } from './nameTarget';

/** Functions whose arguments name an event of the grid, and the place of that argument. */
const TAKES_EVENT: Readonly<Record<string, number>> = {
  subscribeEvent: 0,
  publishEvent: 0,
  useGridEvent: 1,
};

/** Finds the names of the API in code by what the compiler knows of each symbol. */
export class CodeResolver {
  private readonly checker: ts.TypeChecker;
  private readonly declarations: DeclarationIndex;

  /** @param program Holds the modules and the declarations of the packages. */
  constructor(
    program: ts.Program,
    private readonly index: NameIndex,
  ) {
    this.checker = program.getTypeChecker();
    this.declarations = new DeclarationIndex(program, this.checker, index);
  }

  /** Returns the names in a module, in their order. */
  namesIn(source: ts.SourceFile): CodeName[] {
    const names: CodeName[] = [];
    const imported = this.importedEntries(source);
    const visit = (node: ts.Node): void => {
      const target = this.targetOf(node, imported);
      if (target) {
        const quote = ts.isStringLiteralLike(node) ? 1 : 0;
        const start = node.getStart(source) + quote;
        names.push({ start, end: node.end - quote, href: target.href });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return names.sort((a, b) => a.start - b.start);
  }

  private importedEntries(source: ts.SourceFile): ApiEntry[] {
    return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.flatMap(({ name }) => {
        const symbol = this.checker.getSymbolAtLocation(name);
        const target = symbol && this.declarations.ofExport(symbol);
        return target && !target.row ? [target.entry] : [];
      });
    });
  }

  private targetOf(node: ts.Node, imported: readonly ApiEntry[]): NameTarget | undefined {
    if (ts.isStringLiteralLike(node)) return this.eventOf(node);
    if (!ts.isIdentifier(node)) return undefined;
    const { parent } = node;
    if (ts.isJsxAttribute(parent) && parent.name === node) return this.attribute(parent, imported);
    const members = this.membersNamed(node);
    if (members) {
      const declaring = members.flatMap(declaringNames);
      return this.pick(node, this.rowsOf(node, members), imported, declaring);
    }
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && this.declarations.ofExport(symbol);
  }

  /** What an object that is written in place holds is given to the library, and never its result. */
  private rowsOf(node: ts.Identifier, members: readonly ts.Symbol[]): NameTarget[] {
    const rows = [...new Set(members.flatMap((symbol) => this.declarations.ofMember(symbol)))];
    const isGiven = ts.isObjectLiteralExpression(node.parent.parent);
    return isGiven ? rows.filter(({ row }) => row?.kind !== 'return') : rows;
  }

  /** The properties that a name stands for where it is no name of its own. */
  private membersNamed(node: ts.Identifier): ts.Symbol[] | undefined {
    const { parent } = node;
    const isKey =
      (ts.isPropertyAssignment(parent) ||
        ts.isMethodDeclaration(parent) ||
        ts.isShorthandPropertyAssignment(parent)) &&
      parent.name === node &&
      ts.isObjectLiteralExpression(parent.parent);
    if (isKey) {
      // The compiler takes long to say what an object is for, and most keys are those of data.
      if (!this.index.isRow(node.text)) return [];
      const type = this.writtenFor(parent.parent as ts.ObjectLiteralExpression);
      return type.flatMap((part) => this.propertiesNamed(part, node.text));
    }
    if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
      const isName = parent.propertyName ? parent.propertyName === node : parent.name === node;
      if (!isName) return undefined;
      return this.propertiesNamed(this.checker.getTypeAtLocation(parent.parent), node.text);
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const symbol = this.checker.getSymbolAtLocation(node);
      return symbol ? [symbol] : [];
    }
    return undefined;
  }

  /** The types that an object is written for: of a union those that its own literals leave. */
  private writtenFor(object: ts.ObjectLiteralExpression): ts.Type[] {
    const type = this.checker.getContextualType(object);
    if (!type) return [];
    if (!type.isUnion()) return [type];
    const left = type.types.filter((part) =>
      object.properties.every((property) => this.mayHold(part, property)),
    );
    return left.length === type.types.length ? [type] : left;
  }

  private mayHold(type: ts.Type, property: ts.ObjectLiteralElementLike): boolean {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) return true;
    if (!ts.isStringLiteralLike(property.initializer)) return true;
    const declared = type.getProperty(property.name.text);
    if (!declared) return true;
    const wanted = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(declared));
    const parts = wanted.isUnion() ? wanted.types : [wanted];
    const { text } = property.initializer;
    return parts.some((part) => !part.isStringLiteral() || part.value === text);
  }

  private propertiesNamed(type: ts.Type, name: string): ts.Symbol[] {
    return propertiesOf(this.checker, type).filter((property) => property.name === name);
  }

  private attribute(
    attribute: ts.JsxAttribute,
    imported: readonly ApiEntry[],
  ): NameTarget | undefined {
    if (!ts.isIdentifier(attribute.name)) return undefined;
    const entry = this.componentAround(attribute);
    const row = entry && this.index.row(entry, attribute.name.text, ['prop']);
    if (row) return row;
    const symbol = this.checker.getSymbolAtLocation(attribute.name);
    return symbol && this.pick(attribute, this.declarations.ofMember(symbol), imported);
  }

  /** The component whose attributes hold a node. */
  private componentAround(node: ts.Node): ApiEntry | undefined {
    const attributes = ts.findAncestor(node, ts.isJsxAttributes);
    const symbol = attributes && this.checker.getSymbolAtLocation(attributes.parent.tagName);
    const target = symbol && this.declarations.ofExport(symbol);
    return target?.row ? undefined : target?.entry;
  }

  /**
   * Chooses between entries that share a declaration: the one that the type names, the component
   * around, the one that declares the name, what the module imports, else the lowest plan of the
   * only family that there is. Members of a hook count only where the module imports the hook.
   */
  private pick(
    node: ts.Node,
    candidates: readonly NameTarget[],
    imported: readonly ApiEntry[],
    declaring: readonly string[] = [],
  ): NameTarget | undefined {
    const targets = candidates.filter(
      ({ entry }) => entry.kind !== 'hook' || imported.includes(entry),
    );
    if (targets.length < 2) return targets[0];
    const around = this.componentAround(node);
    const preferred = [
      ...this.typeNames(node),
      this.slotComponent(node, around),
      around ? [around.name] : [],
      declaring,
      imported.map(({ name }) => name),
    ];
    for (const names of preferred) {
      const found = targets.filter(({ entry }) => names.includes(entry.name));
      if (new Set(found.map(({ entry }) => familyOf(entry.name))).size === 1) return found[0];
    }
    const families = new Set(targets.map(({ entry }) => familyOf(entry.name)));
    return families.size === 1 ? targets[0] : undefined;
  }

  /** The component that fills the slot whose props an object gives: `slotProps={{ tooltip: {…} }}`. */
  private slotComponent(node: ts.Node, around: ApiEntry | undefined): string[] {
    const slot = node.parent.parent?.parent;
    if (!around || !slot || !ts.isPropertyAssignment(slot) || !ts.isIdentifier(slot.name))
      return [];
    const filled = this.index.row(around, slot.name.text, ['slot'])?.row?.default;
    // The root of a component is all that some slots name.
    return filled === undefined ? [] : [filled, filled.replace(/Root$/, '')];
  }

  /** Names of the type that an object is written for or taken apart from, the surest first. */
  private typeNames(node: ts.Node): string[][] {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent)) {
      return [namesOfType(this.checker.getTypeAtLocation(parent.expression))];
    }
    if (ts.isBindingElement(parent)) {
      return [namesOfType(this.checker.getTypeAtLocation(parent.parent))];
    }
    if (!ts.isObjectLiteralExpression(parent.parent)) return [];
    // The union that the code names, `GridColDef`, comes before the part of it that is meant.
    const alias = this.checker.getContextualType(parent.parent)?.aliasSymbol;
    return [alias ? [alias.name] : [], this.writtenFor(parent.parent).flatMap(namesOfType)];
  }

  private eventOf(node: ts.StringLiteralLike): NameTarget | undefined {
    if (!ts.isCallExpression(node.parent)) return undefined;
    const { expression } = node.parent;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const place = ts.isIdentifier(name) ? TAKES_EVENT[name.text] : undefined;
    if (place === undefined || node.parent.arguments[place] !== node) return undefined;
    const events = this.index.entries.find(({ kind }) => kind === 'events');
    return events && this.index.row(events, node.text, ['event']);
  }
}

/** Names of the interfaces and types whose text holds the declaration of a member. */
function declaringNames({ declarations = [] }: ts.Symbol): string[] {
  return declarations.flatMap((node) => {
    const owner = ts.findAncestor(
      node,
      (around): around is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        ts.isInterfaceDeclaration(around) || ts.isTypeAliasDeclaration(around),
    );
    return owner?.name.text ?? [];
  });
}

function namesOfType(type: ts.Type): string[] {
  // `MakeOptional<BarSeriesType, 'type'>` is written for a BarSeriesType.
  const symbols = [type.aliasSymbol, type.getSymbol()];
  const wrapped = type.aliasTypeArguments?.flatMap((argument) => [
    argument.aliasSymbol,
    argument.getSymbol(),
  ]);
  const own = [...symbols, ...(wrapped ?? [])].flatMap((symbol) => symbol?.name ?? []);
  if (!type.isUnionOrIntersection()) return own;
  return [...own, ...type.types.flatMap(namesOfType)];
}
