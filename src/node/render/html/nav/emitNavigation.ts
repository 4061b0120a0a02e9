import { flattenPages } from '../../../model/navigation/flattenPages';
import { pageTitle } from '../../../model/navigation/pageTitle';
import { NAVIGATION_TREE_FILE } from '../../../model/navigation/treeFile';
import type { Site } from '../../../model/site';
import { writeGenerated } from '../../../kit/writeGenerated';
import { renderSection } from './renderNavigation';

/**
 * Writes the written tree and, for the browser, the HTML of each section by its place in it, and the
 * pages that are planned, for who asks for one of them.
 */
export function emitNavigation({ tree, written, unwritten }: Site): void {
  writeGenerated(NAVIGATION_TREE_FILE, JSON.stringify(written));
  writeGenerated('.generated/nav/groups.json', JSON.stringify(written.map(renderSection)));
  const planned = flattenPages(tree).filter(({ pathname }) => unwritten.has(pathname));
  const titles = Object.fromEntries(planned.map((page) => [page.pathname, pageTitle(page)]));
  writeGenerated(
    '.generated/plannedPages.ts',
    `/** Titles of the pages that are not written yet, by path. */\nexport const plannedPages: Readonly<Record<string, string>> = ${JSON.stringify(titles, null, 2)};\n`,
  );
}
