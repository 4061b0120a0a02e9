import ts from 'typescript';
import type { ApiEvent, ApiEvents, ApiProduct } from './apiTypes';
import { findExport, identityOf, type ApiContext } from './apiContext';
import { addedPlan } from './buildProp';
import { callSignature, fileOfSymbol } from './classifyExport';
import { docOfSymbol, isIgnored } from './docComment';
import { membersOf } from './buildInterface';
import type { ExportGroup } from './exportCatalog';
import { linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { TypeLinks } from './typeLinks';
import { printNode } from './typeText';

/** The exported interface that maps all events of a product to their arguments. */
function findLookup(context: ApiContext, product: ApiProduct): ExportGroup | undefined {
  const size = (group: ExportGroup): number =>
    membersOf(context.checker, group.variants[0].symbol).length;
  // The grid also exports the lookups that its own extends: the largest is the whole.
  return [...context.catalog.values()]
    .filter((group) => group.product === product && /^\w+EventLookup$/.test(group.name))
    .sort((a, b) => size(b) - size(a))[0];
}

/** `cellClick` → `onCellClick`, read from props of type `GridEventListener<'cellClick'>`. */
function listenerProps(context: ApiContext): Map<string, string> {
  const grid = findExport(context, 'data-grid', 'DataGridPremium')?.variants.at(-1)?.symbol;
  const parameter = grid && callSignature(context.checker, grid)?.parameters[0];
  const props = parameter ? context.checker.getTypeOfSymbol(parameter).getProperties() : [];
  const found = new Map<string, string>();
  for (const prop of props) {
    const declaration = prop.declarations?.find(ts.isPropertySignature);
    const event = /^GridEventListener<'(\w+)'>$/.exec(
      declaration?.type ? printNode(declaration.type) : '',
    );
    if (event?.[1]) found.set(event[1], prop.name);
  }
  return found;
}

function buildEvent(
  context: ApiContext,
  links: TypeLinks,
  symbol: ts.Symbol,
  componentProp: string | undefined,
): ApiEvent | undefined {
  const declaration = symbol.declarations?.find(ts.isPropertySignature);
  const doc = docOfSymbol(symbol);
  if (!declaration?.type || isIgnored(doc)) return undefined;
  const literal = ts.isTypeLiteralNode(declaration.type) ? declaration.type.members : [];
  const members = new Map(
    [...literal]
      .filter(ts.isPropertySignature)
      .map((member) => [member.name.getText(), member.type ? printNode(member.type) : 'any']),
  );
  const params = members.get('params') ?? 'undefined';
  const event = `MuiEvent<${members.get('event') ?? '{}'}>`;
  links.split(params);
  links.split(event);
  // The third argument of every listener.
  links.split('GridCallbackDetails');
  const plan = addedPlan(symbol, undefined);
  const description = linkNames(context, 'data-grid', doc.description);
  return {
    name: symbol.name,
    params,
    event,
    ...(plan && { plan }),
    description,
    ...(componentProp && { componentProp }),
  };
}

/** The events page of a product; undefined when it exports no event lookup. */
export function buildEvents(context: ApiContext, product: ApiProduct): ApiEvents | undefined {
  const group = findLookup(context, product);
  if (!group) return undefined;
  const { symbol } = group.variants[0];
  const links = new TypeLinks(context, product);
  const props = product === 'data-grid' ? listenerProps(context) : new Map<string, string>();
  const events = membersOf(context.checker, symbol)
    .map((member) => buildEvent(context, links, member, props.get(member.name)))
    .filter((event) => event !== undefined)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    ...identityOf('events', { product, name: 'Events' }),
    imports: [],
    description: `The events of \`${group.name}\`: name, arguments of a listener and plan.`,
    deprecated: false,
    events,
    source: sourceOfFile(fileOfSymbol(symbol), false),
    demos: [],
    types: links.types,
  };
}
