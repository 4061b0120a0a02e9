import { navigation } from '../../data/nav';
import { standalone } from '../../data/nav/standalone';
import { assertUniquePathnames } from '../core/navigation/assertUniquePathnames';
import { filterTree } from '../core/navigation/filterTree';
import { flattenPages } from '../core/navigation/flattenPages';
import type { NavItem } from '../core/types';
import { apiPathnames, buildApiSite, type ApiSite } from './apiPages/apiSite';
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

function plannedPathnames(): string[] {
  return flattenPages([...navigation, ...standalone])
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith('/x/'));
}
