import { useEffect, useId, useRef } from 'react';
import { CommentForm } from './CommentForm';
import { FEEDBACK_FAILED } from './failureMessage';
import { feedbackIssue } from './feedbackIssue';
import type { Rating } from './feedbackState';
import { useFeedback } from './useFeedback';
import { useTranslate } from '../providers/useTranslate';

/** A click on Yes or No. Each is another object, so that the same answer twice counts twice. */
export interface VoteClick {
  rating: Rating;
}

interface FeedbackPanelProps {
  page: string;
  /** Of the page or the section. */
  title: string;
  vote: VoteClick;
}

/** What follows a vote: the comment, what became of it, and another way to be heard. */
export function FeedbackPanel({ page, title, vote }: FeedbackPanelProps) {
  const translate = useTranslate();
  const [state, dispatch, isConfigured] = useFeedback(page);
  const errorId = useId();
  useEffect(() => dispatch({ type: 'vote', rating: vote.rating }), [vote, dispatch]);
  const { phase, rating, comment } = state;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form has gone; whoever was in it would be nowhere.
    const isLost = document.activeElement === document.body;
    if (phase === 'sent' && isLost) status.current?.focus({ preventScroll: true });
  }, [phase]);
  const isFailed = phase === 'failed';
  const issueLink = (
    <a className="feedback-issue" href={feedbackIssue(page, title, comment)} rel="noopener">
      <span className="icon icon-open-in-new" />
      {translate('Open an issue on GitHub')}
    </a>
  );
  if (phase === 'idle') return null;
  if (!isConfigured) {
    return (
      <div className="feedback-panel">
        <p role="status">
          {translate(
            "Thanks. This site doesn't collect votes. To reach the authors, open an issue.",
          )}
        </p>
        {issueLink}
      </div>
    );
  }
  return (
    <div className="feedback-panel">
      <p ref={status} role="status" tabIndex={-1}>
        {!isFailed &&
          translate(phase === 'sent' ? 'Thanks for your feedback.' : 'Thanks for your vote.')}
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
      {rating === -1 && issueLink}
    </div>
  );
}
