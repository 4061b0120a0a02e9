import ts from 'typescript';
import type { ApiSignature } from './apiTypes';
import { printType } from './typeText';

/** Callable types that readers don't call: components, refs and render props. */
const notCallbacks =
  /ElementType|JSXElementConstructor|ComponentType|FunctionComponent|Ref\b|SxProps/;

/** Arguments and result of a signature as the declaration types them. */
export function describeSignature(checker: ts.TypeChecker, signature: ts.Signature): ApiSignature {
  return {
    arguments: signature.parameters.map((parameter) => {
      const type = printType(checker, checker.getTypeOfSymbol(parameter));
      return isOptional(parameter)
        ? { name: `${parameter.name}?`, type: type.replace(/ \| undefined$/, ''), description: '' }
        : { name: parameter.name, type, description: '' };
    }),
    returns: { type: printType(checker, signature.getReturnType()), description: '' },
  };
}

/** The signature of a prop that is one function and nothing else. */
export function declaredSignature(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ApiSignature | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const [signature, ...others] = type.getCallSignatures();
  if (!signature || others.length > 0 || type.isUnion()) return undefined;
  if (notCallbacks.test(printType(checker, type))) return undefined;
  return describeSignature(checker, signature);
}

function isOptional(parameter: ts.Symbol): boolean {
  const declaration = parameter.valueDeclaration;
  return declaration !== undefined && ts.isParameter(declaration)
    ? declaration.questionToken !== undefined
    : false;
}
