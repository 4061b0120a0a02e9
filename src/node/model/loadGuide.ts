import { readFileSync } from 'node:fs';
import { docsTabs } from './docsTabs';
import { pageTitle } from './navigation/pageTitle';
import { previousAndNext } from './navigation/previousAndNext';
import type { GuidePageProps, PageLink, PageProps } from '../../core/pageProps';
import { contentFile } from '../../core/paths';
import type { GuideProps, NavItem, NavPage } from '../../core/types';
import { guideFile } from './guides';
import { NAVIGATION_TREE_FILE } from './navigation/treeFile';

/**
 * Returns the props of a guide's page.
 * @param slug Segments after `/x/`, as the catch-all route has them.
 */
export function loadGuide(slug: readonly string[]): PageProps<GuidePageProps> {
  const pathname = `/x/${slug.join('/')}/`;
  const guide = readJson<GuideProps>(guideFile(pathname));
  const tabs = docsTabs(guide.meta, () => true);
  return {
    userLanguage: 'en',
    translations: {},
    page: {
      ...guide,
      source: contentFile(pathname),
      ...(tabs.length > 0 && { tabs }),
      ...neighbourLinks(pathname),
    },
  };
}

/** Returns the links to the pages before and after one; without a neighbour the key is absent. */
export function neighbourLinks(pathname: string): { previous?: PageLink; next?: PageLink } {
  const { previous, next } = previousAndNext(readJson<NavItem[]>(NAVIGATION_TREE_FILE), pathname);
  // Next refuses undefined in props.
  return { ...(previous && { previous: linkTo(previous) }), ...(next && { next: linkTo(next) }) };
}

function linkTo(page: NavPage): PageLink {
  return { pathname: page.pathname, title: pageTitle(page) };
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}
