import { PageHead } from '../components/PageHead';
import { StaticHtml } from '../components/StaticHtml';
import { markdownPath } from '../core/markdownPath';
import type { ApiPageProps } from '../core/pageProps';
import { PLAN_NAMES } from '../core/plans';
import { Feedback } from '../feedback/Feedback';
import { SectionFeedback } from '../feedback/SectionFeedback';
import { PageActions } from '../layout/PageActions';
import { PageNavigation } from '../layout/PageNavigation';
import { Toc } from '../layout/Toc';
import { useTranslate } from '../providers/useTranslate';

/** A page of the API reference; everything below its title is HTML that the build has rendered. */
export function ApiPage({ page }: { page: ApiPageProps }) {
  const translate = useTranslate();
  const { pathname, title, description, plan, toc, blocks } = page;
  return (
    <>
      <PageHead pathname={pathname} title={title} description={description}>
        <link rel="alternate" type="application/json" href="index.json" />
        <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
      </PageHead>
      <article className="guide">
        <header className="prose api-header">
          <h1 tabIndex={-1}>
            {title}
            {plan && (
              <span
                className={`icon icon-${plan} plan-${plan} api-plan`}
                role="img"
                aria-label={translate(PLAN_NAMES[plan])}
                title={translate(PLAN_NAMES[plan])}
              />
            )}
          </h1>
          <p className="lead">{description}</p>
          <PageActions pathname={pathname} />
        </header>
        <Toc entries={toc} />
        <div className="guide-body">
          {blocks.map(({ html }, index) => (
            <StaticHtml key={index} className="prose api" html={html} />
          ))}
        </div>
        <footer className="guide-footer">
          <Feedback page={pathname} title={title} question={translate('Was this page helpful?')} />
          <PageNavigation previous={page.previous} next={page.next} />
        </footer>
        <SectionFeedback />
      </article>
    </>
  );
}
