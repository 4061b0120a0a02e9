import { markdownPath } from '../../../core/markdownPath';
import { SITE_ORIGIN } from '../../../core/constants';
import type { AgentPage } from './agentPage';
import { linksFrom, type AgentSite } from './agentSite';
import type { LlmsFile } from './renderLlms';
import { renderPage } from './renderTwin';

/** Returns all pages that an `llms.txt` names as one text; files that demos share stand there once. */
export function renderFull(
  { folder, title, summary, sections }: LlmsFile,
  site: Pick<AgentSite, 'fileOf' | 'idOf'>,
): string {
  const shown = new Map<string, string>();
  // Links are relative to the folder, as if this were a page in it.
  const linkTo = linksFrom(`${folder}llms-full/`, site);
  const pages = [...new Set(sections.flatMap((section) => section.pages))];
  const texts = pages.map((page) => {
    const place = { shown, linkTo: (href: string) => linkTo(withPage(href, page)) };
    const address = `Source: ${SITE_ORIGIN}${markdownPath(page.pathname)}`;
    return `${address}\n\n${renderPage(page, place)}`;
  });
  return [`# ${title}\n\n> ${summary}\n`, ...texts].join('\n---\n\n');
}

/** A hash alone names a place on its own page. */
function withPage(href: string, { pathname }: AgentPage): string {
  return href.startsWith('#') ? pathname + href : href;
}
