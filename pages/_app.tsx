import type { AppProps } from 'next/app';
import type { PageProps } from '../src/core/pageProps';
import { AppFrame } from '../src/layout/AppFrame';
import { AppProviders } from '../src/providers/AppProviders';
import '../src/styles/fonts.css';
import '../.generated/styles/tokens.css';
import '../.generated/styles/icons.css';
import '../src/styles/base.css';
import '../src/styles/frame.css';
import '../src/styles/prose.css';

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <AppProviders>
      <AppFrame>
        <Component {...pageProps} />
      </AppFrame>
    </AppProviders>
  );
}
