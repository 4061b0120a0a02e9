import { Suspense } from 'react';
import type { DemoForm, DemoInfo } from '../core/demoTypes';
import type { DemoOptions } from '../core/types';
import { useTranslate } from '../providers/useTranslate';
import { CrashBoundary } from './CrashBoundary';
import { DemoFailure } from './DemoFailure';
import type { DemoLook, PageLook } from './look';
import { useDemoComponent } from './useDemoComponent';

interface DemoResultProps {
  pathname: string;
  info: DemoInfo;
  form: DemoForm;
  options: DemoOptions;
  isNear: boolean;
  look: DemoLook;
  page: PageLook;
  /** Another number is a fresh start. */
  run: number;
  onReset: () => void;
}

function Skeleton() {
  return (
    <div className="demo-skeleton">
      {/* In English: who sees it has no script that could translate it. */}
      <p className="demo-no-script">This demo needs JavaScript. Its code is below.</p>
    </div>
  );
}

/** The live part of a demo: nothing of it is loaded before it comes near the viewport. */
export function DemoResult(props: DemoResultProps) {
  const translate = useTranslate();
  const { pathname, info, form, options, isNear, look, page, run, onReset } = props;
  const { loaded, error, retry } = useDemoComponent(isNear, {
    pathname,
    name: info.name,
    form,
    stylesheet: info.stylesheets?.[form],
    isFramed: options.iframe,
  });
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
  if (!loaded) return <Skeleton />;
  const { Component, Surface } = loaded;
  return (
    <CrashBoundary key={run} title={info.title} onReset={onReset}>
      <Suspense fallback={<Skeleton />}>
        <Surface title={info.title} look={look} page={page}>
          <Component />
        </Surface>
      </Suspense>
    </CrashBoundary>
  );
}
