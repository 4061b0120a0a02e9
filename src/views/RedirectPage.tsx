import Head from 'next/head';

/** A page that leads on, for hosts that do not read `_redirects`. */
export function RedirectPage({ to }: { to: string }) {
  return (
    <>
      <Head>
        <title>MUI X documentation</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </Head>
      <h1>MUI X documentation</h1>
      <p>
        This address leads to <a href={to}>the overview</a>.
      </p>
    </>
  );
}
