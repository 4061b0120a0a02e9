import { isApiPath } from '../../core/paths';
import { flattenPages } from '../model/navigation/flattenPages';
import type { Site } from '../model/site';

/** Prints how many guides of the tree are written, and how many links wait for the others. */
export function countWritten({ tree, guides, unwritten }: Site): void {
  const planned = flattenPages(tree).filter(({ pathname }) => !isApiPath(pathname));
  const written = planned.filter(({ pathname }) => !unwritten.has(pathname));
  const waiting = guides.reduce((sum, guide) => sum + guide.unwrittenLinks.length, 0);
  console.log(`  ${written.length} of ${planned.length} guides are written.`);
  console.log(`  ${waiting} links lead to pages that are not, and show as plain text.`);
}
