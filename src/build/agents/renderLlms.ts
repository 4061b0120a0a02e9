import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { SITE_ORIGIN } from '../../core/constants';
import { markdownPath } from '../../core/markdownPath';
import type { AgentPage } from './agentPage';
import { listOf, marks, planName } from './apiNodes';
import { heading, inlineCode, link, paragraph, text } from './buildNodes';
import { renderMarkdown } from './renderMarkdown';

/** Pages under a heading of `llms.txt`. */
export interface LlmsSection {
  title: string;
  pages: readonly AgentPage[];
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
}

/** Returns an index for agents: every link leads to Markdown, and says in one line what is there. */
export function renderLlms({ folder, title, summary, notes, sections }: LlmsFile): string {
  // As code: a link would be one to something that is not Markdown.
  const address = inlineCode(`${SITE_ORIGIN}${folder}`);
  const nodes: RootContent[] = [
    heading(1, text(title)),
    { type: 'blockquote', children: [paragraph(text(summary))] },
    paragraph(...notes, text(' Addresses are relative to '), address, text('.')),
  ];
  for (const section of sections) {
    if (section.pages.length === 0) continue;
    nodes.push(heading(2, text(section.title)), ...listOf(section.pages.map(itemOf)));
  }
  return renderMarkdown(nodes);

  function itemOf({ pathname, title: name, description, plan }: AgentPage) {
    const url = path.posix.relative(folder, markdownPath(pathname));
    const about = text(`: ${description}`);
    return [paragraph(link(url, text(name)), ...marks([planName(plan)]), about)];
  }
}
