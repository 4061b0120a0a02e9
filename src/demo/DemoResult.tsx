import { useCallback, useState, type RefObject } from 'react';
import type { DemoForm, DemoInfo } from '../core/demoTypes';
import { DemoClass } from '../core/dom/demo';
import type { DemoOptions } from '../core/types';
import { useTranslate } from '../providers/useTranslate';
import { DemoFailure } from './DemoFailure';
import { useDrawing } from './drawn/useDrawing';
import { LiveDemo } from './live/LiveDemo';
import { LivePlace } from './live/LivePlace';
import { demoAddress } from './loadDemo';
import type { DemoLook, PageLook } from './look';
import { Skeleton } from './Skeleton';
import { useDemoComponent } from './useDemoComponent';

interface DemoResultProps {
  pathname: string;
  info: DemoInfo;
  form: DemoForm;
  options: DemoOptions;
  /** Holds the result. */
  stage: RefObject<HTMLElement | null>;
  isNear: boolean;
  look: DemoLook;
  page: PageLook;
  /** Another number is a fresh start. */
  run: number;
  onReset: () => void;
}

const EMPTY = { __html: '' };

/** Where the build puts the drawing of a demo; what it has put there React leaves as it is. */
function Drawing({ name }: { name: string }) {
  return (
    <div
      className={DemoClass.drawing}
      data-drawing={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}

/** The live part of a demo: nothing of it is loaded before it comes near the viewport. */
export function DemoResult(props: DemoResultProps) {
  const translate = useTranslate();
  const { pathname, info, form, options, stage, isNear, look, page, run, onReset } = props;
  const { loaded, error, retry } = useDemoComponent(
    isNear,
    demoAddress(pathname, info, options, form),
  );
  const [isLive, setLive] = useState(false);
  const onMount = useCallback(() => setLive(true), []);
  const hasDrawing = useDrawing(stage, isLive);
  if (error) {
    return (
      <DemoFailure
        message={translate('This demo could not be loaded. Check your connection.')}
        details={error.message}
        action={translate('Try again')}
        onAction={retry}
      />
    );
  }
  const { title } = info;
  const demo = loaded && (
    <LiveDemo {...{ pathname, title, loaded, look, page, run, onReset, onMount }} />
  );
  return (
    <>
      {hasDrawing && <Drawing name={info.name} />}
      {!isLive && !hasDrawing && <Skeleton pathname={pathname} />}
      <LivePlace demo={demo} />
    </>
  );
}
