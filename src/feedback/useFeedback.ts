import { useEffect, useReducer, useRef } from 'react';
import { DOCS_VERSION } from '../core/constants';
import { useServices } from '../providers/useServices';
import { useUserLanguage } from '../providers/UserLanguageProvider';
import { keepDraft, readDraft } from './drafts';
import { feedbackReducer, initialFeedback, type FeedbackState } from './feedbackState';
import { sendFeedback } from './sendFeedback';
import { keepVote, readVote } from './votes';

/** A draft goes on where the reader has left it; its vote is not sent again. */
function begin(page: string): FeedbackState {
  const draft = readDraft(page);
  return draft ? { ...initialFeedback, ...draft, phase: 'commenting' } : initialFeedback;
}

/**
 * Runs the question about a page: sends what the reader votes and writes, and remembers the vote once
 * it has arrived.
 * @param page Path, with the hash of a section.
 */
export function useFeedback(page: string) {
  const { feedback: url } = useServices();
  const language = useUserLanguage();
  const [state, dispatch] = useReducer(feedbackReducer, page, begin);
  const id = useRef('');
  const { request, rating, comment } = state;
  useEffect(() => {
    if (rating !== undefined) keepDraft(page, { rating, comment });
  }, [page, rating, comment]);
  // What is sent is what the state holds when a request begins, not what is written later.
  const sendable = useRef({ rating, comment, language });
  useEffect(() => {
    sendable.current = { rating, comment, language };
  });
  useEffect(() => {
    const { rating: vote, ...rest } = sendable.current;
    if (request === 0 || vote === undefined || url === undefined) return;
    id.current ||= readVote(page)?.id ?? crypto.randomUUID();
    const kept = { id: id.current, rating: vote };
    sendFeedback(url, { page, version: DOCS_VERSION, ...kept, ...rest }).then(
      () => {
        keepVote(page, kept);
        dispatch({ type: 'answer', request, isOk: true });
      },
      () => dispatch({ type: 'answer', request, isOk: false }),
    );
  }, [request, page, url]);
  return [state, dispatch] as const;
}
