import Head from 'next/head';
import { errorCodes } from '../../.generated/errorCodes';
import { attribute } from '../core/dom/attribute';
import { SearchAttribute } from '../core/dom/search';
import { PRODUCTION_ERROR_ID } from '../core/productionError';
import { useTranslate } from '../providers/useTranslate';

/** Where messages of production builds lead (SPEC 1.4): the full text, and what to do. */
export function ProductionErrorPage() {
  const translate = useTranslate();
  return (
    <div className="prose">
      <Head>
        <title>{`${translate('Production error')} - MUI X`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>{translate('Production error')}</h1>
      <p>
        {translate(
          'Some packages replace the text of an error in production builds with a number and a link to this page. This page shows the full text.',
        )}
      </p>
      <noscript>
        <p>The page needs JavaScript to read the number, and it is off in this browser.</p>
      </noscript>
      {/* Filled by `boot/showProductionError.ts`; React leaves it alone. */}
      <section
        id={PRODUCTION_ERROR_ID}
        aria-label={translate('The full text of the error')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <h2>{translate('Which package does the error come from?')}</h2>
      <ul>
        <li>
          {translate(
            'Errors that start with “Minified MUI error” come from Material UI, which MUI X is built on. This page has the messages of Material UI {{version}}. Another version can use a number for another message.',
            { version: errorCodes.version },
          )}
        </li>
        <li>
          {translate(
            'Errors that start with “MUI X error” and a number come from a later version of MUI X. MUI X 8.6 includes the full text of its errors in production builds, so this page has no numbers for them.',
          )}
        </li>
      </ul>
      <h2>{translate('What to do next')}</h2>
      <ol>
        <li>
          {translate(
            'Reproduce the error in a development build of your app. A development build prints the full text, and it also prints warnings that production builds leave out.',
          )}
        </li>
        <li>
          {translate('Search the documentation for the full text.')}{' '}
          <button type="button" className="open-search" {...attribute(SearchAttribute.open)}>
            <span className="icon icon-search" />
            {translate('Search the documentation')}
          </button>
        </li>
        <li>
          {translate('If the documentation does not explain the error, ask for help.')}{' '}
          <a href="/x/introduction/support/">{translate('Support')}</a>
        </li>
      </ol>
    </div>
  );
}
