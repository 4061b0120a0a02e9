import type { Root } from 'mdast';
import { migrations } from '../../../../data/migration';
import { fillChanges } from '../migration/fillChanges';
import type { ParsedGuide } from './parsedGuide';
import { readApiNames } from './apiNames';
import { checkCallouts } from './callouts';
import { renderCodeBlocks } from './codeBlocks';
import { renderCodeTabs } from './codeTabs';
import { dropComments } from './dropComments';
import { readEmbeds, renderInstalls } from './embeds';
import type { GuideContext } from './guideContext';
import { GuideDraft } from './guideDraft';
import { readHeadings } from './headings';
import { readImages } from './images';
import { readLinks } from './links';
import { normalizeSource } from './normalizeSource';
import { parseMarkdown } from './parseMarkdown';
import { checkRawHtml } from './rawHtml';
import { readFrontMatter } from './readFrontMatter';
import { resolveReferences } from './references';
import { renderTree } from './renderTree';
import { splitBlocks } from './splitBlocks';
import { splitSections } from './splitSections';
import { frameTables } from './tables';
import { drawTaskBoxes } from './taskBoxes';
import { checkUnsupported } from './unsupported';

type Step = (tree: Root, draft: GuideDraft) => void;

/** What is done to the Markdown tree first: what it holds is known, and none of it is HTML. */
const readSteps: readonly Step[] = [dropComments, readEmbeds, readApiNames];

/** What is done next, in this order, for HTML: commands and code first, so that the rest is text. */
const htmlSteps: readonly Step[] = [
  renderInstalls,
  renderCodeTabs,
  renderCodeBlocks,
  checkCallouts,
  checkUnsupported,
  checkRawHtml,
  resolveReferences,
  readLinks,
  readImages,
  readHeadings,
];

/**
 * Parses the Markdown of one page into sections, which Markdown twins and the search are written
 * from, and into blocks of HTML, demos and components, and gathers what the checks need (SPEC 4).
 * @param source Text of the file.
 * @throws ContentError, with the line in the file, for anything that a writer has to mend.
 */
export function parseGuide(source: string, context: GuideContext): ParsedGuide {
  const draft = new GuideDraft(context, normalizeSource(source, context.file));
  const parsed = parseMarkdown(draft.text);
  fillChanges(parsed, draft, migrations);
  const tree = structuredClone(parsed);
  const meta = readFrontMatter(tree, draft);
  for (const step of readSteps) step(tree, draft);
  const content = contentOf(tree);
  for (const step of htmlSteps) step(tree, draft);
  const page = renderTree(tree);
  frameTables(page);
  drawTaskBoxes(page);
  const blocks = splitBlocks(page, draft);
  const { file, pathname } = context;
  const { toc, links, unwrittenLinks, ids, fences } = draft;
  const props = { kind: 'guide' as const, pathname, meta, toc, blocks };
  const written = { text: draft.text, tree: parsed };
  const sections = splitSections(content);
  return { file, source: written, sections, props, links, unwrittenLinks, ids: [...ids], fences };
}

/** Copies the page, without its headings: what is read of these later holds for both. */
function contentOf({ children }: Root): Root {
  const content: Root = {
    type: 'root',
    children: children.map((node) => (node.type === 'heading' ? node : structuredClone(node))),
  };
  resolveReferences(content);
  return content;
}
