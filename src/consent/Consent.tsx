import { useEffect, useState, type ComponentType } from 'react';
import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../browser/loadStylesheet';
import { whenIdle } from '../browser/whenIdle';
import { useConsent } from '../providers/ConsentProvider';
import { useServices } from '../providers/useServices';

async function loadBanner(): Promise<ComponentType> {
  const [{ ConsentBanner }] = await Promise.all([
    import('./ConsentBanner'),
    loadStylesheet(assets.services),
  ]);
  return ConsentBanner;
}

/** Asks the reader once the page is idle, and loads what the answer allows and no feature owns. */
export function Consent() {
  const { consent, isShown } = useConsent();
  const { iconFont } = useServices();
  const [Banner, setBanner] = useState<ComponentType>();
  const isWanted = isShown && !Banner;
  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      loadBanner().then(
        (loaded) => setBanner(() => loaded),
        () => {
          // Offline: nobody is asked, and nothing is allowed.
        },
      );
    });
  }, [isWanted]);
  useEffect(() => {
    if (consent !== 'granted' || iconFont === undefined) return;
    return whenIdle(() => {
      loadStylesheet(iconFont).catch(() => {
        // The site's own icons need no font.
      });
    });
  }, [consent, iconFont]);
  return isShown && Banner ? <Banner /> : null;
}
