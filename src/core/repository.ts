const DEFAULT_REPOSITORY = 'https://github.com/mui/mui-x';

/** Returns the address without a slash at the end; anything but https counts as not set. */
export function validRepository(configured = ''): string {
  return configured.startsWith('https://') ? configured.replace(/\/+$/, '') : DEFAULT_REPOSITORY;
}

/** The repository that this site is made from; both are set at build time (SPEC 1.11). */
export const SOURCE_CODE_REPO = validRepository(process.env.SOURCE_CODE_REPO);
export const SOURCE_GITHUB_BRANCH = process.env.SOURCE_GITHUB_BRANCH || 'master';

/**
 * Returns the address of a file or folder in the repository.
 * @param path Relative to its root; a folder ends in a slash.
 */
export function repositoryLink(path: string, view: 'blob' | 'edit' | 'tree' = 'blob'): string {
  return `${SOURCE_CODE_REPO}/${view}/${SOURCE_GITHUB_BRANCH}/${path}`;
}

/** Where a reader can help with other languages (SPEC 3.1). */
export const TRANSLATIONS_LINK = repositoryLink('translations/', 'tree');
