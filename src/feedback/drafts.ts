/** Comments that are not sent yet: they outlive the page for as long as its tab (SPEC 8.3). */
import { keepTab, readTab } from '../browser/tabStorage';
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
  const draft = readTab(PREFIX + page);
  return isDraft(draft) ? draft : undefined;
}

/** Keeps a draft; one without a comment is forgotten. */
export function keepDraft(page: string, draft: Draft): void {
  keepTab(PREFIX + page, draft.comment === '' ? undefined : draft);
}

function isDraft(value: unknown): value is Draft {
  const { rating, comment } = (value ?? {}) as Partial<Draft>;
  return (rating === 1 || rating === -1) && typeof comment === 'string' && comment !== '';
}
