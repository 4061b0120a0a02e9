import type ts from 'typescript';
import type { ApiInterface } from './apiTypes';
import { ApiError } from './apiError';
import { findExport, identityOf, type ApiContext } from './apiContext';
import { buildDeclaredProps, type PropOwner } from './buildProp';
import { fileOfSymbol } from './classifyExport';
import { docOfSymbol } from './docComment';
import { importLines, type ExportGroup } from './exportCatalog';
import { deprecationOf, linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { TypeLinks } from './typeLinks';

/** The members of an interface, or those that all members of a union share. */
export function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
}

/** The export group of an interface that must exist. */
export function requireInterface(
  context: ApiContext,
  group: Pick<ExportGroup, 'product' | 'name'>,
): ExportGroup {
  const found = findExport(context, group.product, group.name);
  if (found) return found;
  throw new ApiError(
    `@mui/x-${group.product}`,
    group.name,
    'a documented interface is no longer exported.',
    'Take it out of data/nav/api.ts and redirect its page.',
  );
}

/** The page of an interface. */
export function buildInterface(context: ApiContext, group: ExportGroup): ApiInterface {
  const { product, name } = group;
  const [variant] = group.variants;
  const { plan } = variant.package;
  const links = new TypeLinks(context, product);
  const owner: PropOwner = { product, name, ...(plan && { plan }), links };
  const doc = docOfSymbol(variant.symbol);
  const props = buildDeclaredProps(context, owner, membersOf(context.checker, variant.symbol));
  return {
    ...identityOf('interface', group),
    ...(plan && { plan }),
    imports: importLines(name, group.variants),
    description: linkNames(context, product, doc.description),
    ...deprecationOf(context, product, doc),
    props,
    source: sourceOfFile(fileOfSymbol(variant.symbol), false),
    demos: [],
    types: links.types,
  };
}
