import { DOCS_VERSION, SITE_ORIGIN } from '../core/constants';
import { newIssueLink } from '../core/repository';

/**
 * Returns the address of a new issue about a page, filled in.
 * @param page Path, with the hash of a section.
 * @param title Of the page or the section.
 */
export function feedbackIssue(page: string, title: string, comment: string): string {
  const head = `Page: ${SITE_ORIGIN}${page}\nVersion: ${DOCS_VERSION}\n\n`;
  return newIssueLink(`[docs] ${title}`, head + comment);
}
