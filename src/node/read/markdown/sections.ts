import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EXPLICIT_IDS } from './headings';

/** A heading and all below it, up to the next heading of its level or above. */
export interface Section {
  /** Missing for what stands before the first heading. */
  heading?: Heading;
  nodes: RootContent[];
}

/** Returns the sections of a page; one that is inside another is among its nodes too. */
export function sectionsOf({ children }: Root): Section[] {
  const starts = children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  const intro: Section = { nodes: children.slice(0, starts[0]) };
  const sections = starts.map((start) => {
    const heading = children[start] as Heading;
    const rest = children.slice(start + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    return { heading, nodes: end < 0 ? rest : rest.slice(0, end) };
  });
  return [intro, ...sections];
}

/** Returns the paragraph that a section begins with, if it has a text of its own. */
export function firstParagraphOf({ nodes }: Section): Paragraph | undefined {
  return ownNodes(nodes).find((node) => node.type === 'paragraph' && !isEmbed(node)) as
    Paragraph | undefined;
}

/** Returns the text of a section's heading. */
export function sectionTitle({ heading }: Section): string | undefined {
  return heading && toString(heading).replace(EXPLICIT_IDS, '');
}

/** Returns the name of the demo that a paragraph is the place of. */
export function embeddedDemo(node: Paragraph): string | undefined {
  return /^\{\{\s*"demo":\s*"(\w+)\.tsx"/.exec(toString(node))?.[1];
}

function ownNodes(nodes: readonly RootContent[]): readonly RootContent[] {
  const end = nodes.findIndex(({ type }) => type === 'heading');
  return end < 0 ? nodes : nodes.slice(0, end);
}

function isEmbed(node: Paragraph): boolean {
  return toString(node).startsWith('{{');
}
