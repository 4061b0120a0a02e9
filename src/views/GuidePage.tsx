import dynamic from 'next/dynamic';
import { memo } from 'react';
import { AdSlot } from '../ads/AdSlot';
import { HeaderChips } from '../components/HeaderChips';
import { PageHead } from '../components/PageHead';
import { StaticHtml } from '../components/StaticHtml';
import { guideName } from '../core/guideName';
import { markdownPath } from '../core/markdownPath';
import type { GuidePageProps } from '../core/pageProps';
import { guideImage } from '../core/socialImage';
import type { GuideBlock } from '../core/types';
import { embeds } from '../embeds';
import { Feedback } from '../feedback/Feedback';
import { SectionFeedback } from '../feedback/SectionFeedback';
import { DocsTabs } from '../layout/DocsTabs';
import { EditLinks } from '../layout/EditLinks';
import { PageActions } from '../layout/PageActions';
import { PageNavigation } from '../layout/PageNavigation';
import { Toc } from '../layout/Toc';
import { loadDemoEditor } from '../playground/demo/loadDemoEditor';
import { useTranslate } from '../providers/useTranslate';
import { HydratedLater } from './HydratedLater';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';

/** Pages without demos don't pay for them; on others it comes with React, in parallel. */
const Demo = dynamic(() => import('../demo/Demo').then((module) => module.Demo));

function Embed({ name, props }: { name: string; props: Record<string, unknown> }) {
  const Component = embeds[name];
  if (!Component) throw new Error(`src/embeds/index.ts lists no component ${name}.`);
  return <Component {...props} />;
}

interface BlockProps {
  block: GuideBlock;
  pathname: string;
  isFirstDemo: boolean;
}

/** What React is to adopt later has to be adopted at once when its page renders anew: not for nothing. */
const Block = memo(function Block({ block, pathname, isFirstDemo }: BlockProps) {
  if (block.kind === 'html') return <StaticHtml className="prose" html={block.html} />;
  if (block.kind === 'demo' && block.info) {
    // The page stays mounted when another guide comes in, and a demo's state must not stay with it.
    const { name, options, info } = block;
    return (
      <HydratedLater key={pathname + name} isLater={!isFirstDemo}>
        <Demo {...{ pathname, options, info }} loadEditor={loadDemoEditor} />
      </HydratedLater>
    );
  }
  if (block.kind === 'ad') return <AdSlot pathname={pathname} />;
  if (block.kind === 'component') return <Embed name={block.name} props={block.props} />;
  throw new Error(`No view for a block of kind "${block.kind}".`);
});

/** A guide: title, description, chips, the blocks of its Markdown, and where to go from there. */
export function GuidePage({ page }: { page: GuidePageProps }) {
  const translate = useTranslate();
  const { pathname, meta, blocks, toc, importSize, tabs = [] } = page;
  const firstDemo = blocks.findIndex(({ kind }) => kind === 'demo');
  return (
    <>
      <PageHead
        pathname={pathname}
        image={guideImage(page)}
        title={meta.title}
        description={meta.description}
      >
        <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
      </PageHead>
      <article className="guide">
        <header className="prose">
          <h1 tabIndex={-1} {...attribute(LanguageAttribute.title)} suppressHydrationWarning>
            {guideName(meta.title)}
          </h1>
          <p className="lead">{meta.description}</p>
          <div className="page-facts">
            <DocsTabs guide={pathname} tabs={tabs} />
            <HeaderChips meta={meta} importSize={importSize} />
            <PageActions pathname={pathname} />
          </div>
        </header>
        <Toc entries={toc} />
        <div className="guide-body">
          {blocks.map((block, index) => (
            // The ad lives on when another guide comes in.
            <Block
              key={block.kind === 'ad' ? 'ad' : index}
              block={block}
              pathname={pathname}
              isFirstDemo={index === firstDemo}
            />
          ))}
        </div>
        <footer className="guide-footer">
          <Feedback
            page={pathname}
            title={meta.title}
            question={translate('Was this page helpful?')}
          />
          <EditLinks source={page.source} />
          <PageNavigation previous={page.previous} next={page.next} />
        </footer>
        <SectionFeedback />
      </article>
    </>
  );
}
