import ts from 'typescript';
import type { ApiProduct, ApiProp } from './apiTypes';
import type { Plan } from '../../../core/types';
import type { ApiContext } from './apiContext';
import { declaredSignature } from './declaredSignature';
import { docOfSymbol, isIgnored, tagText, type DocComment } from './docComment';
import { deprecationOf, linkNames } from './markdownLinks';
import { isLibraryFile, packageOfFile } from './packages';
import { buildSignature } from './signature';
import type { TypeLinks } from './typeLinks';
import { typeTextOf } from './typeText';
import { planRank } from '../../../core/plans';

/** What the props of one entry have in common. */
export interface PropOwner {
  product: ApiProduct;
  name: string;
  plan?: Plan;
  links: TypeLinks;
}

/** What is known of a prop apart from its declaration. */
export interface PropFacts {
  name: string;
  doc: DocComment;
  required: boolean;
  default?: string;
  plan?: Plan;
  /** Type to show when the declarations don't have the prop. */
  fallbackType?: string;
}

/** Puts what the JavaScript and the declaration say of a prop together. */
export function buildProp(
  context: ApiContext,
  owner: PropOwner,
  symbol: ts.Symbol | undefined,
  facts: PropFacts,
): ApiProp {
  const { checker } = context;
  const { doc } = facts;
  const cut: { type: string; typeFull?: string } = symbol
    ? typeTextOf(checker, symbol, `${owner.name}.${facts.name}`)
    : { type: facts.fallbackType ?? 'any' };
  const typeParts = owner.links.split(cut.type);
  const signature = buildSignature(doc, symbol && declaredSignature(checker, symbol));
  for (const argument of signature?.arguments ?? []) owner.links.split(argument.type);
  if (signature) owner.links.split(signature.returns.type);
  return {
    name: facts.name,
    ...cut,
    ...(typeParts && { typeParts }),
    ...(facts.default !== undefined && { default: facts.default }),
    required: facts.required,
    ...deprecationOf(context, owner.product, doc),
    ...(facts.plan && { plan: facts.plan }),
    description: linkNames(context, owner.product, doc.description),
    ...(signature && { signature }),
  };
}

/** A prop or member as its declaration and the comment above it say. */
export function buildDeclaredProp(
  context: ApiContext,
  owner: PropOwner,
  symbol: ts.Symbol,
): ApiProp {
  const doc = docOfSymbol(symbol);
  const plan = addedPlan(symbol, owner.plan);
  const defaultText = tagText(doc, 'default');
  return buildProp(context, owner, symbol, {
    name: symbol.name,
    doc,
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(defaultText !== undefined && { default: defaultText }),
    ...(plan && { plan }),
  });
}

/** Props or members that the library itself declares, native and Material UI ones left out. */
export function buildDeclaredProps(
  context: ApiContext,
  owner: PropOwner,
  symbols: readonly ts.Symbol[],
): ApiProp[] {
  return symbols
    .filter((symbol) =>
      symbol.declarations?.some((node) => isLibraryFile(node.getSourceFile().fileName)),
    )
    .filter((symbol) => !isIgnored(docOfSymbol(symbol)))
    .map((symbol) => buildDeclaredProp(context, owner, symbol))
    .sort(byRequiredThenName);
}

/** The plan of the package that declares a member, when it is higher than the owner's plan. */
export function addedPlan(symbol: ts.Symbol, ownerPlan: Plan | undefined): Plan | undefined {
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile().fileName);
  const plans = files.map((file) => packageOfFile(file)?.plan);
  // A member of a union has several declarations: the lowest plan already gives it.
  const lowest = plans.sort((a, b) => planRank(a) - planRank(b))[0];
  return planRank(lowest) > planRank(ownerPlan) ? lowest : undefined;
}

/** Required props first, then by name, as in the library's own documentation. */
export function byRequiredThenName(a: ApiProp, b: ApiProp): number {
  if (a.required !== b.required) return a.required ? -1 : 1;
  return a.name.localeCompare(b.name, 'en');
}
