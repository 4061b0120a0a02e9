import type { ApiProp } from './apiTypes';
import type { Plan } from '../../../core/types';
import { findExport, type ApiContext } from './apiContext';
import {
  buildDeclaredProp,
  buildDeclaredProps,
  buildProp,
  byRequiredThenName,
  type PropOwner,
} from './buildProp';
import { readComponent, type ComponentFacts } from './componentFacts';
import { isIgnored, tagText } from './docComment';
import { readRuntimeDefaults } from './js/readDefaults';
import { planRank } from '../../../core/plans';

/** Names of the same component in lower plans: `DataGridPremium` → `DataGrid`, `DataGridPro`. */
function lowerSiblings(name: string): { name: string; plan?: Plan }[] {
  const base = name.replace(/(Premium|Pro)$/, '');
  if (base === name) return [];
  const community = { name: base };
  return name.endsWith('Premium') ? [community, { name: `${base}Pro`, plan: 'pro' }] : [community];
}

/** Says which plan adds a prop: the lowest one whose component of the family has it. */
function planOfProps(context: ApiContext, owner: PropOwner): (prop: string) => Plan | undefined {
  const siblings = lowerSiblings(owner.name).flatMap((sibling) => {
    const group = findExport(context, owner.product, sibling.name);
    const variant = group?.variants.find((item) => item.package.plan === sibling.plan);
    const facts = variant && readComponent(context, variant);
    return facts?.propTypes ? [{ ...sibling, names: namesOf(facts) }] : [];
  });
  if (siblings.length === 0) return () => undefined;
  return (prop) => {
    const first = siblings.find((sibling) => sibling.names.has(prop));
    return first ? first.plan : owner.plan;
  };
}

function namesOf(facts: ComponentFacts): Set<string> {
  return new Set(facts.propTypes?.map((fact) => fact.name));
}

/** Props that users set although the published propTypes leave them out: those of a part of a union. */
const UNPUBLISHED_PROPS: Readonly<Record<string, readonly string[]>> = {
  GridActionsCellItem: ['closeMenuOnClick', 'onClick'],
};

/** The props table: published propTypes say which props count, declarations say their types. */
export function buildComponentProps(
  context: ApiContext,
  owner: PropOwner,
  facts: ComponentFacts,
): ApiProp[] {
  const { propTypes, declared, script, localName } = facts;
  if (!propTypes) return propsOfDeclaration(context, owner, declared);
  const runtimeDefaults = script
    ? readRuntimeDefaults(script, localName)
    : new Map<string, string>();
  const planOf = planOfProps(context, owner);
  reportMismatches(context, owner, facts);
  const listed = propTypes
    .filter((fact) => !isIgnored(fact.doc))
    .map((fact) => {
      const value = tagText(fact.doc, 'default') ?? runtimeDefaults.get(fact.name);
      const plan = planOf(fact.name);
      return buildProp(context, owner, declared.get(fact.name), {
        name: fact.name,
        doc: fact.doc,
        required: fact.required,
        ...(value !== undefined && { default: value }),
        ...(plan && { plan }),
        fallbackType: fact.validator.replace(/PropTypes\./g, ''),
      });
    });
  return [...listed, ...unpublishedProps(context, owner, facts)].sort(byRequiredThenName);
}

function unpublishedProps(
  context: ApiContext,
  owner: PropOwner,
  { declared }: ComponentFacts,
): ApiProp[] {
  return (UNPUBLISHED_PROPS[owner.name] ?? []).map((name) => {
    const symbol = declared.get(name);
    if (!symbol) throw new Error(`${owner.name} declares no ${name}. Fix: UNPUBLISHED_PROPS.`);
    return buildDeclaredProp(context, owner, symbol);
  });
}

function propsOfDeclaration(
  context: ApiContext,
  owner: PropOwner,
  declared: ComponentFacts['declared'],
): ApiProp[] {
  const symbols = [...declared.values()].filter(({ name }) => name !== 'ref' && name !== 'key');
  return buildDeclaredProps(context, owner, symbols);
}

/** Notes where declarations and propTypes disagree. */
function reportMismatches(context: ApiContext, owner: PropOwner, facts: ComponentFacts): void {
  const { declared, propTypes = [] } = facts;
  const note = (prop: string, problem: string): void => {
    context.diagnostics.push(`${owner.product} ${owner.name}.${prop}: ${problem}`);
  };
  const known = namesOf(facts);
  for (const fact of propTypes) {
    const symbol = declared.get(fact.name);
    if (!symbol) note(fact.name, 'in propTypes, not declared');
    else if (!isIgnored(fact.doc)) {
      const [prop] = buildDeclaredProps(context, owner, [symbol]);
      if (prop && prop.required !== fact.required) {
        note(fact.name, `required is ${fact.required} in propTypes, ${prop.required} declared`);
      }
    }
  }
  const missing = [...declared.values()].filter(({ name }) => !known.has(name) && name !== 'ref');
  const higher = { ...owner, plan: owner.plan };
  for (const prop of buildDeclaredProps(context, higher, missing)) {
    const isOfHigherPlan = planRank(prop.plan) > planRank(owner.plan);
    if (!isOfHigherPlan) note(prop.name, 'declared, not in propTypes');
  }
}
