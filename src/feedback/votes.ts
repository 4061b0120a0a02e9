/** The reader's earlier votes, so that a page can show them and a second vote replaces the first. */
import type { Rating } from './feedbackState';

/** A vote that has arrived. */
export interface Vote {
  /** Of the message, so that another one about the same page replaces it. */
  id: string;
  rating: Rating;
}

const KEY = 'docs-feedback';

/** Older votes than these are forgotten. */
const MAX_VOTES = 300;

/**
 * Returns the earlier vote on a page.
 * @param page Path, with the hash of a section.
 */
export function readVote(page: string): Vote | undefined {
  return readVotes().find(([voted]) => voted === page)?.[1];
}

/** Keeps a vote; the newest come last. */
export function keepVote(page: string, vote: Vote): void {
  const others = readVotes().filter(([voted]) => voted !== page);
  const votes = [...others, [page, vote]].slice(-MAX_VOTES);
  try {
    localStorage.setItem(KEY, JSON.stringify(votes));
  } catch {
    // Blocked or full storage: the vote counts, and is forgotten here.
  }
}

function readVotes(): [page: string, vote: Vote][] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // Blocked storage, or something else under our key: there was no vote.
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Vote] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const vote = entry[1] as Partial<Vote> | null;
  return typeof vote?.id === 'string' && (vote.rating === 1 || vote.rating === -1);
}
