import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { trustedHtml } from '../core/trustedHtml';
import { FrameSurface } from './FrameSurface';
import { createFramePolicy } from './framePolicies';
import type { DemoLook, PageLook } from './look';

interface FrameDemoProps {
  title: string;
  look: DemoLook;
  page: PageLook;
  children: ReactNode;
}

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
  root.dataset.colorScheme = scheme;
}

/**
 * Shows a demo in a document of its own, for what measures or fills the whole window. React renders
 * into it, so that the demo shares the page's code and the frame needs no script of its own.
 */
export function FrameDemo({ title, look, page, children }: FrameDemoProps) {
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
