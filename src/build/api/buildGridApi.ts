import ts from 'typescript';
import type { ApiGroup, ApiInterface, ApiProp } from '../../core/apiTypes';
import type { Plan } from '../../core/types';
import { findExport, identityOf, type ApiContext } from './apiContext';
import { buildDeclaredProps, type PropOwner } from './buildProp';
import { buildInterface, membersOf, requireInterface } from './buildInterface';
import { fileOfSymbol } from './classifyExport';
import { docOfNode } from './docComment';
import { importLines, type ExportGroup } from './exportCatalog';
import { linkNames } from './markdownLinks';
import { planRank, sourceOfFile } from './packages';
import { TypeLinks } from './typeLinks';

/** The interface whose body declares a member. */
function declaringInterface(member: ts.Symbol): ts.InterfaceDeclaration | undefined {
  const parent = member.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent : undefined;
}

/** GridApi: the methods of all plans, each with its sub-API and the plan that adds it. */
export function buildGridApi(context: ApiContext): ApiInterface[] {
  const group = requireInterface(context, { product: 'data-grid', name: 'GridApi' });
  // The last variant is the one of the highest plan, which has every method.
  const { symbol } = group.variants.at(-1) ?? group.variants[0];
  const links = new TypeLinks(context, 'data-grid');
  const owner: PropOwner = { product: 'data-grid', name: 'GridApi', links };
  const members = membersOf(context.checker, symbol);
  const parents = new Map(members.map((member) => [member.name, declaringInterface(member)]));
  const planOf = planOfMembers(context, group);
  const props = buildDeclaredProps(context, owner, members).map((prop): ApiProp => {
    const parent = parents.get(prop.name);
    const { plan: _, ...rest } = prop;
    const plan = planOf(prop.name);
    return { ...rest, ...(plan && { plan }), ...(parent && { group: parent.name.text }) };
  });
  const groups = describeGroups(context, members, props);
  const page: ApiInterface = {
    ...identityOf('interface', group),
    imports: importLines('GridApi', group.variants),
    description: linkNames(context, 'data-grid', 'The full grid API.'),
    deprecated: false,
    props,
    groups,
    source: sourceOfFile(fileOfSymbol(symbol), false),
    demos: [],
    types: links.types,
  };
  return [page, ...groups.flatMap((item) => buildSubApi(context, item))];
}

/** The lowest plan whose GridApi has a member: a package may declare what only a higher one offers. */
function planOfMembers(
  context: ApiContext,
  group: ExportGroup,
): (member: string) => Plan | undefined {
  const variants = group.variants.map((variant) => ({
    plan: variant.package.plan,
    names: new Set(membersOf(context.checker, variant.symbol).map((member) => member.name)),
  }));
  return (member) => variants.find((variant) => variant.names.has(member))?.plan;
}

/** The sub-APIs that have a method for readers, by name. */
function describeGroups(
  context: ApiContext,
  members: readonly ts.Symbol[],
  props: readonly ApiProp[],
): ApiGroup[] {
  const groups = new Map<string, ApiGroup>();
  for (const member of members) {
    const parent = declaringInterface(member);
    const methods = props.filter((prop) => prop.group === parent?.name.text);
    if (!parent || methods.length === 0) continue;
    const [lowest] = methods.sort((a, b) => planRank(a.plan) - planRank(b.plan));
    const plan = lowest?.plan;
    const description = linkNames(context, 'data-grid', docOfNode(parent).description);
    groups.set(parent.name.text, { name: parent.name.text, ...(plan && { plan }), description });
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The data of a sub-API, which guides show beside a feature. */
function buildSubApi(context: ApiContext, group: ApiGroup): ApiInterface[] {
  const found = findExport(context, 'data-grid', group.name);
  if (!found) return [];
  return [
    {
      ...buildInterface(context, found),
      ...(group.plan && { plan: group.plan }),
      partOf: 'GridApi',
    },
  ];
}
