import { useState } from 'react';
import { CopyButton } from '../demo/CodeButtons';
import type { ExportHost } from '../demo/openExport';
import { ToolButton } from '../demo/ToolButton';
import { useExport } from '../demo/useExport';
import { useRovingFocus } from '../demo/useRovingFocus';
import { useTranslate } from '../providers/useTranslate';

interface PlaygroundToolsProps {
  onExport: (host: ExportHost) => Promise<void>;
}

/** Takes the playground's code elsewhere: to the clipboard, or to a site that runs projects. */
export function PlaygroundTools({ onExport }: PlaygroundToolsProps) {
  const translate = useTranslate();
  const roving = useRovingFocus();
  const [message, setMessage] = useState('');
  const open = useExport(onExport, setMessage);
  return (
    <>
      <div
        className="demo-toolbar"
        role="toolbar"
        aria-label={translate('Tools of the code')}
        tabIndex={-1}
        {...roving}
      >
        <div className="demo-tools">
          <CopyButton />
          <ToolButton
            label={translate('Edit in StackBlitz')}
            icon="stackblitz"
            onClick={() => open('stackBlitz')}
          />
          <ToolButton
            label={translate('Edit in CodeSandbox')}
            icon="codesandbox"
            onClick={() => open('codeSandbox')}
          />
        </div>
      </div>
      <p className="demo-message" role="status">
        {message}
      </p>
    </>
  );
}
