import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { SITE_ORIGIN } from '../../../core/constants';
import { markdownPath } from '../../../core/markdownPath';
import type { AgentPage } from './agentPage';
import { listOf, marks, planName } from './apiNodes';
import { heading, inlineCode, link, paragraph, text } from './buildNodes';
import { demoPathname } from './partPaths';
import { renderMarkdown } from './renderMarkdown';

/** Pages under a heading of `llms.txt`. */
export interface LlmsSection {
  title: string;
  pages: readonly AgentPage[];
}

/** A page of the navigation that is not written. */
export interface PlannedPage {
  title: string;
  /** The written page before it in the navigation: what comes nearest to it. */
  instead: AgentPage | undefined;
}

/** One `llms.txt` (https://llmstxt.org). */
export interface LlmsFile {
  /** Folder that it is in, `/x/react-charts/`. */
  folder: string;
  title: string;
  /** One sentence: what the pages are about. */
  summary: string;
  /** What a reader has to know besides. */
  notes: readonly PhrasingContent[];
  sections: readonly LlmsSection[];
  /** Pages whose tasks are listed, each with its demo. */
  recipes: readonly AgentPage[];
  /** Pages that are still to come; most of the time there are none. */
  planned: readonly PlannedPage[];
}

/**
 * Returns an index for agents: every link leads to Markdown, and says in one line what is there.
 * @param fullBytes Size of the text of all its pages, `llms-full.txt` beside it.
 */
export function renderLlms(
  { folder, title, summary, notes, sections, recipes, planned }: LlmsFile,
  fullBytes: number,
): string {
  // As code: a link would be one to something that is not Markdown.
  const address = inlineCode(`${SITE_ORIGIN}${folder}`);
  const nodes: RootContent[] = [
    heading(1, text(title)),
    { type: 'blockquote', children: [paragraph(text(summary))] },
    paragraph(
      ...notes,
      text(' Addresses are relative to '),
      address,
      text('. All these pages as one text are in '),
      inlineCode('llms-full.txt'),
      text(` (${(fullBytes / 1e6).toFixed(1)} MB).`),
    ),
  ];
  for (const section of sections) {
    if (section.pages.length === 0) continue;
    nodes.push(heading(2, text(section.title)), ...listOf(section.pages.map(itemOf)));
  }
  const tasks = recipes.flatMap(({ pathname, tasks: own = [] }) =>
    own.map(({ title: task, demo }) => {
      const url = path.posix.relative(folder, markdownPath(demoPathname(pathname, demo)));
      return [paragraph(link(url, text(task)))];
    }),
  );
  if (tasks.length > 0) nodes.push(heading(2, text('Recipes')), ...listOf(tasks));
  if (planned.length > 0) {
    nodes.push(
      heading(2, text('Planned')),
      paragraph(text('These pages are not written yet.')),
      ...listOf(planned.map((page) => [paragraph(...plannedNodes(page))])),
    );
  }
  return renderMarkdown(nodes);

  function plannedNodes({ title: name, instead }: PlannedPage): PhrasingContent[] {
    if (!instead) return [text(`${name}.`)];
    const url = path.posix.relative(folder, markdownPath(instead.pathname));
    return [text(`${name}: read `), link(url, text(instead.title)), text(' instead.')];
  }

  function itemOf({ pathname, title: name, description, plan }: AgentPage) {
    const url = path.posix.relative(folder, markdownPath(pathname));
    const about = text(`: ${description}`);
    return [paragraph(link(url, text(name)), ...marks([planName(plan)]), about)];
  }
}

/** Returns the `llms.txt` at the root of the host, which leads to those of the site and its products. */
export function renderRootLlms(whole: LlmsFile, products: readonly LlmsFile[]): string {
  const items = [whole, ...products].map(({ folder, title, summary }) => [
    paragraph(link(`${folder.slice(1)}llms.txt`, text(title)), text(`: ${summary}`)),
  ]);
  return renderMarkdown([
    heading(1, text(whole.title)),
    { type: 'blockquote', children: [paragraph(text(whole.summary))] },
    heading(2, text('Indexes')),
    ...listOf(items),
  ]);
}
