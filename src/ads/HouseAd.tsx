import type { Advert } from '../core/advert';
import { AD } from '../core/constants';
import { trustedHtml } from '../core/trustedHtml';
import { useTranslate } from '../providers/useTranslate';
import { AdFrame } from './AdFrame';

interface HouseAdProps {
  advert: Advert;
  isInline: boolean;
}

/** An advert of our own. The style sheet shows the artwork of the scheme; the other is not loaded. */
export function HouseAd({ advert, isInline }: HouseAdProps) {
  const translate = useTranslate();
  const { link, img, name, description, poweredby, label } = advert;
  const image = (scheme: 'light' | 'dark') => (
    <img
      className={`ad-image ad-image-${scheme}`}
      src={img[scheme]}
      {...AD.image}
      alt=""
      loading="lazy"
    />
  );
  const images = (
    <>
      {image('light')}
      {image('dark')}
    </>
  );
  return (
    <AdFrame
      {...{ link, label, name }}
      byline={translate('Ad by {{name}}', { name: poweredby })}
      image={!isInline && images}
    >
      <span dangerouslySetInnerHTML={{ __html: trustedHtml(description) }} />
    </AdFrame>
  );
}
