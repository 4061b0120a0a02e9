import type { Root } from 'mdast';
import { migrations } from '../../../data/migration';
import { fillChanges } from '../migration/fillChanges';
import type { ParsedGuide } from '../parsedGuide';
import { checkCallouts } from './callouts';
import { renderCodeBlocks } from './codeBlocks';
import { renderCodeTabs } from './codeTabs';
import { dropComments } from './dropComments';
import { readEmbeds } from './embeds';
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
import { frameTables } from './tables';
import { drawTaskBoxes } from './taskBoxes';
import { checkUnsupported } from './unsupported';

/** What is done to the Markdown tree, in this order: embeds and code first, so that the rest is text. */
const steps: readonly ((tree: Root, draft: GuideDraft) => void)[] = [
  dropComments,
  readEmbeds,
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
 * Parses the Markdown of one page into blocks of HTML, demos and components, and gathers what the
 * checks need (SPEC 4).
 * @param source Text of the file.
 * @throws ContentError, with the line in the file, for anything that a writer has to mend.
 */
export function parseGuide(source: string, context: GuideContext): ParsedGuide {
  const draft = new GuideDraft(context, normalizeSource(source, context.file));
  const parsed = parseMarkdown(draft.text);
  fillChanges(parsed, draft, migrations);
  const tree = structuredClone(parsed);
  const meta = readFrontMatter(tree, draft);
  for (const step of steps) step(tree, draft);
  const page = renderTree(tree);
  frameTables(page, meta.title);
  drawTaskBoxes(page);
  const blocks = splitBlocks(page, draft);
  const { file, pathname } = context;
  const { toc, links, unwrittenLinks, ids, fences } = draft;
  const props = { kind: 'guide' as const, pathname, meta, toc, blocks };
  const written = { text: draft.text, tree: parsed };
  return { file, source: written, props, links, unwrittenLinks, ids: [...ids], fences };
}
