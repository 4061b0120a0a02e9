import type { Site } from '../site';
import { writeGenerated } from '../writeGenerated';
import { renderSection } from './renderNavigation';

/** File of the written tree, from which each document's navigation is rendered. */
export const NAVIGATION_TREE_FILE = '.generated/nav/tree.json';

/** Writes the written tree and, for the browser, the HTML of each section by its place in it. */
export function emitNavigation({ written }: Pick<Site, 'written'>): void {
  writeGenerated(NAVIGATION_TREE_FILE, JSON.stringify(written));
  writeGenerated('.generated/nav/groups.json', JSON.stringify(written.map(renderSection)));
}
