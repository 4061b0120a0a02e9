import { useRef, useState } from 'react';
import type { ExportHost } from '../demo/openExport';
import { usePageLook } from '../demo/usePageLook';
import { DemoClass } from '../core/dom/demo';
import { useTranslate } from '../providers/useTranslate';
import { CodePanel } from './CodePanel';
import { EditorBar } from './EditorBar';
import { PlaygroundTools } from './PlaygroundTools';
import { Result } from './Result';
import { keepStartCode, readStartCode } from './startCode';
import { useSandboxLook } from './useSandboxLook';
import { useSession } from './useSession';

/** Editor and result of the playground, without the site's theme (SPEC 1.7). */
export function PlaygroundWorkbench({ hash }: { hash: string }) {
  const translate = useTranslate();
  const [start] = useState(() => readStartCode(hash));
  // A link that the reader makes of the code becomes the page's address.
  const address = useRef(hash);
  const { entry } = start.code;
  const look = useSandboxLook(usePageLook());
  const [session, state] = useSession(look, () => ({
    files: start.code.files,
    original: start.original.files,
    isWaiting: start.isShared,
    entry,
    keep: (files) => keepStartCode(address.current, files && { files, entry }),
  }));
  const code = () => ({ files: session.getState().files, entry });
  const onShared = (made: string) => {
    address.current = made;
    window.history.replaceState(window.history.state, '', made);
  };
  const open = async (host: ExportHost) => (await import('./exportCode')).exportCode(host, code());
  return (
    <div className="workbench">
      {start.isBroken && (
        <p className="workbench-note" role="alert">
          {translate(
            'The code in this link can’t be read. The link may be cut off. Copy all of it, or start with the code below.',
          )}
        </p>
      )}
      <div className={`${DemoClass.code} workbench-code`}>
        <PlaygroundTools onExport={open} />
        <CodePanel session={session} state={state} />
        <EditorBar session={session} code={code} onShared={onShared} />
      </div>
      <div className="workbench-result" role="group" aria-label={translate('Result')}>
        <Result session={session} state={state} />
      </div>
    </div>
  );
}
