import Head from 'next/head';
import { assets } from '../../.generated/assets';
import type { GuideBlock, GuideProps } from '../core/types';
import { StaticHtml } from '../components/StaticHtml';
import { HeaderChips } from '../components/HeaderChips';
import { Toc } from '../layout/Toc';

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'html') return <StaticHtml className="prose" html={block.html} />;
  throw new Error(`No view for a block of kind "${block.kind}".`);
}

/** A guide: title, description, chips, and the blocks of its Markdown. */
export function GuidePage({ page }: { page: GuideProps }) {
  const { meta, blocks, toc, hasCode } = page;
  return (
    <>
      <Head>
        <title>{`${meta.title} - MUI X`}</title>
        <meta name="description" content={meta.description} />
        {hasCode && <link rel="stylesheet" href={assets.code} />}
      </Head>
      <article className="guide">
        <header className="prose">
          <h1 tabIndex={-1}>{meta.title}</h1>
          <p className="lead">{meta.description}</p>
          <HeaderChips meta={meta} importSize={page.importSize} />
        </header>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </article>
      <Toc entries={toc} />
    </>
  );
}
