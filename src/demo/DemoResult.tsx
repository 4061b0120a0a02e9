import { Suspense, type RefObject } from 'react';
import { trustedHtml } from '../browser/trustedHtml';
import { outlineOf, renderOutline } from '../core/demoOutline';
import type { DemoForm, DemoInfo } from '../core/demoTypes';
import { DemoClass } from '../core/dom/demo';
import type { DemoOptions } from '../core/types';
import { useTranslate } from '../providers/useTranslate';
import { CrashBoundary } from './CrashBoundary';
import { DemoFailure } from './DemoFailure';
import { useSwap } from './drawn/useSwap';
import type { DemoLook, PageLook } from './look';
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

/** What stands for a demo that has no drawing: its outline. */
function Skeleton({ pathname }: { pathname: string }) {
  const html = trustedHtml(renderOutline(outlineOf(pathname)));
  return <div className="demo-skeleton" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The live part of a demo: nothing of it is loaded before it comes near the viewport. */
export function DemoResult(props: DemoResultProps) {
  const translate = useTranslate();
  const { pathname, info, form, options, stage, isNear, look, page, run, onReset } = props;
  const { loaded, error, retry } = useDemoComponent(isNear, {
    pathname,
    name: info.name,
    form,
    stylesheet: info.stylesheets?.[form],
    isFramed: options.iframe,
  });
  const hasDrawing = useSwap(stage, loaded !== undefined);
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
  const { Component, Surface } = loaded ?? {};
  return (
    <>
      {hasDrawing && <Drawing name={info.name} />}
      {!Component && !hasDrawing && <Skeleton pathname={pathname} />}
      {Component && Surface && (
        <CrashBoundary key={run} title={info.title} onReset={onReset}>
          <Suspense fallback={<Skeleton pathname={pathname} />}>
            <Surface title={info.title} look={look} page={page}>
              <Component />
            </Surface>
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}
