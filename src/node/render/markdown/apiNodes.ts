import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Plan } from '../../../core/types';
import { parseDescription } from '../../model/api/descriptions';
import type { RenderContext } from '../apiContext';
import type { LinkTo } from './agentSite';
import { list, paragraph, text } from './buildNodes';

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
  const tree = parseDescription(markdown, context);
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

/** Returns the items as a list; nothing without any. */
export function listOf(items: readonly Item[]): RootContent[] {
  return items.length > 0 ? [list(items)] : [];
}
