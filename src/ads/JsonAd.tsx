import { useEffect, useState, type ReactNode } from 'react';
import { AD } from '../core/constants';
import { AdFrame } from './AdFrame';
import { isPlainText, sanitizeDescription, shorten } from './describeAd';
import type { NetworkAd } from './networkAd';
import { useTranslate } from '../providers/useTranslate';

/** Label of these ads in analytics. */
export const JSON_LABEL = 'network-json';

/**
 * Returns the words of a stranger as they are shown: text as it is, markup once it is made harmless.
 * Undefined until then, so that nothing moves when it comes.
 */
function useDescription(text: string): ReactNode {
  const isPlain = isPlainText(text);
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (isPlain) return;
    let isWanted = true;
    sanitizeDescription(text).then(
      (clean) => isWanted && setHtml(clean),
      // The sanitizer could not be loaded: the company's name has to do.
      () => isWanted && setHtml(''),
    );
    return () => {
      isWanted = false;
    };
  }, [text, isPlain]);
  if (isPlain) return <span>{shorten(text)}</span>;
  return html === undefined ? undefined : <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An ad that the network has given as data. */
export function JsonAd({ ad, isInline }: { ad: NetworkAd; isInline: boolean }) {
  const translate = useTranslate();
  const description = useDescription(ad.description);
  if (description === undefined) return null;
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
      {description}
      {ad.pixels.map((address, index) => (
        <img key={index} className="ad-pixel" src={address} width={1} height={1} alt="" />
      ))}
    </AdFrame>
  );
}
