import { navigation } from '../../../data/nav';
import { standalone } from '../../../data/nav/standalone';
import { assertPathnames } from './navigation/assertPathnames';
import { assertUniquePathnames } from './navigation/assertUniquePathnames';
import { filterTree } from './navigation/filterTree';
import { flattenPages } from './navigation/flattenPages';
import { withReference } from './navigation/referenceItems';
import { contentFile } from '../../core/paths';
import type { NavItem } from '../../core/types';
import { buildApiSite, hasPage, type ApiSite } from './api/apiSite';
import { readReference } from './api/readReference';
import { ContentError } from '../kit/contentError';
import { filesBelow } from '../kit/filesBelow';
import { isGuideWritten, loadMarkdown } from './guides';
import { loadCodeNames } from './names/loadCodeNames';
import type { CodeNames } from '../read/names/codeNames';
import type { ParsedGuide } from '../read/markdown/parsedGuide';

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
  /** Names of the API in the guides' code; read at the first look, which may take the compiler. */
  readonly codeNames: CodeNames;
}

let loaded: Site | undefined;

/** Whether the site is read anew after an edit, which must not wait for the compiler. */
let isRenewal = false;

/**
 * Reads the site once for a run of a command.
 * @throws Error for a pathname that is none or stands twice in the tree; ContentError for a writer's mistake.
 */
export function loadSite(): Site {
  loaded ??= readSite();
  return loaded;
}

/** Forgets what was read, so that the next look sees the writers' edits. */
export function forgetSite(): void {
  loaded = undefined;
  isRenewal = true;
}

function readSite(): Site {
  const tree = readTree();
  assertPathnames([...tree, ...standalone]);
  assertUniquePathnames([...tree, ...standalone]);
  assertPlanned(filesBelow('data'), plannedPathnames());
  const unwritten = unwrittenPathnames();
  const guides = plannedPathnames()
    .filter(isGuideWritten)
    .map((pathname) => loadMarkdown(pathname, unwritten));
  const api = buildApiSite(guides);
  let codeNames: CodeNames | undefined;
  return {
    tree,
    unwritten,
    written: filterTree(tree, ({ pathname }) => !unwritten.has(pathname)),
    guides,
    api,
    get codeNames() {
      codeNames ??= loadCodeNames({ guides, api }, { onlyKnown: isRenewal });
      return codeNames;
    },
  };
}

/**
 * Returns the whole navigation: the writers' tree with the pages of the API reference in it.
 * @throws ContentError where `data/nav/api.ts` and the packages' data disagree.
 */
export function readTree(): NavItem[] {
  return withReference(navigation, readReference().entries.filter(hasPage));
}

/** Paths of guides of the tree that are not written yet; the API reference is written by the build. */
export function unwrittenPathnames(): ReadonlySet<string> {
  return new Set(plannedPathnames().filter((path) => !isGuideWritten(path)));
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

/** Paths of the guides, and of what else writers list below /x/. */
function plannedPathnames(): string[] {
  return flattenPages([...navigation, ...standalone])
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith('/x/'));
}
