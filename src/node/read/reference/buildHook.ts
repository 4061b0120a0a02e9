import type ts from 'typescript';
import type { ApiHook } from './apiTypes';
import { identityOf, type ApiContext } from './apiContext';
import { buildDeclaredProps, type PropOwner } from './buildProp';
import { callSignature, fileOfSymbol } from './classifyExport';
import { describeSignature } from './declaredSignature';
import { docOfSymbol } from './docComment';
import { importLines, type ExportGroup } from './exportCatalog';
import { deprecationOf, linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { buildSignature } from './signature';
import { TypeLinks } from './typeLinks';

/** Members of an object type; none for arrays, functions and primitives. */
function objectMembers(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const isPlain = type.getCallSignatures().length === 0 && !checker.isArrayLikeType(type);
  return isPlain && !type.isStringLiteral() ? checker.getNonNullableType(type).getProperties() : [];
}

/** The page of a hook: parameters, what is in the first one, and what it returns. */
export function buildHook(context: ApiContext, group: ExportGroup): ApiHook {
  const { product, name } = group;
  const { checker } = context;
  const [variant] = group.variants;
  const { plan } = variant.package;
  const links = new TypeLinks(context, product);
  const owner: PropOwner = { product, name, ...(plan && { plan }), links };
  const doc = docOfSymbol(variant.symbol);
  const signature = callSignature(checker, variant.symbol);
  const declared = signature && describeSignature(checker, signature);
  const described = buildSignature(doc, declared);
  for (const argument of described?.arguments ?? []) links.split(argument.type);
  if (declared) links.split(declared.returns.type);
  const parameter = signature?.parameters[0];
  const first = parameter ? checker.getTypeOfSymbol(parameter) : undefined;
  const returned = signature?.getReturnType();
  const members = (type: ts.Type | undefined) =>
    type ? buildDeclaredProps(context, owner, objectMembers(checker, type)) : [];
  return {
    ...identityOf('hook', group),
    ...(plan && { plan }),
    imports: importLines(name, group.variants),
    description: linkNames(context, product, doc.description),
    ...deprecationOf(context, product, doc),
    parameters: described?.arguments ?? [],
    props: members(first),
    returns: {
      type: declared?.returns.type ?? 'void',
      description: described?.returns.description ?? '',
      members: members(returned),
    },
    source: sourceOfFile(fileOfSymbol(variant.symbol), false),
    demos: [],
    types: links.types,
  };
}
