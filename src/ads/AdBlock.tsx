import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reportEvent } from '../browser/reportEvent';
import { useAdConfig } from '../providers/AdConfigProvider';
import { useServices } from '../providers/useServices';
import { AdSection } from './AdSection';
import type { AdView, Sight } from './adMachine';
import { adSource } from './adSource';
import { BlockerMessage, MESSAGE_LABEL } from './BlockerMessage';
import { JSON_LABEL, JsonAd } from './JsonAd';
import { NetworkPlace, SCRIPT_LABEL } from './NetworkPlace';
import { useAdMachine } from './useAdMachine';

const LABELS: Readonly<Partial<Record<AdView['name'], string>>> = {
  message: MESSAGE_LABEL,
  script: SCRIPT_LABEL,
  json: JSON_LABEL,
};

/** Views that leave our own advert where it is. */
const BEHIND: readonly AdView['name'][] = ['waiting', 'house'];

interface AdBlockProps {
  /** What analytics calls the advert of our own that is shown meanwhile. */
  house: string;
  /** Says whether something else is shown than our own advert. */
  onCover: (isCovered: boolean) => void;
}

/** Reports a tenth of the displays, once for each thing that is shown. */
function useDisplayReport(label: string | undefined): void {
  const { displayShare } = useAdConfig();
  useEffect(() => {
    if (label === undefined || Math.random() >= displayShare) return;
    reportEvent({ category: 'ad', action: 'display', label });
  }, [label, displayShare]);
}

/** What may take the place of our own advert; loaded when the page is idle. */
export function AdBlock({ house, onCover }: AdBlockProps) {
  const sight = useRef<Sight>('nothing');
  const [isInline] = useState(() => document.documentElement.dataset.adShape === 'inline');
  const source = adSource(useServices(), isInline);
  const { view, isPolling } = useAdMachine(sight, source);
  useDisplayReport(view.name === 'house' ? house : LABELS[view.name]);
  const isCovered = !BEHIND.includes(view.name);
  // Before the paint: there is never nothing, nor both.
  useLayoutEffect(() => onCover(isCovered), [isCovered, onCover]);
  const hasPlace = source?.kind === 'script' && (isPolling || view.name === 'script');
  if (view.name === 'empty' || !(isCovered || hasPlace)) return null;
  return (
    <AdSection isOver isHidden={!isCovered}>
      {hasPlace && <NetworkPlace url={source.url} sight={sight} isShown={view.name === 'script'} />}
      {view.name === 'message' && <BlockerMessage />}
      {view.name === 'json' && <JsonAd ad={view.ad} isInline={isInline} />}
    </AdSection>
  );
}
