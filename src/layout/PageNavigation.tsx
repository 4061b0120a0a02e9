import type { PageLink } from '../core/pageProps';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';

interface PageNavigationProps {
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** Links to the pages before and after this one in reading order (SPEC 1.11). */
export function PageNavigation({ previous, next }: PageNavigationProps) {
  const translate = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className="page-navigation" aria-label={translate('Previous and next page')}>
      {previous && (
        <a className="page-previous" href={previous.pathname} rel="prev">
          <span className="page-direction">{translate('Previous')}</span>
          <span
            className="page-title"
            {...attribute(LanguageAttribute.title)}
            suppressHydrationWarning
          >
            <span className="icon icon-arrow-left" />
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a className="page-next" href={next.pathname} rel="next">
          <span className="page-direction">{translate('Next')}</span>
          <span
            className="page-title"
            {...attribute(LanguageAttribute.title)}
            suppressHydrationWarning
          >
            {next.title}
            <span className="icon icon-arrow-right" />
          </span>
        </a>
      )}
    </nav>
  );
}
