import Head from 'next/head';
import { HOME, NEAR_MATCHES_ID } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { SearchAttribute } from '../core/dom/search';

/** What readers see at an address that has no page (SPEC 1.4). */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <div className="prose">
      <Head>
        <title>{`${translate('Page not found')} - MUI X`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>{translate('Page not found')}</h1>
      <p>
        {translate(
          'This address has no page. It may have moved, or the address has a typing error.',
        )}
      </p>
      <p>
        {translate('Pick a page from the navigation, or start here:')}{' '}
        <a href={HOME}>{translate('the overview')}</a>
      </p>
      <p>
        <button type="button" className="open-search" {...attribute(SearchAttribute.open)}>
          <span className="icon icon-search" />
          {translate('Search the documentation')}
        </button>
      </p>
      {/* Filled by `boot/showNearMatches.ts`; React leaves it alone. */}
      <section
        id={NEAR_MATCHES_ID}
        aria-label={translate('Pages with a similar address')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  );
}
