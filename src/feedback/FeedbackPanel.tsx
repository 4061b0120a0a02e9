import { useEffect, useId, useRef } from 'react';
import type { InterfaceText } from '../core/interfaceText';
import { useTranslate } from '../providers/useTranslate';
import { CommentForm } from './CommentForm';
import { FEEDBACK_FAILED } from './failureMessage';
import { IssueLink } from './IssueLink';
import type { Rating } from './feedbackState';
import { useFeedback } from './useFeedback';

/** A click on Yes or No. Each is another object, so that the same answer twice counts twice. */
export interface VoteClick {
  rating: Rating;
}

interface FeedbackPanelProps {
  page: string;
  /** Of the page or the section. */
  title: string;
  /** Absent while an earlier draft is shown. */
  vote: VoteClick | undefined;
}

/** What follows a vote: the comment, what became of it, and another way to be heard. */
export function FeedbackPanel({ page, title, vote }: FeedbackPanelProps) {
  const translate = useTranslate();
  const [state, dispatch] = useFeedback(page);
  const errorId = useId();
  useEffect(() => {
    if (vote) dispatch({ type: 'vote', rating: vote.rating });
  }, [vote, dispatch]);
  const { phase, rating, comment } = state;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form has gone; whoever was in it would be nowhere.
    const isLost = document.activeElement === document.body;
    if (phase === 'sent' && isLost) status.current?.focus({ preventScroll: true });
  }, [phase]);
  const isFailed = phase === 'failed';
  if (phase === 'idle') return null;
  let thanks: InterfaceText | undefined;
  if (phase === 'sent') thanks = 'Thanks for your feedback.';
  // An earlier draft is no vote of now.
  else if (!isFailed && state.request > 0) thanks = 'Thanks for your vote.';
  return (
    <div className="feedback-panel">
      <p ref={status} role="status" tabIndex={-1}>
        {thanks && translate(thanks)}
      </p>
      {isFailed && (
        <p id={errorId} className="feedback-error" role="alert">
          {translate(FEEDBACK_FAILED)}
        </p>
      )}
      {phase !== 'sent' && (
        <CommentForm
          label={translate(
            rating === 1 ? 'What helped? (optional)' : 'What is missing or wrong? (optional)',
          )}
          comment={comment}
          isSending={phase === 'sending'}
          {...(isFailed && { errorId })}
          onComment={(text) => dispatch({ type: 'comment', comment: text })}
          onSubmit={() => dispatch({ type: 'submit' })}
        />
      )}
      {rating === -1 && <IssueLink page={page} title={title} comment={comment} />}
    </div>
  );
}
