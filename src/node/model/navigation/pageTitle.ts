import type { NavItem } from '../../../core/types';

/** 'column-definition' becomes 'Column definition'. */
function titleFromSegment(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the title of a page or the label of a group (SPEC 1.2).
 * @param item Its title if it has one, else its subheader (landing pages of groups), else the last
 *   segment of its path as words.
 */
export function pageTitle(item: NavItem): string {
  const segments = item.pathname?.split('/').filter(Boolean) ?? [];
  return item.title ?? item.subheader ?? titleFromSegment(segments.at(-1) ?? '');
}
