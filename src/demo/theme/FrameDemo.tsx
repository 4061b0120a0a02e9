import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { trustedHtml } from '../../browser/trustedHtml';
import { createFramePolicy } from '../framePolicies';
import type { PageLook, SurfaceProps } from '../look';
import { PageAttribute } from '../../core/dom/page';
import { FrameSurface } from './FrameSurface';

/** Copies the page's style sheets: fonts, and the CSS of the demos themselves. */
function copyStyleSheets(frame: Document): void {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    frame.head.append(link.cloneNode());
  }
}

/** Gives the frame's document the name and the look that the page has. */
function describeFrame(frame: Document, title: string, { direction, scheme }: PageLook): void {
  const root = frame.documentElement;
  frame.title = title;
  root.lang = document.documentElement.lang;
  root.dir = direction;
  root.setAttribute(PageAttribute.colorScheme, scheme);
}

/**
 * Shows a demo in a document of its own, for what measures or fills the whole window. React renders
 * into it, so that the demo shares the page's code and the frame needs no script of its own.
 */
export function FrameDemo({ title, look, page, children }: SurfaceProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<Document>();
  const direction = look.direction ?? page.direction;
  const scheme = look.scheme ?? page.scheme;
  useLayoutEffect(() => {
    const element = frameRef.current!;
    const onLoad = () => {
      // The first document that browsers put in is about:blank, without a doctype.
      const loaded = element.contentDocument;
      if (loaded?.URL !== 'about:srcdoc') return;
      createFramePolicy(element);
      copyStyleSheets(loaded);
      setFrame(loaded);
    };
    element.addEventListener('load', onLoad);
    element.srcdoc = trustedHtml('<!doctype html><title></title>');
    return () => element.removeEventListener('load', onLoad);
  }, []);
  useEffect(() => {
    if (frame) describeFrame(frame, title, { direction, scheme });
  }, [frame, title, direction, scheme]);
  return (
    <>
      <iframe ref={frameRef} className="demo-iframe" title={title} />
      {frame &&
        createPortal(
          <FrameSurface frame={frame} look={{ direction, scheme }}>
            {children}
          </FrameSurface>,
          frame.body,
        )}
    </>
  );
}
