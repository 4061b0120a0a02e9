import { useState } from 'react';
import type { DemoInfo } from '../core/demoTypes';
import { repositoryLink } from '../core/repository';
import { ChatButton } from './ChatButton';
import { CodeToggle, CopyButton } from './CodeButtons';
import type { Variant } from './forms';
import { turnDirection, turnScheme, type DemoLook, type PageLook } from './look';
import { ToolButton } from './ToolButton';
import { useCopyLink } from './useCopyLink';
import { useRovingFocus } from './useRovingFocus';
import { LanguageSwitch, StylingSwitch } from './VariantSwitch';
import { useTranslate } from '../providers/useTranslate';

interface DemoToolbarProps {
  info: DemoInfo;
  variant: Variant;
  look: DemoLook;
  page: PageLook;
  /** Height of the frame in pixels, for a demo that fills its parent. */
  fillHeight: number | undefined;
  /** Id of the `<details>` with the code. */
  codeId: string;
  isCodeOpenAtFirst: boolean;
  onLook: (look: DemoLook) => void;
  onReset: () => void;
  onResetFocus: () => void;
}

/** What a reader can do with a demo and its code: one stop of the Tab key (SPEC 5.2). */
export function DemoToolbar(props: DemoToolbarProps) {
  const translate = useTranslate();
  const { info, variant, look, page, codeId, isCodeOpenAtFirst } = props;
  const roving = useRovingFocus();
  const [message, setMessage] = useState('');
  const link = useCopyLink(info.name, setMessage);
  const openExport = async (host: 'stackBlitz' | 'codeSandbox') => {
    setMessage('');
    try {
      const { openExport: open } = await import('./openExport');
      await open(host, info, variant, props.fillHeight);
    } catch (error) {
      setMessage(
        translate('The project could not be opened: {{reason}}', {
          reason: (error as Error).message,
        }),
      );
    }
  };
  return (
    <>
      <div
        className="demo-toolbar"
        role="toolbar"
        aria-label={translate('Tools of the demo {{title}}', { title: info.title })}
        tabIndex={-1}
        {...roving}
      >
        <CodeToggle codeId={codeId} isOpenAtFirst={isCodeOpenAtFirst} />
        <LanguageSwitch variant={variant} />
        <StylingSwitch info={info} variant={variant} />
        <div className="demo-tools">
          <CopyButton />
          <ToolButton
            label={translate('Edit in StackBlitz')}
            data-ga-event-category="demo"
            data-ga-event-action="stackBlitz"
            data-ga-event-label={info.name}
            icon="stackblitz"
            onClick={() => void openExport('stackBlitz')}
          />
          <ToolButton
            label={translate('Edit in CodeSandbox')}
            data-ga-event-category="demo"
            data-ga-event-action="codeSandbox"
            data-ga-event-label={info.name}
            icon="codesandbox"
            onClick={() => void openExport('codeSandbox')}
          />
          <ChatButton info={info} variant={variant} say={setMessage} />
          <ToolButton {...link} icon="link" />
          <a
            className="demo-tool"
            href={repositoryLink(info.file)}
            target="_blank"
            rel="noopener"
            aria-label={translate('View the source on GitHub')}
            tabIndex={-1}
          >
            <span className="icon icon-source" />
          </a>
          <ToolButton
            label={translate('Reset focus')}
            icon="reset-focus"
            onClick={props.onResetFocus}
          />
          <ToolButton label={translate('Reset demo')} icon="reset" onClick={props.onReset} />
          <ToolButton
            label={translate('Mirror this demo')}
            icon="rtl"
            aria-pressed={look.direction !== undefined}
            onClick={() => props.onLook(turnDirection(look, page))}
          />
          <ToolButton
            label={translate(
              page.scheme === 'dark' ? 'Show this demo light' : 'Show this demo dark',
            )}
            icon="contrast"
            aria-pressed={look.scheme !== undefined}
            onClick={() => props.onLook(turnScheme(look, page))}
          />
        </div>
      </div>
      <p className="demo-message" role="status">
        {message}
      </p>
    </>
  );
}
