import { stringify } from 'yaml';
import type { RootContent } from 'mdast';
import { DOCS_VERSION, SITE_ORIGIN } from '../../../core/constants';
import type { Plan } from '../../../core/types';
import { linksFrom, type AgentSite, type LinkTo } from './agentSite';
import { heading, link, paragraph, text } from './buildNodes';
import { renderMarkdown } from './renderMarkdown';

/** A part of a page with an address of its own: a demo, the CSS classes, the types of a letter. */
export interface AgentPart {
  /** As if it were a page: `/x/react-data-grid/editing/demos/SaveToServer/`. */
  pathname: string;
  title: string;
  /** The place of the page where it belongs, `/x/react-data-grid/editing/#SaveToServer`. */
  home: string;
  homeTitle: string;
  plan?: Plan;
  /** Packages that a demo imports, with the versions that it was tried with. */
  dependencies?: Readonly<Record<string, string>>;
  content: (linkTo: LinkTo) => RootContent[];
}

/** Returns the Markdown of a part. */
export function renderPart(part: AgentPart, site: Pick<AgentSite, 'fileOf' | 'idOf'>): string {
  const { pathname, title, home, homeTitle, plan = 'community', dependencies, content } = part;
  const linkTo = linksFrom(pathname, site);
  const facts = {
    title,
    page: SITE_ORIGIN + home,
    plan,
    version: DOCS_VERSION,
    ...(dependencies && { dependencies }),
  };
  const from = paragraph(text('Part of '), link(linkTo(home), text(homeTitle)), text('.'));
  const nodes = [heading(1, text(title)), from, ...content(linkTo)];
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${renderMarkdown(nodes)}`;
}
