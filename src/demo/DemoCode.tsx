import { useEffect, useRef, type ReactNode } from 'react';
import type { DemoInfo } from '../core/demoTypes';
import { DemoApi } from './DemoApi';
import { CodeView } from './CodeView';
import { FileTabs } from './FileTabs';
import type { ShownCode } from './useShownCode';
import { useTranslate } from '../providers/useTranslate';

interface DemoCodeProps {
  info: DemoInfo;
  code: ShownCode;
  id: string;
  isOpenAtFirst: boolean;
  /** The editor, in the place of the code; opens the disclosure as it comes. */
  children: ReactNode;
}

/**
 * A demo's code inside `<details>`: readable without scripts, where its summary is shown; else the
 * toolbar's button opens it (demo/demo.boot.ts).
 */
export function DemoCode({ info, code, id, isOpenAtFirst, children }: DemoCodeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isEdited = Boolean(children);
  useEffect(() => {
    if (isEdited) details.current!.open = true;
  }, [isEdited]);
  const translate = useTranslate();
  const panelId = `${id}-panel`;
  const { files, index, selectFile } = code;
  const hasTabs = info.files.length > 1 || files.length > 1;
  return (
    <details
      ref={details}
      id={id}
      className="demo-details"
      open={isOpenAtFirst}
      suppressHydrationWarning
    >
      <summary>{translate('Code of {{title}}', { title: info.title })}</summary>
      {children || (
        <>
          {hasTabs && (
            <FileTabs files={files} index={index} panelId={panelId} onSelect={selectFile} />
          )}
          <div id={panelId} {...(hasTabs && { role: 'tabpanel', 'aria-label': files[index] })}>
            {code.isFailed && (
              <p className="demo-message" role="alert">
                {translate(
                  'This version of the code could not be loaded, so the TypeScript version is shown.',
                )}{' '}
                <button type="button" className="demo-button" onClick={code.retry}>
                  {translate('Try again')}
                </button>
              </p>
            )}
            <CodeView html={code.html} />
          </div>
          <DemoApi isSeenAtFirst={isOpenAtFirst} />
        </>
      )}
    </details>
  );
}
