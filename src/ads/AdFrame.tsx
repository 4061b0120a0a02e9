import type { ReactNode } from 'react';
import { countedAs } from '../core/dom/analytics';

interface AdFrameProps {
  /** Where the advert leads; without it nothing can be followed. */
  link?: string;
  /** What analytics calls the advert. */
  label: string;
  image?: ReactNode;
  name?: string;
  children: ReactNode;
  /** Says that this is an ad, and whose. */
  byline?: string;
}

/** An advert: image and words, which are one link, and who is behind it. */
export function AdFrame({ link, label, image, name, children, byline }: AdFrameProps) {
  const content = (
    <>
      {image}
      <span className="ad-words">
        {name && <strong className="ad-name">{name} </strong>}
        {children}
      </span>
    </>
  );
  return (
    <>
      {link ? (
        <a
          className="ad-content"
          href={link}
          rel="sponsored noopener"
          {...countedAs('ad', 'click', label)}
        >
          {content}
        </a>
      ) : (
        <p className="ad-content">{content}</p>
      )}
      {byline && <span className="ad-by">{byline}</span>}
    </>
  );
}
