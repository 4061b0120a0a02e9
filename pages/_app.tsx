import type { AppProps } from 'next/app';
import Head from 'next/head';
import { HOME } from '../src/core/constants';
import type { PageProps } from '../src/core/pageProps';
import { attendedDemoShown } from '../src/demo/live/attendedDemo';
import { AppFrame } from '../src/layout/AppFrame';
import { AppProviders } from '../src/providers/AppProviders';
import '../.generated/styles/fonts.css';
import '../.generated/styles/tokens.css';
import '../.generated/styles/icons.css';
import '../.generated/styles/hues.css';
import '../src/styles/base.css';
import '../src/styles/frame.css';
import '../src/styles/bar.css';
import '../src/styles/searchButton.css';
import '../src/styles/menus.css';
import '../src/styles/settings.css';
import '../src/styles/footer.css';
import '../src/styles/offline.css';
import '../src/styles/navigation.css';
import '../src/styles/prose.css';
import '../src/styles/tables.css';
import '../src/styles/page.css';
import '../src/styles/ads.css';
import '../src/styles/sections.css';
import '../src/styles/guideEnd.css';
import '../src/styles/overPage.css';
import '../src/styles/toc.css';
import '../src/styles/popoverFallback.css';
import '../src/styles/demo.css';
import '../src/styles/print.css';

// React adopts the page when its scripts are run through; this one asks it to wait.
await attendedDemoShown();

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const pathname = pageProps.page?.pathname ?? HOME;
  return (
    <AppProviders pageProps={pageProps}>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <AppFrame pathname={pathname}>
        <Component {...pageProps} />
      </AppFrame>
    </AppProviders>
  );
}
