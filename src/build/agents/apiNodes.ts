import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { rowId, type ApiRowKind } from '../../core/apiRowId';
import type { ApiArgument, ApiProp, ApiSignature } from '../../core/apiTypes';
import type { Plan } from '../../core/types';
import type { RenderContext } from '../apiPages/apiContext';
import { parseText } from '../apiPages/renderText';
import type { LinkTo } from './agentSite';
import { anchor } from './anchors';
import { inlineCode, list, paragraph, text } from './buildNodes';
import { shortSlots } from './shortSlots';

/** Content of an item of a list. */
export type Item = (BlockContent | DefinitionContent)[];

/** What descriptions need of their surroundings. */
export interface ApiWriter {
  context: RenderContext;
  linkTo: LinkTo;
  /** Ids of the rows that get an anchor. */
  linkedRows?: ReadonlySet<string>;
}

const PLANS: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };

/** Returns a description as blocks. */
export function descriptionNodes(markdown: string, { context, linkTo }: ApiWriter): Item {
  const tree = parseText(markdown, context);
  visit(tree, 'link', (node) => {
    node.url = linkTo(node.url);
  });
  // Headings in descriptions would stand between those of the page.
  return tree.children.map((node) =>
    node.type === 'heading' ? paragraph(...node.children) : node,
  ) as Item;
}

/**
 * Returns an item: what it is about, then the description, whose first paragraph goes on the same
 * line.
 */
export function itemOf(start: PhrasingContent[], description: Item, more: Item = []): Item {
  const [first, ...others] = description;
  if (first?.type !== 'paragraph') return [paragraph(...start), ...description, ...more];
  return [paragraph(...start, text(' – '), ...first.children), ...others, ...more];
}

/** Returns what stands behind a name in brackets, if anything. */
export function marks(facts: readonly (string | false | undefined)[]): PhrasingContent[] {
  const words = facts.filter(Boolean);
  return words.length > 0 ? [text(` (${words.join(', ')})`)] : [];
}

/** Returns the name of a plan in words; Community needs none. */
export function planName(plan: Plan | undefined): string | undefined {
  return plan && PLANS[plan];
}

/** Returns the start of a row: its anchor, where some page links to it, and its name. */
export function rowStart(kind: ApiRowKind, name: string, writer: ApiWriter): PhrasingContent[] {
  const id = rowId(writer.context.owner, kind, name);
  return [...(writer.linkedRows?.has(id) ? [anchor(id)] : []), inlineCode(name)];
}

/** Returns a prop of a component or a member of an interface. */
export function propItem(
  prop: ApiProp,
  writer: ApiWriter,
  showRequired: boolean,
  kind: ApiRowKind = 'prop',
): Item {
  const { name, type, typeFull, required, deprecated, deprecationInfo, plan, signature } = prop;
  const start = [
    ...rowStart(kind, name, writer),
    ...marks([showRequired && required && 'required', deprecated && 'deprecated', planName(plan)]),
    text(': '),
    inlineCode(name === 'slotProps' ? shortSlots(typeFull ?? type) : (typeFull ?? type)),
    ...(prop.default === undefined ? [] : [text(', default '), inlineCode(prop.default)]),
  ];
  const reason = deprecated && deprecationInfo ? [`Deprecated: ${deprecationInfo}`] : [];
  const description = [prop.description, ...reason].filter(Boolean).join('\n\n');
  const more = signature ? signatureList(signature, writer) : [];
  return itemOf(start, descriptionNodes(description, writer), more);
}

/** Returns an argument of a function. */
export function argumentItem({ name, type, description }: ApiArgument, writer: ApiWriter): Item {
  const start = [inlineCode(name), text(': '), inlineCode(type)];
  return itemOf(start, descriptionNodes(description, writer));
}

function signatureList({ arguments: parameters, returns }: ApiSignature, writer: ApiWriter): Item {
  const items = parameters.map((parameter) => argumentItem(parameter, writer));
  if (returns.type !== 'void' || returns.description !== '') {
    const description = descriptionNodes(returns.description, writer);
    items.push(itemOf([text('Returns '), inlineCode(returns.type)], description));
  }
  return items.length > 0 ? [list(items)] : [];
}

/** Returns the items as a list; nothing without any. */
export function listOf(items: readonly Item[]): RootContent[] {
  return items.length > 0 ? [list(items)] : [];
}
