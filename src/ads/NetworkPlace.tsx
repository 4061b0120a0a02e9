import { useEffect, useRef, useState, type RefObject } from 'react';
import { reportEvent } from '../browser/reportEvent';
import { trustedHtml } from '../browser/trustedHtml';
import { useTranslate } from '../providers/useTranslate';
import { PageEvent } from '../core/dom/page';
import type { Sight } from './adMachine';
import { parseAdNews, renderNetworkDocument } from './networkDocument';

/** Label of these ads in analytics. */
export const SCRIPT_LABEL = 'network-script';

interface NetworkPlaceProps {
  url: string;
  /** What the network shows at the moment; the polls of the block read it. */
  sight: RefObject<Sight>;
  isShown: boolean;
}

/**
 * Where the network's script puts its ad: a document without an origin, from which nothing of the
 * page can be reached. It has its size before it is shown, because networks measure theirs.
 */
export function NetworkPlace({ url, sight, isShown }: NetworkPlaceProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [crash, setCrash] = useState<string>();
  useEffect(() => {
    const element = frame.current!;
    const showColor = () =>
      element.contentWindow?.postMessage(getComputedStyle(element).color, '*');
    const hear = ({ source, data }: MessageEvent) => {
      const news = source === element.contentWindow ? parseAdNews(data) : undefined;
      if (!news) return;
      if ('sight' in news) sight.current = news.sight;
      else if ('crash' in news) setCrash(news.crash);
      else reportEvent({ category: 'ad', action: 'click', label: SCRIPT_LABEL });
    };
    addEventListener('message', hear);
    element.addEventListener('load', showColor);
    document.addEventListener(PageEvent.preference, showColor);
    element.srcdoc = trustedHtml(renderNetworkDocument(url));
    return () => {
      removeEventListener('message', hear);
      element.removeEventListener('load', showColor);
      document.removeEventListener(PageEvent.preference, showColor);
      sight.current = 'nothing';
    };
  }, [url, sight]);
  // The boundary around the block answers (SPEC 7.5).
  if (crash !== undefined) throw new Error(crash);
  return (
    <>
      <iframe
        ref={frame}
        className="ad-network"
        title={translate('Advertisement')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        data-hidden={isShown ? undefined : ''}
      />
      {isShown && <span className="ad-by">{translate('Ad')}</span>}
    </>
  );
}
