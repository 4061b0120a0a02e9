import type { GetStaticPaths, GetStaticProps } from 'next';
import { guidePathnames } from '../../.generated/routes';
import { revision } from '../../.generated/revision';
import { loadGuide } from '../../src/build/loadGuide';
import type { GuidePageProps, PageProps } from '../../src/core/pageProps';
import { GuidePage } from '../../src/views/GuidePage';

export default function GuideRoute({ page }: PageProps<GuidePageProps>) {
  return <GuidePage key={page.pathname} page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: guidePathnames.map((pathname) => ({
    params: { slug: pathname.split('/').slice(2, -1) },
  })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<PageProps<GuidePageProps>> = ({ params }) => {
  // Without this import `next dev` would not see that a guide has changed.
  void revision;
  return { props: loadGuide(params?.slug as string[]) };
};
