import { AD } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';
import { AdFrame } from './AdFrame';
import { shorten } from './describeAd';
import type { ReadyAd } from './describeAd';

/** Label of these ads in analytics. */
export const JSON_LABEL = 'network-json';

/** An ad that the network has given as data. */
export function JsonAd({ ad, isInline }: { ad: ReadyAd; isInline: boolean }) {
  const translate = useTranslate();
  const image = ad.image !== undefined && !isInline && (
    <img className="ad-image" src={ad.image} {...AD.image} alt="" />
  );
  return (
    <AdFrame
      link={ad.link}
      label={JSON_LABEL}
      name={ad.company}
      image={image}
      byline={translate('Ad')}
    >
      {ad.html === undefined ? (
        <span>{shorten(ad.description)}</span>
      ) : (
        <span dangerouslySetInnerHTML={{ __html: ad.html }} />
      )}
      {ad.pixels.map((address, index) => (
        <img key={index} className="ad-pixel" src={address} width={1} height={1} alt="" />
      ))}
    </AdFrame>
  );
}
