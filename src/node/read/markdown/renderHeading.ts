import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Element } from 'hast';
import type { Heading } from 'mdast';
import type { Handler } from './renderTree';
import { SECTION_MENU_ID } from '../../../core/constants';
import { labels } from './labels';

/** What `headings.ts` has found for a heading. */
interface HeadingIds {
  id?: string;
  /** Older ids that lead here. */
  aliases?: string[];
}

/**
 * Renders a heading. The link to it stands beside it and not in it: a heading is read and listed by
 * screen readers as its text alone (SPEC 4.3).
 */
export const renderHeading: Handler<Heading> = (state, node): Element => {
  const { id, aliases = [] } = (node.data?.hProperties ?? {}) as HeadingIds;
  const heading = h(`h${node.depth}`, { id }, state.all(node));
  if (id === undefined) return heading;
  const title = toString(heading).replace(/\s+/g, ' ').trim();
  const label = labels.linkToSection(title);
  return h('div', { className: ['heading', `heading-${node.depth}`] }, [
    ...aliases.map((alias) => h('span', { id: alias })),
    heading,
    h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }),
    // Deeper headings begin no section of the table of contents.
    ...(node.depth <= 3 ? [sectionButton(title)] : []),
  ]);
};

/** Returns the button that opens the menu of a section (`layout/SectionMenu.tsx`). */
export function sectionButton(title: string): Element {
  return h('button', {
    type: 'button',
    className: ['section-button'],
    popoverTarget: SECTION_MENU_ID,
    ariaLabel: labels.sectionActions(title),
  });
}
