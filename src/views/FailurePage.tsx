import Head from 'next/head';

/** What readers see when a server in front of the site fails. */
export function FailurePage() {
  return (
    <div className="prose">
      <Head>
        <title>Something went wrong - MUI X</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p>This page could not be shown. Reload it in a moment, or pick another one.</p>
    </div>
  );
}
