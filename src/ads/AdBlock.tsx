import { useEffect, useRef, useState } from 'react';
import { adverts } from '../../data/adverts';
import { AD } from '../core/constants';
import { reportEvent } from '../core/reportEvent';
import { sessionDraw } from '../core/sessionDraw';
import { useAdConfig } from '../providers/AdConfigProvider';
import { useServices } from '../providers/useServices';
import type { AdView } from './adMachine';
import { adSource } from './adSource';
import { BlockerMessage, MESSAGE_LABEL } from './BlockerMessage';
import { HouseAd } from './HouseAd';
import { JSON_LABEL, JsonAd } from './JsonAd';
import { NetworkPlace, SCRIPT_LABEL } from './NetworkPlace';
import { useAdMachine } from './useAdMachine';
import { useTranslate } from '../providers/useTranslate';

const LABELS: Readonly<Partial<Record<AdView['name'], string>>> = {
  message: MESSAGE_LABEL,
  script: SCRIPT_LABEL,
  json: JSON_LABEL,
};

/** Reports a tenth of the displays, once for each thing that is shown. */
function useDisplayReport(label: string | undefined): void {
  const { displayShare } = useAdConfig();
  useEffect(() => {
    if (label === undefined || Math.random() >= displayShare) return;
    reportEvent({ category: 'ad', action: 'display', label });
  }, [label, displayShare]);
}

/** What stands in an ad block; loaded when the page is idle. */
export function AdBlock() {
  const translate = useTranslate();
  const block = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isInline] = useState(() => sessionDraw('docs-ad-inline', AD.inlineShare));
  const [advert] = useState(() => adverts[Math.floor(Math.random() * adverts.length)]!);
  const source = adSource(useServices(), isInline);
  const { view, isPolling } = useAdMachine(block, source);
  useDisplayReport(view.name === 'house' ? advert.label : LABELS[view.name]);
  if (view.name === 'empty') return null;
  const hasPlace = source?.kind === 'script' && (isPolling || view.name === 'script');
  return (
    <section
      ref={block}
      className="ad-block"
      aria-label={translate('Advertisement')}
      data-shape={isInline ? 'inline' : 'image'}
    >
      {hasPlace && (
        <NetworkPlace
          place={place}
          url={source.url}
          isHidden={view.name === 'house' || view.name === 'message'}
        />
      )}
      {view.name === 'house' && <HouseAd advert={advert} isInline={isInline} />}
      {view.name === 'message' && <BlockerMessage />}
      {view.name === 'json' && <JsonAd ad={view.ad} isInline={isInline} />}
    </section>
  );
}
