import Head from 'next/head';
import { useTranslate } from '../providers/useTranslate';

/** What readers see when a server in front of the site fails. */
export function FailurePage() {
  const translate = useTranslate();
  return (
    <div className="prose">
      <Head>
        <title>{`${translate('Something went wrong')} - MUI X`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>{translate('Something went wrong')}</h1>
      <p>
        {translate('This page could not be shown. Reload it in a moment, or pick another one.')}
      </p>
    </div>
  );
}
