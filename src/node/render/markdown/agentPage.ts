import type { RootContent } from 'mdast';
import type { PageFacts } from '../../model/pageFacts';
import type { TocEntry } from '../../../core/types';
import type { AgentPart } from './agentPart';
import type { LinkTo } from './agentSite';

/** Where a page's text goes: into a file of its own, or into one with others. */
export interface AgentPlace {
  /** Returns the address of a link that stands on the page. */
  linkTo: LinkTo;
  /** Files that the reader has seen, each with the address of its demo; the page adds its own. */
  shown: Map<string, string>;
}

/** Something to do, and the demo that shows how. */
export interface AgentTask {
  title: string;
  /** Name of the demo. */
  demo: string;
}

/** A page as agents get it: what is said about it, and its text as a Markdown tree. */
export interface AgentPage extends PageFacts {
  /** npm packages that the page is about. */
  packages: string[];
  /** Packages that its demos import, with the versions that they were tried with. */
  dependencies?: Readonly<Record<string, string>>;
  /** The headings that the HTML page has, in its order: "Copy section" counts them. */
  toc: readonly TocEntry[];
  /** Headings of the second level with a demo below them, each with its first demo. */
  tasks?: readonly AgentTask[];
  /** What of the page has an address of its own besides. */
  parts?: readonly AgentPart[];
  /** Returns everything below the description. */
  content: (place: AgentPlace) => RootContent[];
}
