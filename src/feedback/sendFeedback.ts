import { SERVICE_TIMEOUT_MS } from '../core/constants';
import type { Rating } from './feedbackState';

/** What the service receives (SPEC 8.3). */
export interface FeedbackBody {
  /** The same for every message of a reader about a page: a later one replaces an earlier one. */
  id: string;
  /** Path of the page, with the hash of the section where it is about one. */
  page: string;
  rating: Rating;
  comment: string;
  version: string;
  language: string;
}

/**
 * Sends a vote and a comment, also when the reader leaves the page meanwhile.
 * @throws Error when it does not arrive: offline, refused, or not answered in time.
 */
export async function sendFeedback(url: string, body: FeedbackBody): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The feedback service answered with ${response.status}.`);
}
