import { markdownSection } from '../../core/markdownSection';
import type { AgentPage, AgentPlace } from './agentPage';
import { linksFrom, type AgentSite } from './agentSite';
import { anchorHeadings } from './anchors';
import { heading, paragraph, text } from './buildNodes';
import { contentsNodes } from './contentsNodes';
import { renderFrontMatter } from './renderFrontMatter';
import { renderMarkdown } from './renderMarkdown';

/** Returns the text of a page under its title. */
export function renderPage(page: AgentPage, place: AgentPlace): string {
  return `${renderMarkdown(startOf(page))}\n${renderBody(page, place)}`;
}

/**
 * Returns the Markdown twin of a page (SPEC 11.1).
 * @throws Error when its headings are not those of the page, which "Copy section" relies on.
 */
export function renderTwin(page: AgentPage, site: Pick<AgentSite, 'fileOf' | 'idOf'>): string {
  const place = { linkTo: linksFrom(page.pathname, site), shown: new Map<string, string>() };
  const body = renderBody(page, place);
  for (const [index, { level, title }] of page.toc.entries()) {
    const found = /^#+ /.exec(markdownSection(body, index) ?? '')?.[0].trim().length;
    if (found === level) continue;
    throw new Error(
      `${page.pathname}: the Markdown twin has no heading "${title}" where the page has it.\n` +
        '  Fix: src/build/agents/ must write the headings that the page has, in their order.',
    );
  }
  const start = renderMarkdown([...startOf(page), ...contentsNodes(page.toc, body)]);
  return `${renderFrontMatter(page)}\n${start}\n${body}`;
}

function startOf({ title, description }: AgentPage) {
  return [heading(1, text(title)), paragraph(text(description))];
}

function renderBody({ content, toc }: AgentPage, place: AgentPlace): string {
  return renderMarkdown(anchorHeadings(content(place), toc));
}
