import { newIssueLink } from '../core/repository';

/** The longest query that an issue repeats, in characters. */
const LONGEST_QUERY = 200;

/**
 * Returns the address of a new issue about a question that the documentation doesn't answer, filled in.
 * @param query What the reader looked for.
 * @param page Address of the page on which they did.
 */
export function missingIssue(query: string, page: string = location.href): string {
  // Half of a character, where the query is cut, says nothing.
  const asked = query.slice(0, LONGEST_QUERY).replace(/\p{Cs}/gu, '');
  return newIssueLink(
    `[docs] The search finds no answer to "${asked}"`,
    `Page: ${page}\n\nI searched for: ${asked}\n\nWhat I want to do:\n\n`,
  );
}
