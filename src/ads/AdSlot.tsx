import { useEffect, useState, type ComponentType } from 'react';
import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../core/loadStylesheet';
import { whenIdle } from '../core/whenIdle';
import { useAdConfig } from '../providers/AdConfigProvider';
import { AdBoundary } from './AdBoundary';

async function loadBlock(): Promise<ComponentType> {
  const [{ AdBlock }] = await Promise.all([import('./AdBlock'), loadStylesheet(assets.services)]);
  return AdBlock;
}

/**
 * The place of a page's ad (SPEC 7.1). Its height is reserved in the document, so that nothing moves;
 * everything else comes when the page is idle.
 */
export function AdSlot() {
  useAdConfig();
  const [Block, setBlock] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    const cancel = whenIdle(() => {
      loadBlock().then(
        (loaded) => isWanted && setBlock(() => loaded),
        () => {
          // Offline: the place stays empty.
        },
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, []);
  return (
    <div className="ad" data-nosnippet="">
      <AdBoundary>{Block && <Block />}</AdBoundary>
    </div>
  );
}
