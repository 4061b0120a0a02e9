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

/** Servers refuse longer addresses: of the text as it stands in one, in characters. */
const LONGEST_BODY = 6000;
const LONGEST_TITLE = 200;

/**
 * Returns the address of a new issue, filled in.
 * @param title Cut after 200 characters.
 * @param body Markdown; what would make the address too long is cut at its end.
 */
export function newIssueLink(title: string, body: string): string {
  const fields = new URLSearchParams({
    title: [...whole(title)].slice(0, LONGEST_TITLE).join(''),
    body: shorten(whole(body)),
  });
  return `${SOURCE_CODE_REPO}/issues/new?${fields}`;
}

/** Half of a pair cannot stand in an address. */
function whole(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function shorten(text: string): string {
  const characters = [...text];
  let length = 0;
  const end = characters.findIndex((character) => {
    length += encodeURIComponent(character).length;
    return length > LONGEST_BODY;
  });
  return end < 0 ? text : `${characters.slice(0, end).join('')}…`;
}
