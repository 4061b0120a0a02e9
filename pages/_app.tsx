import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { PageProps } from '../src/core/pageProps';
import { AppFrame } from '../src/layout/AppFrame';
import { AppProviders } from '../src/providers/AppProviders';
import '../.generated/styles/fonts.css';
import '../.generated/styles/tokens.css';
import '../.generated/styles/icons.css';
import '../src/styles/base.css';
import '../src/styles/frame.css';
import '../src/styles/navigation.css';
import '../src/styles/prose.css';
import '../src/styles/page.css';
import '../src/styles/toc.css';

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <AppProviders>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <AppFrame>
        <Component {...pageProps} />
      </AppFrame>
    </AppProviders>
  );
}
