import generateUtilityClass from '@mui/material/generateUtilityClass';
import ts from 'typescript';
import type { ApiClass, ApiSlot } from './apiTypes';
import { findExport, type ApiContext } from './apiContext';
import { addedPlan, type PropOwner } from './buildProp';
import { fileOfSymbol } from './classifyExport';
import type { ComponentFacts } from './componentFacts';
import { docOfSymbol, isIgnored, tagText } from './docComment';
import { readPrefixOfComponent, readPrefixOfModule } from './js/readClassPrefix';
import { readSlotDefaults } from './js/readDefaults';
import { parseScript, scriptOfDeclaration } from './js/parseScript';
import { readSlotConstant } from './js/readSlotConstant';
import { deprecationOf, linkNames } from './markdownLinks';
import { isLibraryFile } from './packages';

function isLibraryProp(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some((node) => isLibraryFile(node.getSourceFile().fileName)) ?? false;
}

/** The interface behind `Partial<FooClasses>`, or behind an exported `FooClasses`. */
function classesInterface(
  context: ApiContext,
  owner: PropOwner,
  facts: ComponentFacts,
): { type: ts.Type; symbol: ts.Symbol | undefined } | undefined {
  const { checker } = context;
  const prop = facts.declared.get('classes');
  // Classes that Material UI declares belong to the component that is inherited from.
  if (prop && isLibraryProp(prop)) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    return { type, symbol: type.aliasTypeArguments?.[0]?.getSymbol() ?? type.getSymbol() };
  }
  const symbol = findExport(context, owner.product, `${owner.name}Classes`)?.variants[0].symbol;
  return symbol && { type: checker.getDeclaredTypeOfSymbol(symbol), symbol };
}

/** CSS rule names with the global class that the package's own generator makes of them. */
export function buildClasses(
  context: ApiContext,
  owner: PropOwner,
  facts: ComponentFacts,
): ApiClass[] {
  const found = classesInterface(context, owner, facts);
  if (!found) return [];
  const members = found.type.getProperties().filter((symbol) => !isIgnored(docOfSymbol(symbol)));
  const file = found.symbol && fileOfSymbol(found.symbol);
  const module = file ? parseScript(scriptOfDeclaration(file)) : undefined;
  const prefix =
    (module && readPrefixOfModule(module, found.symbol?.name ?? '')) ??
    (facts.script && readPrefixOfComponent(facts.script));
  if (!prefix && members.length > 0) {
    context.diagnostics.push(`${owner.product} ${owner.name}.classes: no class prefix found`);
  }
  return members
    .map((symbol) => {
      const doc = docOfSymbol(symbol);
      const className = generateUtilityClass(prefix ?? `Mui${owner.name}`, symbol.name);
      return {
        key: symbol.name,
        className,
        description: linkNames(context, owner.product, doc.description),
        isGlobal: className.startsWith('Mui-'),
        deprecated: deprecationOf(context, owner.product, doc).deprecated,
      };
    })
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
}

/** Defaults that the package of a component keeps in one constant. */
function sharedDefaults(facts: ComponentFacts): Map<string, string> {
  const found = /^(.*\/node_modules\/@mui\/)(x-[a-z-]+)\//.exec(facts.script?.fileName ?? '');
  return found?.[1] && found[2] ? readSlotConstant(found[1], found[2]) : new Map();
}

/** Slots of the declared `slots` prop; those that a higher plan adds by augmentation are left out. */
export function buildSlots(
  context: ApiContext,
  owner: PropOwner,
  facts: ComponentFacts,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const prop = facts.declared.get('slots');
  const isDocumented = facts.propTypes?.some((fact) => fact.name === 'slots') ?? true;
  if (!prop || !isDocumented || !isLibraryProp(prop)) return [];
  const type = context.checker.getNonNullableType(context.checker.getTypeOfSymbol(prop));
  const runtime = facts.script && readSlotDefaults(facts.script, facts.localName);
  const shared = sharedDefaults(facts);
  return type
    .getProperties()
    .filter((symbol) => !isIgnored(docOfSymbol(symbol)) && !addedPlan(symbol, owner.plan))
    .map((symbol) => {
      const doc = docOfSymbol(symbol);
      const value = tagText(doc, 'default') ?? runtime?.get(symbol.name) ?? shared.get(symbol.name);
      const className = classes.find((item) => item.key === symbol.name)?.className;
      return {
        name: symbol.name,
        ...(value !== undefined && { default: value }),
        ...(className && { class: className }),
        description: linkNames(context, owner.product, doc.description),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
