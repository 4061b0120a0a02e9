import Head from 'next/head';
import { assets } from '../../.generated/assets';
import { StaticHtml } from '../components/StaticHtml';
import type { ApiPageProps } from '../core/pageProps';
import { PageNavigation } from '../layout/PageNavigation';
import { Toc } from '../layout/Toc';

const PLANS = { pro: 'Pro plan', premium: 'Premium plan' } as const;

/** A page of the API reference; everything below its title is HTML that the build has rendered. */
export function ApiPage({ page }: { page: ApiPageProps }) {
  const { title, description, plan, toc, blocks } = page;
  return (
    <>
      <Head>
        <title>{`${title} - MUI X`}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href={assets.code} />
        <link rel="stylesheet" href={assets.api} />
        <link rel="alternate" type="application/json" href="index.json" />
      </Head>
      <article className="guide">
        <header className="prose">
          <h1 tabIndex={-1}>
            {title}
            {plan && (
              <span
                className={`icon icon-${plan} plan-${plan} api-plan`}
                role="img"
                aria-label={PLANS[plan]}
                title={PLANS[plan]}
              />
            )}
          </h1>
          <p className="lead">{description}</p>
        </header>
        <Toc entries={toc} />
        <div className="guide-body">
          {blocks.map(({ html }, index) => (
            <StaticHtml key={index} className="prose api" html={html} />
          ))}
        </div>
        <footer className="guide-footer">
          <PageNavigation previous={page.previous} next={page.next} />
        </footer>
      </article>
    </>
  );
}
