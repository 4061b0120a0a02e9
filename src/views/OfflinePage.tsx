import Head from 'next/head';
import { OFFLINE_SAVED_ID } from '../core/offline';
import { OfflinePacks } from '../offline/OfflinePacks';
import { useTranslate } from '../providers/useTranslate';

/**
 * What is saved on this device. The service worker shows it in the place of a page that cannot be
 * had, so it works without React and from what the worker has stored.
 */
export function OfflinePage() {
  const translate = useTranslate();
  return (
    <div className="prose">
      <Head>
        <title>{`${translate('Offline')} - MUI X`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>{translate('Offline')}</h1>
      <p>
        {translate(
          'If you see this instead of another page, that page is not saved on this device and there is no connection. It shows as soon as you are online again. Until then, here is what is saved.',
        )}
      </p>
      <noscript>
        <p>The list needs JavaScript, which is off in this browser.</p>
      </noscript>
      {/* Filled by `offline/renderSaved.ts`; React leaves it alone. */}
      <section
        id={OFFLINE_SAVED_ID}
        aria-label={translate('Saved on this device')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <h2>{translate('Products for offline reading')}</h2>
      <p>
        {translate(
          'A downloaded product has its pages, demos, API reference and search on this device. Later versions of the site download only what has changed.',
        )}
      </p>
      <OfflinePacks product="all" />
    </div>
  );
}
