import type { Node } from 'mdast';
import type { GuideBlock } from '../../core/types';

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

declare module 'mdast' {
  interface BlockContentMap {
    rendered: Rendered;
    embed: Embed;
  }
  interface RootContentMap {
    rendered: Rendered;
    embed: Embed;
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
