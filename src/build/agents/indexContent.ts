import type { RootContent } from 'mdast';
import type { ApiEntry, ApiProduct } from '../../core/apiTypes';
import { entrySummary } from '../apiPages/entrySummary';
import { indexGroups } from '../apiPages/renderIndex';
import type { LinkTo } from './agentSite';
import { listOf, marks, planName } from './apiNodes';
import { heading, link, paragraph, text } from './buildNodes';

/** Returns the list of a product's API pages as a tree of plain Markdown. */
export function indexContent(
  product: ApiProduct,
  entries: readonly ApiEntry[],
  linkTo: LinkTo,
): RootContent[] {
  const own = entries.filter((entry) => entry.product === product);
  return indexGroups(own).flatMap((group) => {
    const items = group.entries.map((entry) => {
      const summary = entrySummary(entry, own);
      return [
        paragraph(
          link(linkTo(entry.pathname), text(entry.name)),
          ...marks([planName(entry.plan)]),
          ...(summary ? [text(`: ${summary}`)] : []),
        ),
      ];
    });
    return [heading(2, text(group.title)), ...listOf(items)];
  });
}
