import type { ListItem, RootContent } from 'mdast';
import { markdownSection } from '../../../core/markdownSection';
import type { TocEntry } from '../../../core/types';
import { link, list, paragraph, text } from './buildNodes';

/**
 * Returns what a page begins with: its sections with their sizes, so that an agent can fetch or read
 * the one that it needs.
 * @param body The Markdown below the description.
 */
export function contentsNodes(toc: readonly TocEntry[], body: string): RootContent[] {
  if (toc.length < 2) return [];
  const items: ListItem[] = [];
  for (const [index, { id, title, level }] of toc.entries()) {
    const size = markdownSection(body, index)?.length ?? 0;
    const line = paragraph(link(`#${id}`, text(title)), text(` ${size.toLocaleString('en-US')}`));
    const parent = level === 3 ? items.at(-1) : undefined;
    const [item] = list([[line]]).children;
    if (!parent) items.push(item!);
    else if (parent.children[1]?.type === 'list') parent.children[1].children.push(item!);
    else parent.children.push(list([[line]]));
  }
  return [
    paragraph(text('Sections with their lengths in characters:')),
    { type: 'list', ordered: false, spread: false, children: items },
  ];
}
