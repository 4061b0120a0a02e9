import Head from 'next/head';
import { HOME, NEAR_MATCHES_ID } from '../core/constants';

/** What readers see at an address that has no page (SPEC 1.4). */
export function NotFoundPage() {
  return (
    <div className="prose">
      <Head>
        <title>Page not found - MUI X</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>
        This address has no page. It may have moved, or the address has a typing error. Pick a page
        from the navigation, or start at <a href={HOME}>the overview</a>.
      </p>
      <p>
        <button type="button" className="open-search" data-open-search="">
          <span className="icon icon-search" />
          Search the documentation
        </button>
      </p>
      {/* Filled by `boot/showNearMatches.ts`; React leaves it alone. */}
      <section
        id={NEAR_MATCHES_ID}
        aria-label="Pages with a similar address"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  );
}
