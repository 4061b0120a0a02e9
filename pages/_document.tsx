import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { assets } from '../.generated/assets';
import { services } from '../.generated/services';
import { fillNavigation } from '../src/node/render/html/document/fillNavigation';
import { slimPageData } from '../src/node/render/html/document/slimPageData';
import type { PageProps } from '../src/core/pageProps';
import { NO_SERVICES, SERVICES_META, serviceScripts } from '../src/core/services';

/** Absent in a build without services: then nothing outside the site is ever asked. */
function ServicesMeta() {
  const content = JSON.stringify(services);
  if (content === JSON.stringify(NO_SERVICES)) return null;
  const scripts = serviceScripts(services).join(' ');
  return <meta name={SERVICES_META} content={content} data-scripts={scripts || undefined} />;
}

export default class Document extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await NextDocument.getInitialProps(context);
    return {
      ...initial,
      html: fillNavigation(initial.html, context.asPath ?? '/', assets.navigation),
    };
  }

  override render() {
    const data = this.props.__NEXT_DATA__;
    data.props = slimPageData(data.props as { pageProps?: PageProps });
    return (
      <Html lang="en" dir="ltr">
        <Head>
          <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/static/icons/apple-touch.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
          {/* Before the boot script, which reads it. */}
          <ServicesMeta />
          <script src={assets.sheets} async />
          <script src={assets.boot} />
          <script src={assets.page} defer />
          {/* Not by next/head: it would take them out and load them anew when React wakes. */}
          <link rel="stylesheet" href={assets.content} />
        </Head>
        <body>
          <Main />
          {/* Outside React, because the boot scripts speak through it before React is there. */}
          <div id="announcer" className="visually-hidden" role="status" />
          <NextScript />
        </body>
      </Html>
    );
  }
}
