import { useEffect, useState } from 'react';
import type { Rating } from './feedbackState';
import { readVote } from './votes';

/** Returns what the reader has voted on an earlier visit; on the server and at first nothing. */
export function useEarlierVote(page: string): Rating | undefined {
  const [rating, setRating] = useState<Rating>();
  useEffect(() => setRating(readVote(page)?.rating), [page]);
  return rating;
}
