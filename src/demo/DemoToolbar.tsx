import { useId, useState } from 'react';
import type { DemoInfo } from '../core/demoTypes';
import { CodeToggle, CopyButton } from './CodeButtons';
import { DemoMenu } from './DemoMenu';
import { EditButton } from './EditButton';
import type { Variant } from './forms';
import type { DemoLook, PageLook } from './look';
import { ToolButton } from './ToolButton';
import type { Editing } from './useEditing';
import { useExport } from './useExport';
import { useRovingFocus } from './useRovingFocus';
import { LanguageSwitch, StylingSwitch } from './VariantSwitch';
import { useTranslate } from '../providers/useTranslate';
import { countedAs } from '../core/dom/analytics';

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
  /** Absent where demos cannot be edited. */
  editing?: Editing;
  onLook: (look: DemoLook) => void;
  onReset: () => void;
  onResetFocus: () => void;
  onFullScreen: () => void;
  onChangeWidth: () => void;
}

/** What a reader can do with a demo and its code: one stop of the Tab key (SPEC 5.2). */
export function DemoToolbar(props: DemoToolbarProps) {
  const translate = useTranslate();
  const { info, variant, look, page, codeId, isCodeOpenAtFirst, editing } = props;
  const roving = useRovingFocus();
  const [message, setMessage] = useState('');
  const menuId = useId();
  const openExport = useExport(async (host) => {
    const { openExport: open } = await import('./openExport');
    await open(host, info, variant, props.fillHeight, editing?.editedFiles());
  }, setMessage);
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
          {editing && <EditButton editing={editing} name={info.name} />}
          <CopyButton />
          <ToolButton
            label={translate('Edit in StackBlitz')}
            text="StackBlitz"
            {...countedAs('demo', 'stackBlitz', info.name)}
            icon="stackblitz"
            onClick={() => openExport('stackBlitz')}
          />
          <button
            type="button"
            className="demo-tool demo-more"
            popoverTarget={menuId}
            aria-label={translate('More tools')}
            tabIndex={-1}
          >
            <span className="icon icon-more" />
          </button>
        </div>
      </div>
      <p className="demo-message" role="status">
        {message || editing?.message}
      </p>
      <DemoMenu
        id={menuId}
        {...{ info, variant, look, page }}
        editedFiles={() => editing?.editedFiles()}
        onLook={props.onLook}
        onReset={props.onReset}
        onResetFocus={props.onResetFocus}
        onFullScreen={props.onFullScreen}
        onChangeWidth={props.onChangeWidth}
        onCodeSandbox={() => openExport('codeSandbox')}
        say={setMessage}
      />
    </>
  );
}
