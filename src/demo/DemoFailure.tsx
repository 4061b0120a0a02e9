import type { MouseEvent } from 'react';
import { useTranslate } from '../providers/useTranslate';
import { DemoClass } from '../core/dom/demo';

interface DemoFailureProps {
  message: string;
  details?: string;
  /** What the button says. */
  action: string;
  onAction: () => void;
  reportLink?: string;
}

/** Stands in the place of a demo that could not be shown, with what can be done about it. */
export function DemoFailure(props: DemoFailureProps) {
  const translate = useTranslate();
  const { message, details, action, onAction, reportLink } = props;
  const act = ({ currentTarget }: MouseEvent) => {
    // The button goes with the message; the reader stays at the demo.
    currentTarget.closest<HTMLElement>(`.${DemoClass.stage}`)?.focus({ preventScroll: true });
    onAction();
  };
  return (
    <div className="demo-failure" role="alert">
      <p>
        <span className="icon icon-error" />
        {message}
      </p>
      {details && <pre dir="auto">{details}</pre>}
      <p>
        <button type="button" className="demo-button" onClick={act}>
          {action}
        </button>
        {reportLink && (
          <a href={reportLink} target="_blank" rel="noopener">
            {translate('Report this on GitHub')}
          </a>
        )}
      </p>
    </div>
  );
}
