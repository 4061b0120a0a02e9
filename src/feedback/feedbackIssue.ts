import { DOCS_VERSION, SITE_ORIGIN } from '../core/constants';
import { SOURCE_CODE_REPO } from '../core/repository';

/** Servers refuse longer addresses. */
const MAX_BODY = 6000;

/**
 * Returns the address of a new issue about a page, filled in.
 * @param page Path, with the hash of a section.
 * @param title Of the page or the section.
 */
export function feedbackIssue(page: string, title: string, comment: string): string {
  const head = `Page: ${SITE_ORIGIN}${page}\nVersion: ${DOCS_VERSION}\n\n`;
  const body = head + shorten(comment, MAX_BODY - encodeURIComponent(head).length);
  const query = new URLSearchParams({ title: `[docs] ${title}`.slice(0, 200), body });
  return `${SOURCE_CODE_REPO}/issues/new?${query}`;
}

/** Cuts a text so that it stays below a length once it is in an address. */
function shorten(text: string, limit: number): string {
  // Half of a pair cannot stand in an address.
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')];
  let length = 0;
  const end = characters.findIndex((character) => {
    length += encodeURIComponent(character).length;
    return length > limit;
  });
  return end < 0 ? characters.join('') : `${characters.slice(0, end).join('')}…`;
}
