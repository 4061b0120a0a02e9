import type { GetStaticPaths, GetStaticProps } from 'next';
import { guidePathnames } from '../../.generated/routes';
import { revision } from '../../.generated/revision';
import { loadGuide } from '../../src/build/loadGuide';
import type { PageProps } from '../../src/core/pageProps';
import type { GuideProps } from '../../src/core/types';
import { GuidePage } from '../../src/views/GuidePage';

export default function GuideRoute({ page }: PageProps<GuideProps>) {
  return <GuidePage key={page.pathname} page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: guidePathnames.map((pathname) => ({
    params: { slug: pathname.split('/').slice(2, -1) },
  })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<PageProps<GuideProps>> = ({ params }) => {
  // Without this import `next dev` would not see that a guide has changed.
  void revision;
  return { props: loadGuide(params?.slug as string[]) };
};
