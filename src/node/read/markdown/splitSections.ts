import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { GuideSection } from './parsedGuide';

/** Returns the id that `readHeadings` has given to a heading; deeper ones have none by default. */
function idOf({ data }: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Cuts a page whose headings have been read into its sections; its front matter is in none. */
export function splitSections({ children }: Root): GuideSection[] {
  const sections: GuideSection[] = [{ id: '', title: '', nodes: [] }];
  for (const node of children) {
    const id = node.type === 'heading' ? idOf(node) : undefined;
    if (node.type === 'heading' && id !== undefined) {
      const title = toString(node, { includeHtml: false }).replace(/\s+/g, ' ').trim();
      sections.push({ id, title, heading: node, nodes: [] });
    } else if (node.type !== 'yaml') {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections;
}
