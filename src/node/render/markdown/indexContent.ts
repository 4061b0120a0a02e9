import type { RootContent } from 'mdast';
import type { ApiEntry, ApiProduct } from '../../read/reference/apiTypes';
import { entrySummary } from '../../model/api/entrySummary';
import { indexGroups } from '../../model/api/indexGroups';
import type { LinkTo } from './agentSite';
import { listOf, marks, planName } from './apiNodes';
import { link, paragraph, sectionHeading, text } from './buildNodes';

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
    return [sectionHeading(2, group.id, group.title), ...listOf(items)];
  });
}
