import { useEffect, useRef } from 'react';
import { useTranslate } from '../providers/useTranslate';
import type { Session, SessionState } from './session';

interface ResultProps {
  session: Session;
  state: SessionState;
}

/** The frame that the code runs in, and what stands in its place until something is on screen. */
export function Result({ session, state }: ResultProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => session.attach(place.current!), [session]);
  const { status, progress, reason, height } = state;
  const isStarting = status === 'starting' && state.problems.length === 0;
  // Said below the editor too, in the live region; here is the way on.
  const failure =
    status === 'starting' ? state.problems.find(({ phase }) => phase === 'frame') : undefined;
  return (
    <div className="sandbox" data-status={status}>
      <div
        ref={place}
        className="sandbox-place"
        style={height === undefined ? undefined : { minBlockSize: `${height}px` }}
      />
      {isStarting && (
        <div className="demo-skeleton sandbox-cover">
          <label className="sandbox-progress">
            {translate('Loading the libraries')}
            <progress max={progress?.total} value={progress?.loaded} />
          </label>
        </div>
      )}
      {failure && (
        <div className="sandbox-cover">
          <p>
            <span className="icon icon-error" />
            {failure.message}
          </p>
          <button type="button" className="demo-button" onClick={session.restart}>
            {translate('Try again')}
          </button>
        </div>
      )}
      {status === 'waiting' && (
        <div className="sandbox-cover">
          <p>{translate('This code came with a link. Read it before you run it.')}</p>
          <button type="button" className="demo-button" onClick={session.run}>
            {translate('Run')}
          </button>
        </div>
      )}
      {status === 'stopped' && (
        <div className="sandbox-cover" role="alert">
          <p>
            <span className="icon icon-error" />
            {translate('The code has stopped.')} {reason}
          </p>
          <button type="button" className="demo-button" onClick={session.restart}>
            {translate('Restart')}
          </button>
        </div>
      )}
    </div>
  );
}
