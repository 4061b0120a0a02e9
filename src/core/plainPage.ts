import type { PageProps, PlainProps } from './pageProps';

/** Returns the props of a page that brings no data but its title and description. */
export function plainPage(
  pathname: string,
  title: string,
  description: string,
): { props: PageProps<PlainProps> } {
  const page: PlainProps = { kind: 'plain', pathname, title, description };
  return { props: { userLanguage: 'en', translations: {}, page } };
}
