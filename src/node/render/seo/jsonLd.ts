import type { BreadcrumbList, Graph, TechArticle } from 'schema-dts';
import { DOCS_VERSION, HOME, SITE_ORIGIN } from '../../../core/constants';
import { findTrail } from '../../model/navigation/findTrail';
import { pageTitle } from '../../model/navigation/pageTitle';
import { isExternal } from '../../../core/paths';
import type { PageFacts } from '../../model/pageFacts';
import type { NavItem } from '../../../core/types';

/** A place above a page, or the page itself. */
interface Crumb {
  name: string;
  pathname: string;
}

/**
 * Returns a page's structured data (schema.org TechArticle and BreadcrumbList).
 * @param tree The navigation with the pages that exist.
 */
export function buildJsonLd(page: PageFacts, tree: readonly NavItem[]): Graph {
  const url = SITE_ORIGIN + page.pathname;
  const article: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    image: SITE_ORIGIN + page.image,
    inLanguage: 'en',
    isAccessibleForFree: true,
    version: DOCS_VERSION,
    author: { '@type': 'Organization', name: 'MUI', url: SITE_ORIGIN },
    publisher: { '@type': 'Organization', name: 'MUI', url: SITE_ORIGIN },
  };
  const crumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page, tree).map(({ name, pathname }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SITE_ORIGIN + pathname,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [article, crumbs] };
}

/** The way to a page from the start of the site; groups without a page of their own are no stops. */
function trailOf({ pathname, title }: PageFacts, tree: readonly NavItem[]): Crumb[] {
  const [section, ...groups] = findTrail(tree, pathname).slice(0, -1);
  // A section begins with its overview, which is called here what the section is called.
  const overview = section?.children?.[0]?.pathname;
  const above = groups.map((item) => ({ name: pageTitle(item), pathname: item.pathname }));
  if (section) above.unshift({ name: pageTitle(section), pathname: overview });
  const places = above.filter(
    (place): place is Crumb => place.pathname !== undefined && !isExternal(place.pathname),
  );
  const stops = [{ name: 'MUI X', pathname: HOME }, ...places, { name: title, pathname }];
  return stops.filter(
    (stop, index) => stops.findLastIndex((other) => other.pathname === stop.pathname) === index,
  );
}

/** Returns structured data as text that is safe inside a script element. */
export function renderJsonLd(data: Graph): string {
  // A "</script>" in a title would end the element early.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
