import { readFileSync } from 'node:fs';
import { pagePlans } from './navigation/pagePlans';
import type { ApiPageProps } from '../../core/pageProps';
import type { PageFacts } from './pageFacts';
import { productFromPath } from '../../core/productId';
import { apiPageFile } from './api/apiPageFile';
import { indexPathname } from './api/apiSite';
import type { Site } from './site';
import { guideImage, socialImage } from '../../core/socialImage';
import { API_PRODUCTS } from '../../core/xProducts';

/**
 * Returns every page with a text of its own, in reading order: guides, then the API reference. Tabs,
 * the playground and what only leads on are none.
 */
export function sitePages({ tree, guides, api }: Pick<Site, 'tree' | 'guides' | 'api'>) {
  const plans = pagePlans(tree);
  const factsOf = (
    facts: Pick<PageFacts, 'pathname' | 'title' | 'description' | 'image'>,
  ): PageFacts => {
    const plan = plans.get(facts.pathname);
    return { ...facts, productId: productFromPath(facts.pathname).id, ...(plan && { plan }) };
  };
  const reference = [
    ...API_PRODUCTS.map(indexPathname),
    ...api.entries.map(({ pathname }) => pathname),
  ];
  return [
    ...guides.map(({ props }) => {
      const { title, description } = props.meta;
      return factsOf({ pathname: props.pathname, title, description, image: guideImage(props) });
    }),
    ...reference.map((pathname) => {
      const { title, description, plan } = readApiPage(pathname);
      const facts = factsOf({ pathname, title, description, image: socialImage(pathname) });
      return { ...facts, ...(plan && { plan }) };
    }),
  ];
}

/** Returns the props of a page of the API reference, as `generate` has written them. */
export function readApiPage(pathname: string): ApiPageProps {
  return JSON.parse(readFileSync(apiPageFile(pathname), 'utf8')) as ApiPageProps;
}
