import ts from 'typescript';
import { packageOfFile } from './packages';

/** A type declaration of the library that can be shown in place. */
export type TypeDeclaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

/** Whether a statement declares a type. */
export function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return (
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node)
  );
}

/**
 * Types that a product declares, exported or not, by `product/name`: a prop's type often names one
 * that the packages keep to themselves. A name that stands for several types is left out.
 */
export function collectInternalTypes(program: ts.Program): Map<string, TypeDeclaration> {
  const found = new Map<string, TypeDeclaration>();
  const ambiguous = new Set<string>();
  for (const sourceFile of program.getSourceFiles()) {
    const product = packageOfFile(sourceFile.fileName)?.product;
    if (!product) continue;
    for (const declaration of sourceFile.statements.filter(isTypeDeclaration)) {
      const key = `${product}/${declaration.name.text}`;
      if (found.has(key)) ambiguous.add(key);
      found.set(key, declaration);
    }
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}
