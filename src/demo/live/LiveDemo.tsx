import { Suspense, useLayoutEffect } from 'react';
import { CrashBoundary } from '../CrashBoundary';
import type { LoadedDemo } from '../loadDemo';
import type { DemoLook, PageLook } from '../look';
import { Skeleton } from '../Skeleton';

export interface LiveDemoProps {
  pathname: string;
  title: string;
  loaded: LoadedDemo;
  look: DemoLook;
  page: PageLook;
  /** Another number is a fresh start. */
  run: number;
  onReset: () => void;
  /** Called in the commit in which the demo first stands in the document. */
  onMount: () => void;
}

/** What React runs of a demo: its component, with theme and styles, and what keeps a crash to itself. */
export function LiveDemo(props: LiveDemoProps) {
  const { pathname, title, loaded, look, page, run, onReset, onMount } = props;
  const { Component, Surface } = loaded;
  useLayoutEffect(onMount, [onMount]);
  return (
    <CrashBoundary key={run} title={title} onReset={onReset}>
      <Suspense fallback={<Skeleton pathname={pathname} />}>
        <Surface title={title} look={look} page={page}>
          <Component />
        </Surface>
      </Suspense>
    </CrashBoundary>
  );
}
