import { PageHead } from '../components/PageHead';
import { StaticHtml } from '../components/StaticHtml';
import type { ApiTabProps } from '../core/pageProps';
import { SectionFeedback } from '../feedback/SectionFeedback';
import { DocsTabs } from '../layout/DocsTabs';
import { Toc } from '../layout/Toc';

/** A guide's tab with the API of the components or hooks that it is about (SPEC 1.6). */
export function ApiTabPage({ page }: { page: ApiTabProps }) {
  const { pathname, guide, tab, tabs, title, heading, description, canonical, toc, blocks } = page;
  return (
    <>
      <PageHead
        pathname={pathname}
        title={title}
        description={description}
        canonical={canonical ?? null}
      />
      <article className="guide">
        <header className="prose">
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{description}</p>
          <DocsTabs guide={guide} tabs={tabs} active={tab} />
        </header>
        <Toc entries={toc} />
        <div className="guide-body">
          {blocks.map(({ html }, index) => (
            <StaticHtml key={index} className="prose api" html={html} />
          ))}
        </div>
        <SectionFeedback />
      </article>
    </>
  );
}
