import { useId, type KeyboardEvent } from 'react';
import { COMMENT_LIMIT } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';

interface CommentFormProps {
  label: string;
  comment: string;
  isSending: boolean;
  /** Id of the text that says what went wrong. */
  errorId?: string;
  onComment: (comment: string) => void;
  onSubmit: () => void;
}

const number = new Intl.NumberFormat('en-US');

/** A comment of at most 2,000 characters; Ctrl/⌘+Enter sends it. */
export function CommentForm(props: CommentFormProps) {
  const translate = useTranslate();
  const { label, comment, isSending, errorId, onComment, onSubmit } = props;
  const id = useId();
  const counterId = `${id}-count`;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className="feedback-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={COMMENT_LIMIT}
        dir="auto"
        value={comment}
        readOnly={isSending}
        aria-describedby={[counterId, errorId].filter(Boolean).join(' ')}
        onChange={({ target }) => onComment(target.value)}
        onKeyDown={sendByKey}
      />
      <div className="feedback-send">
        <span id={counterId} className="feedback-count" dir="ltr">
          {number.format(comment.length)} / {number.format(COMMENT_LIMIT)}
          <span className="visually-hidden"> {translate('characters')}</span>
        </span>
        <button type="submit" aria-disabled={isSending}>
          {translate(isSending ? 'Sending…' : 'Send')}
        </button>
      </div>
    </form>
  );
}
