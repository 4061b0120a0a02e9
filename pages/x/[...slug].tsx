import type { GetStaticPaths, GetStaticProps } from 'next';
import { apiRevision, apiTabPathnames } from '../../.generated/apiRoutes';
import { guidePathnames } from '../../.generated/routes';
import { revision } from '../../.generated/revision';
import { loadApiTab } from '../../src/node/model/loadApi';
import { loadGuide } from '../../src/node/model/loadGuide';
import type { ApiTabProps, GuidePageProps, PageProps } from '../../src/core/pageProps';
import { docsTabOf, slugOf } from '../../src/core/paths';
import { ApiTabPage } from '../../src/views/ApiTabPage';
import { GuidePage } from '../../src/views/GuidePage';

type Props = PageProps<GuidePageProps | ApiTabProps>;

export default function GuideRoute({ page }: Props) {
  if (page.kind === 'api-tab') return <ApiTabPage key={page.pathname} page={page} />;
  return <GuidePage key={page.pathname} page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: [...guidePathnames, ...apiTabPathnames].map((pathname) => ({
    params: { slug: slugOf(pathname) },
  })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<Props> = ({ params }) => {
  // Without these imports `next dev` would not see that a page has changed.
  void revision;
  void apiRevision;
  const slug = params?.slug as string[];
  const isTab = docsTabOf(`/${slug.join('/')}/`) !== undefined;
  return { props: isTab ? loadApiTab(slug) : loadGuide(slug) };
};
