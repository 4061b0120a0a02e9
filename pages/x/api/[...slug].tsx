import type { GetStaticPaths, GetStaticProps } from 'next';
import { apiPathnames, apiRevision } from '../../../.generated/apiRoutes';
import { loadApi } from '../../../src/node/model/loadApi';
import type { ApiPageProps, PageProps } from '../../../src/core/pageProps';
import { slugOf } from '../../../src/core/paths';
import { ApiPage } from '../../../src/views/ApiPage';

export default function ApiRoute({ page }: PageProps<ApiPageProps>) {
  return <ApiPage key={page.pathname} page={page} />;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: apiPathnames.map((pathname) => ({ params: { slug: slugOf(pathname).slice(1) } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<PageProps<ApiPageProps>> = ({ params }) => {
  // Without this import `next dev` would not see that a page has changed.
  void apiRevision;
  return { props: loadApi(params?.slug as string[]) };
};
