/** Paths of the site. Every pathname starts with a slash and ends in one. */

const DOCS_TABS = ['components-api', 'hooks-api'] as const;

/** A tab of a guide that shows API, by the last segment of its path (SPEC 1.6). */
export type DocsTab = (typeof DOCS_TABS)[number];

/** Whether an item of the navigation leads to another site and so makes no route (SPEC 1.4). */
export function isExternal(pathname: string): boolean {
  return pathname.startsWith('https:');
}

/** Whether a page belongs to the API reference (SPEC 1.5). */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith('/x/api/');
}

/** Returns which API tab of a guide the path names, if it names one. */
export function docsTabOf(pathname: string): DocsTab | undefined {
  return DOCS_TABS.find((tab) => pathname.endsWith(`/${tab}/`));
}

/** Returns the guide that a tab belongs to; a path that names no tab is its own guide. */
export function guideOf(pathname: string): string {
  const tab = docsTabOf(pathname);
  return tab === undefined ? pathname : pathname.slice(0, -`${tab}/`.length);
}

/**
 * Returns the segments after `/x/`, as the catch-all route `x/[...slug]` takes them.
 * @throws Error when the path is not below `/x/` or lacks the slash at its end.
 */
export function slugOf(pathname: string): string[] {
  const segments = /^\/x\/(.+)\/$/.exec(pathname)?.[1]?.split('/');
  if (segments === undefined || segments.includes('')) {
    throw new Error(
      `data/nav: "${pathname}" is no page below /x/.\n` +
        '  Fix: write a path such as /x/section/page/, with a slash at its end.',
    );
  }
  return segments;
}

/**
 * Returns the folder that holds a guide and its demos: `/x/react-data-grid/sorting/` lives in
 * `data/react-data-grid/sorting`.
 * @param pathname Path of a guide, not of one of its tabs.
 * @throws Error when the path is not below `/x/`.
 */
export function contentFolder(pathname: string): string {
  return `data/${slugOf(pathname).join('/')}`;
}

/**
 * Returns the Markdown file of a guide: `data/react-data-grid/sorting/sorting.md`.
 * @param pathname Path of a guide, not of one of its tabs.
 * @throws Error when the path is not below `/x/`.
 */
export function contentFile(pathname: string): string {
  return `${contentFolder(pathname)}/${slugOf(pathname).at(-1)}.md`;
}
