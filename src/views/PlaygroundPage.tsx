import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';
import { DemoFailure } from '../demo/DemoFailure';
import { loadPlayground } from '../playground/loadPlayground';
import { useTranslate } from '../providers/useTranslate';

/** A blank, live-editable page, without the site's theme, that links can fill (SPEC 1.7). */
export function PlaygroundPage() {
  const translate = useTranslate();
  const [loaded, setLoaded] = useState<{ Playground: ComponentType }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    loadPlayground().then(
      (Playground) => setLoaded({ Playground }),
      () => setFailed(attempt),
    );
  }, [attempt]);
  return (
    <div className="playground">
      <Head>
        <title>{`${translate('Playground')} - MUI X`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="prose">
        <h1 tabIndex={-1}>{translate('Playground')}</h1>
        <p>
          {translate(
            'Write code with every MUI X package and see it run. The result has the plain defaults of Material UI, without the theme of this site.',
          )}{' '}
          {translate(
            'This page needs a connection. Demos of downloaded products can be edited offline on their own pages.',
          )}
        </p>
        <noscript>
          <p>{translate('The playground needs JavaScript, which is off in this browser.')}</p>
        </noscript>
      </div>
      <div className="playground-place" {...attribute(PageAttribute.live)}>
        {loaded ? (
          <loaded.Playground />
        ) : failed === attempt ? (
          <DemoFailure
            message={translate('The editor could not be loaded. Check your connection.')}
            action={translate('Try again')}
            onAction={() => setAttempt(attempt + 1)}
          />
        ) : (
          <div className="demo-skeleton" />
        )}
      </div>
    </div>
  );
}
