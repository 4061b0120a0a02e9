import type { ApiGroup, ApiInterface, ApiProp } from './apiTypes';
import type { Plan } from '../../../core/types';
import { findExport, identityOf, type ApiContext } from './apiContext';
import { buildDeclaredProps, type PropOwner } from './buildProp';
import { buildInterface, membersOf, requireInterface } from './buildInterface';
import { fileOfSymbol } from './classifyExport';
import { importLines, type ExportGroup } from './exportCatalog';
import { listSubApis, type GridSubApi } from './gridSubApis';
import { linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { TypeLinks } from './typeLinks';
import { planRank } from '../../../core/plans';

/** GridApi: the methods of all plans, each with its sub-API and the plan that adds it. */
export function buildGridApi(context: ApiContext): ApiInterface[] {
  const group = requireInterface(context, { product: 'data-grid', name: 'GridApi' });
  // The last variant is the one of the highest plan, which has every method.
  const { symbol } = group.variants.at(-1) ?? group.variants[0];
  const links = new TypeLinks(context, 'data-grid');
  const owner: PropOwner = { product: 'data-grid', name: 'GridApi', links };
  const members = membersOf(context.checker, symbol);
  const type = context.checker.getDeclaredTypeOfSymbol(symbol);
  const subApis = listSubApis(context.checker, type);
  const planOf = planOfMembers(context, group);
  const props = buildDeclaredProps(context, owner, members).map((prop): ApiProp => {
    const subApi = subApis.find((item) => item.members.has(prop.name));
    const { plan: _, ...rest } = prop;
    const plan = planOf(prop.name);
    return { ...rest, ...(plan && { plan }), ...(subApi && { group: subApi.name }) };
  });
  const groups = describeGroups(context, subApis, props);
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

/** The sub-APIs that have a method for readers, each with the lowest plan of its methods. */
function describeGroups(
  context: ApiContext,
  subApis: readonly GridSubApi[],
  props: readonly ApiProp[],
): ApiGroup[] {
  return subApis
    .flatMap(({ name, description }): ApiGroup[] => {
      const methods = props.filter((prop) => prop.group === name);
      const [lowest] = methods.sort((a, b) => planRank(a.plan) - planRank(b.plan));
      if (!lowest) return [];
      const markdown = linkNames(context, 'data-grid', description);
      return [{ name, ...(lowest.plan && { plan: lowest.plan }), description: markdown }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
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
