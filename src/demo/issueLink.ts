import { newIssueLink } from '../core/repository';

/** The first lines of a stack say the most. */
const MAX_DETAILS = 1500;

/**
 * Returns the address of a new issue about a demo that has crashed, filled in.
 * @param page Address of the page with the demo.
 */
export function issueLink(title: string, page: string, error: Error): string {
  const details = (error.stack ?? error.message).slice(0, MAX_DETAILS);
  return newIssueLink(
    `[docs] The demo "${title}" crashes: ${error.message}`,
    `Page: ${page}\n\nWhat I did before it crashed:\n\n\`\`\`\n${details}\n\`\`\`\n`,
  );
}
