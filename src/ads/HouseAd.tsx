import { memo } from 'react';
import type { Advert } from '../core/advert';
import { AD } from '../core/constants';
import { trustedHtml } from '../browser/trustedHtml';
import { useTranslate } from '../providers/useTranslate';
import { AdFrame } from './AdFrame';
import { AdSection } from './AdSection';

/**
 * An advert of our own. The style sheet shows the artwork of the scheme, or none where the session's
 * ads are a line of text; what is not shown is not loaded.
 */
export const HouseAd = memo(function HouseAd({ advert }: { advert: Advert }) {
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
    <AdSection>
      <AdFrame
        {...{ link, label, name }}
        byline={translate('Ad by {{name}}', { name: poweredby })}
        image={images}
      >
        <span dangerouslySetInnerHTML={{ __html: trustedHtml(description) }} />
      </AdFrame>
    </AdSection>
  );
});
