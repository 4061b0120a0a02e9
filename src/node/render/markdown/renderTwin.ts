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

/** Returns the Markdown twin of a page (SPEC 11.1). */
export function renderTwin(page: AgentPage, site: Pick<AgentSite, 'fileOf' | 'idOf'>): string {
  const place = { linkTo: linksFrom(page.pathname, site), shown: new Map<string, string>() };
  const body = renderBody(page, place);
  const start = renderMarkdown([...startOf(page), ...contentsNodes(page.toc, body)]);
  return `${renderFrontMatter(page)}\n${start}\n${body}`;
}

function startOf({ title, description }: AgentPage) {
  return [heading(1, text(title)), paragraph(text(description))];
}

function renderBody({ content }: AgentPage, place: AgentPlace): string {
  return renderMarkdown(anchorHeadings(content(place)));
}
