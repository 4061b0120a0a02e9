/** Comments that are not sent yet: they outlive the page for as long as its tab (SPEC 8.3). */
import type { Rating } from './feedbackState';

/** A comment as far as it has been written. */
export interface Draft {
  rating: Rating;
  comment: string;
}

const PREFIX = 'docs-draft:';

/**
 * Returns the draft about a page.
 * @param page Path, with the hash of a section.
 */
export function readDraft(page: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + page) ?? 'null') as unknown;
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Blocked storage, or something else under our key: there is no draft.
    return undefined;
  }
}

/** Keeps a draft; one without a comment is forgotten. */
export function keepDraft(page: string, draft: Draft): void {
  try {
    if (draft.comment === '') sessionStorage.removeItem(PREFIX + page);
    else sessionStorage.setItem(PREFIX + page, JSON.stringify(draft));
  } catch {
    // Blocked or full storage: the draft lives as long as the page.
  }
}

function isDraft(value: unknown): value is Draft {
  const { rating, comment } = (value ?? {}) as Partial<Draft>;
  return (rating === 1 || rating === -1) && typeof comment === 'string' && comment !== '';
}
