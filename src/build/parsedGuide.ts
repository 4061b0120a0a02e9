import type { Root } from 'mdast';
import type { GuideProps } from '../core/types';

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

/** What the Markdown pipeline knows of one page: what is shown, and what the checks need. */
export interface ParsedGuide {
  /** Path of the Markdown file from the project's root. */
  file: string;
  /** Its text and the tree of it, which whoever changes it copies: parsing takes longest. */
  source: { text: string; tree: Root };
  props: GuideProps;
  links: GuideLink[];
  /** Links to pages of the tree that are still to be written; shown as plain text (SPEC 4.3). */
  unwrittenLinks: string[];
  /** Every id that a hash can name on this page: headings, explicit ids, demos. */
  ids: string[];
  fences: GuideFence[];
}
