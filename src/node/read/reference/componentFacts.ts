import ts from 'typescript';
import type { ApiContext } from './apiContext';
import { callSignature, fileOfSymbol } from './classifyExport';
import type { ExportVariant } from './exportCatalog';
import { parseScript, scriptOfDeclaration } from './js/parseScript';
import { readPropTypes, type PropTypeFact } from './js/readPropTypes';

/** A component as its declaration and its JavaScript know it. */
export interface ComponentFacts {
  /** Name that the component has in its own module. */
  localName: string;
  script: ts.SourceFile | undefined;
  propTypes: PropTypeFact[] | undefined;
  /** Declared props by name, native ones included. */
  declared: Map<string, ts.Symbol>;
}

/** Reads both sides of a component. */
export function readComponent(
  { checker, instantiated }: Pick<ApiContext, 'checker' | 'instantiated'>,
  variant: ExportVariant,
): ComponentFacts {
  const { symbol } = variant;
  const localName = symbol.name;
  const script = parseScript(scriptOfDeclaration(fileOfSymbol(symbol)));
  return {
    localName,
    script,
    propTypes: script && readPropTypes(script, localName),
    declared: declaredProps(checker, symbol, instantiated.get(localName)),
  };
}

/** Properties of a component's first parameter, looking through generics. */
function declaredProps(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  instantiated: ts.Type | undefined,
): Map<string, ts.Symbol> {
  const parameter = callSignature(checker, symbol)?.parameters[0];
  if (!parameter) return new Map();
  const type = checker.getTypeOfSymbol(parameter);
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  const types = [constraint, type, ...(instantiated ? [instantiated] : [])];
  const properties = types.flatMap((item) => propertiesOf(checker, item));
  return new Map(properties.map((property) => [property.name, property]));
}

/** All properties, those that only some members of a union have included. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const common = checker.getPropertiesOfType(type);
  if (!type.isUnion()) return common;
  return [...type.types.flatMap((part) => propertiesOf(checker, part)), ...common];
}

/** `HTMLDivElement` of `ref?: React.Ref<HTMLDivElement>`. */
export function readRefType(
  checker: ts.TypeChecker,
  declared: Map<string, ts.Symbol>,
): string | null {
  const ref = declared.get('ref');
  if (!ref) return null;
  const text = checker.typeToString(
    checker.getTypeOfSymbol(ref),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  return /Ref(?:Object)?<([A-Z]\w+)(?: \| null)?>/.exec(text)?.[1] ?? null;
}
