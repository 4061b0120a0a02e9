import Head from 'next/head';
import { HOME } from '../core/constants';

/** What readers see at an address that has no page. */
export function NotFoundPage() {
  return (
    <div className="prose">
      <Head>
        <title>Page not found - MUI X</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page not found</h1>
      <p>
        This address has no page. Pick one from the navigation, or start at{' '}
        <a href={HOME}>the overview</a>.
      </p>
    </div>
  );
}
