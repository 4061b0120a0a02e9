import type { Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SITE_ORIGIN } from '../../core/constants';
import { dropComments } from '../markdown/dropComments';
import type { InstallSnippet } from '../markdown/embedOptions';
import type { GuideDraft } from '../markdown/guideDraft';
import { readHeadings } from '../markdown/headings';
import { resolveReferences } from '../markdown/references';
import type { AgentDemo, AgentSite, LinkTo } from './agentSite';
import { inlineCode, link, paragraph, text } from './buildNodes';
import { demoNodes } from './demoNodes';
import { installNodes } from './installNodes';
import { plainBlocks } from './plainBlocks';
import { plainLinks } from './plainLinks';

/** What stands around the text of a guide. */
export interface GuideSurroundings extends Pick<AgentSite, 'isUnwritten'> {
  title: string;
  demos: ReadonlyMap<string, AgentDemo>;
  linkTo: LinkTo;
  shown: Map<string, string>;
}

/**
 * Returns the text of a guide as a tree of plain Markdown: demos and commands as code, callouts as
 * quotes, tabs one after another.
 * @param parsed The page's Markdown, which `parseGuide` has found right before; it is left as it is.
 * @param draft A new draft of the page.
 */
export function guideContent(
  parsed: Root,
  draft: GuideDraft,
  around: GuideSurroundings,
): RootContent[] {
  const tree = structuredClone(parsed);
  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  dropComments(tree, draft);
  resolveReferences(tree);
  readHeadings(tree, draft);
  plainLinks(tree, draft, around);
  fillEmbeds(tree, draft, around);
  plainBlocks(tree);
  return tree.children;
}

/** Replaces each paragraph `{{…}}` by what it stands for. */
function fillEmbeds(tree: Root, draft: GuideDraft, around: GuideSurroundings): void {
  let topic = around.title;
  tree.children = tree.children.flatMap((node) => {
    if (node.type === 'heading') topic = toString(node);
    const source = node.type === 'paragraph' ? draft.sourceOf(node).trim() : '';
    return source.startsWith('{{') ? embedNodes(source, node as Paragraph) : [node];
  });

  function embedNodes(source: string, node: Paragraph): RootContent[] {
    const { demo, component, ...props } = JSON.parse(source.slice(1, -1)) as {
      demo?: string;
      component?: string;
    };
    const { pathname } = draft.context;
    if (demo !== undefined) {
      const found = around.demos.get(demo.replace(/\.tsx$/, ''));
      if (!found) throw draft.problem(node, `The demo ${demo} was not built.`, 'Build it first.');
      return demoNodes(found, { ...around, pathname, topic });
    }
    // The parser has checked the options.
    if (component === 'InstallSnippet') return installNodes(props as unknown as InstallSnippet);
    const page = link(SITE_ORIGIN + pathname, text('the page'));
    return [paragraph(text('Interactive, see '), page, text(': '), inlineCode(component ?? ''))];
  }
}
