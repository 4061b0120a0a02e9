import { generate, parse, walk, type CssNode, type Selector } from 'css-tree';
import { longhands } from './longhands';

/** One selector of a rule, and what it sets. */
export interface IndexedRule {
  selector: string;
  /** A class that its elements have; rules without one are tried on every element. */
  key: string | undefined;
  specificity: number;
  /** Queries that must all hold. */
  media: readonly string[];
  declarations: readonly (readonly [property: string, value: string, isImportant: boolean])[];
}

/** What depends on a reader who acts, and boxes that no element has. */
const NEVER_MATCHES =
  /:(?:hover|active|focus|focus-visible|focus-within)(?![^(]*\))|::|:(?:before|after)\b/;
const parsed = new Map<string, readonly IndexedRule[]>();

/** Returns the rules of a style sheet in order; equal sheets, as Emotion's, are read once. */
export function readRules(css: string): readonly IndexedRule[] {
  const rules = parsed.get(css) ?? parseRules(css);
  parsed.set(css, rules);
  return rules;
}

function parseRules(css: string): IndexedRule[] {
  const tree = parse(css, { parseValue: false, parseCustomProperty: false });
  return tree.type === 'StyleSheet'
    ? tree.children.toArray().flatMap((node) => rulesIn(node, []))
    : [];
}

/** Animations, containers and the like are not looked into: nothing that is measured is in them. */
function rulesIn(node: CssNode, media: readonly string[]): IndexedRule[] {
  if (node.type === 'Atrule' && node.block && /^(media|layer|supports)$/.test(node.name)) {
    const query = node.name === 'media' && node.prelude ? [generate(node.prelude)] : [];
    return node.block.children.toArray().flatMap((inner) => rulesIn(inner, [...media, ...query]));
  }
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return [];
  const declarations = declarationsOf(node.block);
  return node.prelude.children
    .toArray()
    .map((selector) => ruleOf(selector as Selector, media, declarations))
    .filter(({ selector }) => !NEVER_MATCHES.test(selector));
}

/** Returns what declarations set, in physical longhands. */
export function declarationsOf(block: CssNode): IndexedRule['declarations'] {
  const declarations: [string, string, boolean][] = [];
  walk(block, {
    visit: 'Declaration',
    enter({ property, value, important }) {
      const text = generate(value).trim();
      for (const [name, part] of longhands(property, text)) {
        declarations.push([name, part, Boolean(important)]);
      }
    },
  });
  return declarations;
}

function ruleOf(
  selector: Selector,
  media: readonly string[],
  declarations: IndexedRule['declarations'],
): IndexedRule {
  let key: string | undefined;
  for (const part of selector.children) {
    if (part.type === 'Combinator') key = undefined;
    if (part.type === 'ClassSelector') key ??= part.name;
  }
  return {
    selector: generate(selector),
    key,
    specificity: specificityOf(selector),
    media,
    declarations,
  };
}

/** Ids, classes and types as one number (Selectors 4, 17). */
function specificityOf(selector: Selector): number {
  let sum = 0;
  for (const part of selector.children) {
    if (part.type === 'IdSelector') sum += 10_000;
    if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') sum += 100;
    if (part.type === 'TypeSelector' && part.name !== '*') sum += 1;
    if (part.type === 'PseudoClassSelector') sum += specificityOfPseudo(part);
  }
  return sum;
}

function specificityOfPseudo({
  name,
  children,
}: CssNode & { type: 'PseudoClassSelector' }): number {
  if (name === 'where') return 0;
  if (!children || !['is', 'not', 'has'].includes(name)) return 100;
  let most = 0;
  for (const child of children) {
    if (child.type !== 'SelectorList') continue;
    for (const selector of child.children) {
      most = Math.max(most, specificityOf(selector as Selector));
    }
  }
  return most;
}
