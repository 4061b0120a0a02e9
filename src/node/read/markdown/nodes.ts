import type { Node } from 'mdast';
import type { GuideBlock } from '../../../core/types';
import type { InstallSnippet } from './embedOptions';

/** Finished HTML inside a tree: it is not parsed again. */
export interface Rendered extends Node {
  type: 'rendered';
  html: string;
}

/** A block that the browser fills: a demo or a component. */
export interface Embed extends Node {
  type: 'embed';
  block: Extract<GuideBlock, { kind: 'demo' | 'component' }>;
}

/** Commands that install packages; they become tabs on the page. */
export interface Install extends Node {
  type: 'install';
  snippet: InstallSnippet;
}

declare module 'mdast' {
  interface BlockContentMap {
    rendered: Rendered;
    embed: Embed;
    install: Install;
  }
  interface RootContentMap {
    rendered: Rendered;
    embed: Embed;
    install: Install;
  }
}

declare module 'hast' {
  interface ElementContentMap {
    rendered: Rendered;
    embed: Embed;
  }
  interface RootContentMap {
    rendered: Rendered;
    embed: Embed;
  }
}
