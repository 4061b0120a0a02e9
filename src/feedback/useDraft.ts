import { useEffect, useState } from 'react';
import { readDraft, type Draft } from './drafts';

/** Returns the comment that the reader has begun earlier; on the server and at first nothing. */
export function useDraft(page: string): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => setDraft(readDraft(page)), [page]);
  return draft;
}
