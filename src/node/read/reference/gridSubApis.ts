import ts from 'typescript';
import { docOfSymbol } from './docComment';

/** One of the interfaces that GridApi extends. */
export interface GridSubApi {
  name: string;
  description: string;
  members: Set<string>;
}

/**
 * The interfaces that GridApi extends, directly or through the part that all plans share.
 * What these extend in turn is how the authors split a file, not how readers look for a method.
 */
export function listSubApis(checker: ts.TypeChecker, type: ts.Type): GridSubApi[] {
  const declarations = type.getSymbol()?.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  const bases = declarations
    .flatMap((declaration) => [...(declaration.heritageClauses ?? [])])
    .flatMap((clause) => [...clause.types]);
  return bases.flatMap((base): GridSubApi[] => {
    const name = base.expression.getText();
    const baseType = checker.getTypeAtLocation(base);
    if (/^GridApi[A-Z]/.test(name)) return listSubApis(checker, baseType);
    const members = new Set(baseType.getProperties().map((member) => member.name));
    const symbol = baseType.aliasSymbol ?? baseType.getSymbol();
    return [{ name, description: symbol ? docOfSymbol(symbol).description : '', members }];
  });
}
