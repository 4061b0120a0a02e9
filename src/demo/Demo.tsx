import { useId, useRef, useState, type CSSProperties } from 'react';
import type { DemoInfo } from '../core/demoTypes';
import type { DemoOptions } from '../core/types';
import { useTranslate } from '../providers/useTranslate';
import { editingKey } from '../browser/tabStorage';
import { CodeView } from './CodeView';
import { DemoCode } from './DemoCode';
import { DemoResult } from './DemoResult';
import { DemoToolbar } from './DemoToolbar';
import type { LoadDemoEditor } from './editing';
import { schemeStyle, type DemoLook } from './look';
import { StageTools } from './StageTools';
import { useEditing } from './useEditing';
import { useFullScreen } from './useFullScreen';
import { useNearViewport } from './useNearViewport';
import { usePageLook } from './usePageLook';
import { useShownCode } from './useShownCode';
import { useVariant } from './useVariant';
import { attribute } from '../core/dom/attribute';
import { DemoAttribute, DemoClass } from '../core/dom/demo';
import { PageAttribute } from '../core/dom/page';

interface DemoProps {
  /** Path of the page that the demo is on. */
  pathname: string;
  options: DemoOptions;
  info: DemoInfo;
  /** Absent where demos cannot be edited. */
  loadEditor?: LoadDemoEditor;
}

/** Height that is reserved for a demo whose Markdown says none, in pixels. */
const DEFAULT_HEIGHT = 320;

/** A live demo: the result, the toolbar and the code (SPEC 5.2). */
export function Demo({ pathname, options, info, loadEditor }: DemoProps) {
  const translate = useTranslate();
  const { bg = 'outlined', height = DEFAULT_HEIGHT, maxWidth, defaultCodeOpen = false } = options;
  const { narrowHeight = height } = options;
  const stage = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState(0);
  const [look, setLook] = useState<DemoLook>({});
  const [width, setWidth] = useState<number>();
  const widthHandle = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const codeId = useId();
  const page = usePageLook();
  const isNear = useNearViewport(stage);
  const variant = useVariant(info);
  const code = useShownCode(info, variant, isNear);
  const editing = useEditing(editingKey(pathname, info.name), loadEditor, isNear);
  const EditedDemo = editing.editor?.EditedDemo;
  const reset = () => setRun((count) => count + 1);
  const style = {
    '--demo-wide-height': `${height}px`,
    '--demo-narrow-height': `${narrowHeight}px`,
    ...(width !== undefined && { '--demo-own-width': `${width}px` }),
    ...(maxWidth && { '--demo-max-width': `${maxWidth}px` }),
    ...schemeStyle(look.scheme),
  } as CSSProperties;
  return (
    <section
      id={info.name}
      className={`demo demo-${bg}`}
      aria-label={translate('Demo: {{title}}', { title: info.title })}
      {...attribute(PageAttribute.live)}
      data-demo=""
      data-no-advert={options.disableAd ? '' : undefined}
    >
      <div
        ref={stage}
        className={DemoClass.stage}
        role="group"
        aria-label={translate('Result: {{title}}', { title: info.title })}
        tabIndex={-1}
        data-align={options.align}
        data-fill={options.fill ? '' : undefined}
        data-full={fullScreen.isFull ? '' : undefined}
        style={style}
      >
        {!EditedDemo && (
          <DemoResult
            {...{ pathname, info, options, stage, isNear, look, page, run }}
            form={variant.form}
            onReset={reset}
          />
        )}
        {isNear && <StageTools {...{ stage, widthHandle, width, fullScreen }} onWidth={setWidth} />}
      </div>
      <div
        className={DemoClass.code}
        data-form={code.shown.form}
        data-forms={info.forms.join(' ')}
        {...attribute(DemoAttribute.language, code.shown.language)}
        data-exact={code.isFailed ? undefined : ''}
      >
        {!options.hideToolbar && (
          <DemoToolbar
            {...{ info, variant, look, page, codeId }}
            fillHeight={options.fill ? height : undefined}
            isCodeOpenAtFirst={defaultCodeOpen}
            {...(loadEditor && { editing })}
            onLook={setLook}
            onReset={reset}
            onResetFocus={() => stage.current?.focus()}
            onFullScreen={fullScreen.open}
            onChangeWidth={() => widthHandle.current?.focus()}
          />
        )}
        <DemoCode info={info} code={code} id={codeId} isOpenAtFirst={defaultCodeOpen}>
          {EditedDemo && (
            <EditedDemo
              {...{ pathname, info, options, variant, look, page, run }}
              stage={stage}
              takesFocus={editing.isAsked}
              onFiles={editing.keepFiles}
              onRefuse={editing.refuse}
            />
          )}
        </DemoCode>
        {code.preview !== undefined && !EditedDemo && (
          <div className="demo-preview">
            <CodeView html={code.preview} />
          </div>
        )}
      </div>
    </section>
  );
}
