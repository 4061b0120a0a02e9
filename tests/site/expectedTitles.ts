import { existsSync, readFileSync } from 'node:fs';
import { pageTitle } from '../../src/node/model/navigation/pageTitle';
import { flattenPages } from '../../src/node/model/navigation/flattenPages';
import { guideName } from '../../src/core/guideName';
import { guideOf } from '../../src/core/paths';
import type { NavItem } from '../../src/core/types';

const tree = JSON.parse(readFileSync('.generated/nav/tree.json', 'utf8')) as NavItem[];
const titles = new Map(
  flattenPages(tree).map((item) => [
    item.pathname,
    // A group has its title; the link to its own page is the first below it.
    item.children ? 'Overview' : pageTitle(item),
  ]),
);

/** What a page is called, as writers and the navigation tree have it. */
export interface ExpectedTitles {
  /** Of the heading and of the document; undefined for pages that are no guide and no API page. */
  heading?: string;
  title?: string;
  /** Of the link in the side navigation that is marked as the current page. */
  link?: string;
}

interface TitledProps {
  meta?: { title: string };
  heading?: string;
  title?: string;
}

export function expectedTitles(pathname: string): ExpectedTitles {
  const link = titles.get(guideOf(pathname));
  const name = pathname.replace(/\/$/, '.json');
  const file = [`.generated/guides${name}`, `.generated/apiPages${name}`].find(existsSync);
  if (!file) return { link };
  const { meta, heading, title } = JSON.parse(readFileSync(file, 'utf8')) as TitledProps;
  return {
    heading: meta ? guideName(meta.title) : (heading ?? title),
    title: meta?.title ?? title,
    link,
  };
}
