import type { Heading, Root, RootContent } from 'mdast';
import type { GuideProps } from '../../../core/types';

/** A link as it stands in a Markdown file. */
export interface GuideLink {
  href: string;
  line: number;
}

/** A fenced TypeScript or JavaScript block, kept for the type check (SPEC 4.6). */
export interface GuideFence {
  language: 'ts' | 'tsx' | 'js' | 'jsx';
  code: string;
  /** Line of the block's first line of code in the Markdown file. */
  line: number;
}

/** A heading with an id and what stands below it, up to the next one. */
export interface GuideSection {
  /** Empty for what stands before the first heading, and so is the title. */
  id: string;
  title: string;
  heading?: Heading;
  /** Demos, components and commands are nodes of their own (`read/markdown/nodes.ts`). */
  nodes: RootContent[];
}

/** What the Markdown pipeline knows of one page: what is shown, and what the checks need. */
export interface ParsedGuide {
  /** Path of the Markdown file from the project's root. */
  file: string;
  /** Its text and the tree of it as written, for checks of the writing; parsing takes longest. */
  source: { text: string; tree: Root };
  /** The page as it was read: whoever changes a node copies it. */
  sections: readonly GuideSection[];
  props: GuideProps;
  links: GuideLink[];
  /** Links to pages of the tree that are still to be written; shown as plain text (SPEC 4.3). */
  unwrittenLinks: string[];
  /** Every id that a hash can name on this page: headings, explicit ids, demos. */
  ids: string[];
  fences: GuideFence[];
}
