import { useEffect, useState, type ComponentType } from 'react';
import { assets } from '../../.generated/assets';
import { adverts } from '../../data/adverts';
import { loadStylesheet } from '../browser/loadStylesheet';
import { whenIdle } from '../browser/whenIdle';
import { useAdConfig } from '../providers/AdConfigProvider';
import type { AdBlock } from './AdBlock';
import { AdBoundary } from './AdBoundary';
import { advertFor } from './advertFor';
import { HouseAd } from './HouseAd';

type Block = ComponentType<Parameters<typeof AdBlock>[0]>;

async function loadBlock(): Promise<Block> {
  const [module] = await Promise.all([import('./AdBlock'), loadStylesheet(assets.services)]);
  return module.AdBlock;
}

/**
 * The place of a page's ad (SPEC 7.1). An advert of our own stands in the document; what may take its
 * place comes when the page is idle.
 */
export function AdSlot({ pathname }: { pathname: string }) {
  useAdConfig();
  const [Block, setBlock] = useState<Block>();
  const [isCovered, setCovered] = useState(false);
  const advert = advertFor(pathname, adverts);
  useEffect(() => {
    let isWanted = true;
    const cancel = whenIdle(() => {
      loadBlock().then(
        (loaded) => isWanted && setBlock(() => loaded),
        () => {
          // Offline: our own advert stays.
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
      <AdBoundary>
        {!isCovered && <HouseAd advert={advert} />}
        {Block && <Block house={advert.label} onCover={setCovered} />}
      </AdBoundary>
    </div>
  );
}
