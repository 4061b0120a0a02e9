import { navigation } from '../../data/nav';
import { standalone } from '../../data/nav/standalone';
import { assertUniquePathnames } from '../core/navigation/assertUniquePathnames';
import { filterTree } from '../core/navigation/filterTree';
import { flattenPages } from '../core/navigation/flattenPages';
import { contentFile } from '../core/paths';
import type { NavItem } from '../core/types';
import { apiPathnames, buildApiSite, type ApiSite } from './apiPages/apiSite';
import { ContentError } from './contentError';
import { filesBelow } from './filesBelow';
import { isGuideWritten, loadMarkdown } from './guides';
import type { ParsedGuide } from './parsedGuide';

/** The tree, what of it is written, and every written guide parsed: what all build steps share. */
export interface Site {
  /** The whole tree, written or not. */
  tree: readonly NavItem[];
  /** The tree without pages that are not written. */
  written: readonly NavItem[];
  /** Paths of the tree whose page is not written yet. */
  unwritten: ReadonlySet<string>;
  guides: readonly ParsedGuide[];
  /** What the packages export; it must have been generated before. */
  api: ApiSite;
}

let loaded: Site | undefined;

/**
 * Reads the site once for a run of a command.
 * @throws Error for a pathname that stands twice in the tree; ContentError for a writer's mistake.
 */
export function loadSite(): Site {
  loaded ??= readSite();
  return loaded;
}

/** Forgets what was read, so that the next look sees the writers' edits. */
export function forgetSite(): void {
  loaded = undefined;
}

function readSite(): Site {
  assertUniquePathnames([...navigation, ...standalone]);
  assertPlanned(filesBelow('data'), plannedPathnames());
  const unwritten = unwrittenPathnames();
  const guides = plannedPathnames()
    .filter(isGuideWritten)
    .map((pathname) => loadMarkdown(pathname, unwritten));
  return {
    tree: navigation,
    unwritten,
    written: filterTree(navigation, ({ pathname }) => !unwritten.has(pathname)),
    guides,
    api: buildApiSite(guides),
  };
}

/** Paths of the tree whose page is not written yet. */
export function unwrittenPathnames(): ReadonlySet<string> {
  const apiPages = apiPathnames();
  const isUnwritten = (path: string) => !isGuideWritten(path) && !apiPages.has(path);
  return new Set(plannedPathnames().filter(isUnwritten));
}

/**
 * Checks that each Markdown file is a page: one that the navigation lacks would never be shown.
 * @param files Paths below `data/`.
 * @throws ContentError for the first that is none.
 */
export function assertPlanned(files: readonly string[], pathnames: readonly string[]): void {
  const planned = new Set(pathnames.map(contentFile));
  const orphan = files.find((file) => file.endsWith('.md') && !planned.has(file));
  if (orphan === undefined) return;
  throw new ContentError(
    { file: orphan },
    'No entry of the navigation leads to this page.',
    'Add it to data/nav/, or move the file to the folder of its path.',
  );
}

function plannedPathnames(): string[] {
  return flattenPages([...navigation, ...standalone])
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith('/x/'));
}
