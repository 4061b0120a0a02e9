import { memo, useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../browser/trustedHtml';
import { CopyClass } from '../core/dom/copy';

/**
 * Memoised on the markup alone: React would set it anew at each rendering, and with it an empty one
 * over what the document holds.
 */
const Highlighted = memo(function Highlighted({ html }: { html: string }) {
  return <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});

/** Shows the code of a demo: the one place where readers see it, whatever file it comes from. */
export function CodeView({ html }: { html: string }) {
  const figure = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { style } = figure.current!;
    style.minBlockSize = '';
    const shown = figure.current!.offsetHeight;
    // Code that nobody has asked for just now, as the preferred language on arrival, moves nothing.
    const isAsked = navigator.userActivation?.isActive ?? true;
    if (!isAsked && shown < height.current) style.minBlockSize = `${height.current}px`;
    height.current = shown;
  }, [html]);
  return (
    <figure ref={figure} className={`${CopyClass.block} demo-source`}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
      <pre className="language-tsx" tabIndex={0}>
        <Highlighted html={html} />
      </pre>
    </figure>
  );
}
