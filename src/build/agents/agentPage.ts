import type { RootContent } from 'mdast';
import type { PageFacts } from '../../core/pageFacts';
import type { TocEntry } from '../../core/types';
import type { LinkTo } from './agentSite';

/** Where a page's text goes: into a file of its own, or into one with others. */
export interface AgentPlace {
  /** Returns the address of a link that stands on the page. */
  linkTo: LinkTo;
  /** Files that the reader has seen, each with the address of its demo; the page adds its own. */
  shown: Map<string, string>;
}

/** A page as agents get it: what is said about it, and its text as a Markdown tree. */
export interface AgentPage extends PageFacts {
  /** npm packages that the page is about. */
  packages: string[];
  /** The headings that the HTML page has, in its order: "Copy section" counts them. */
  toc: readonly TocEntry[];
  /** Returns everything below the description. */
  content: (place: AgentPlace) => RootContent[];
}
