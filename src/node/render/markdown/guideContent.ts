import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SITE_ORIGIN } from '../../../core/constants';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { Embed } from '../../read/markdown/nodes';
import type { AgentDemo, AgentSite, LinkTo } from './agentSite';
import { inlineCode, link, paragraph, text } from './buildNodes';
import { demoNodes } from './demoNodes';
import { installNodes } from './installNodes';
import { plainBlocks } from './plainBlocks';
import { plainLinks } from './plainLinks';

/** What stands around the text of a guide. */
export interface GuideSurroundings extends Pick<AgentSite, 'isUnwritten'> {
  pathname: string;
  title: string;
  demos: ReadonlyMap<string, AgentDemo>;
  linkTo: LinkTo;
  shown: Map<string, string>;
}

/**
 * Returns the text of a guide as a tree of plain Markdown: demos and commands as code, callouts as
 * quotes, tabs one after another. The guide itself is left as it is.
 */
export function guideContent(
  { sections, source }: Pick<ParsedGuide, 'sections' | 'source'>,
  around: GuideSurroundings,
): RootContent[] {
  const tree: Root = { type: 'root', children: [] };
  for (const { heading, nodes } of sections) {
    tree.children.push(...structuredClone(heading ? [heading, ...nodes] : nodes));
  }
  plainLinks(tree, source.text, around);
  fillEmbeds(tree, around);
  plainBlocks(tree);
  return tree.children;
}

/** Replaces each demo and component by what Markdown can say of it. */
function fillEmbeds(tree: Root, around: GuideSurroundings): void {
  let topic = around.title;
  tree.children = tree.children.flatMap((node) => {
    if (node.type === 'heading') topic = toString(node);
    if (node.type === 'install') return installNodes(node.snippet);
    return node.type === 'embed' ? embedNodes(node, { ...around, topic }) : [node];
  });
}

function embedNodes(
  { block }: Embed,
  around: GuideSurroundings & { topic: string },
): RootContent[] {
  if (block.kind === 'demo') {
    const found = around.demos.get(block.name);
    if (found) return demoNodes(found, around);
    throw new Error(
      `${around.pathname}: the demo ${block.name} was not built.\n  Fix: npm run generate`,
    );
  }
  const page = link(SITE_ORIGIN + around.pathname, text('the page'));
  return [paragraph(text('Interactive, see '), page, text(': '), inlineCode(block.name))];
}
