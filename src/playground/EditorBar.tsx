import { useState } from 'react';
import { useTranslate } from '../providers/useTranslate';
import type { Session } from './session';
import type { SharedCode } from './shareLink';
import { useShare } from './useShare';

interface EditorBarProps {
  session: Session;
  /** Returns what a link brings. */
  code: () => SharedCode;
  /** Hears of the hash of a link that was made. */
  onShared?: (hash: string) => void;
}

/** What can be done with edited code, beside what the toolbar of a demo does. */
export function EditorBar({ session, code, onShared }: EditorBarProps) {
  const translate = useTranslate();
  const [message, setMessage] = useState('');
  const share = useShare(setMessage);
  const onShare = async () => {
    const hash = await share(code());
    if (hash !== undefined) onShared?.(hash);
  };
  const onReset = () => {
    session.reset();
    setMessage(translate('The code is as it was at first. Undo brings your changes back.'));
  };
  return (
    <div className="editor-bar">
      <button type="button" className="demo-button" onClick={() => void onShare()}>
        {translate('Share')}
      </button>
      <button type="button" className="demo-button" onClick={onReset}>
        {translate('Reset code')}
      </button>
      <button type="button" className="demo-button" onClick={session.restart}>
        {translate('Restart')}
      </button>
      <span role="status" className="editor-message">
        {message}
      </span>
    </div>
  );
}
