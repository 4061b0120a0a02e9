import type { PageLink } from '../core/pageProps';

interface PageNavigationProps {
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** Links to the pages before and after this one in reading order (SPEC 1.11). */
export function PageNavigation({ previous, next }: PageNavigationProps) {
  if (!previous && !next) return null;
  return (
    <nav className="page-navigation" aria-label="Previous and next page">
      {previous && (
        <a className="page-previous" href={previous.pathname} rel="prev">
          <span className="page-direction">Previous</span>
          <span className="page-title" data-title="" suppressHydrationWarning>
            <span className="icon icon-arrow-left" />
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a className="page-next" href={next.pathname} rel="next">
          <span className="page-direction">Next</span>
          <span className="page-title" data-title="" suppressHydrationWarning>
            {next.title}
            <span className="icon icon-arrow-right" />
          </span>
        </a>
      )}
    </nav>
  );
}
